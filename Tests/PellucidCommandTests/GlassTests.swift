// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidDesignSupport
import PellucidTestSupport
import Testing

@testable import PellucidCommand

@Suite struct GlassTests {
  private func json(_ arguments: [String]) throws -> [String: Any] {
    let result = try Program.run(["glass"] + arguments + ["--json"])
    #expect(result.exit == 0 && result.errors.isEmpty)
    return result.json
  }

  @Test func glassPrintsTheColourInTheMiddle() throws {
    let drawn = try json(["regular", "--over", "#808080", "--control", "button", "--size", "120x44"])
    #expect(drawn["version"] as? Int == 1)
    let middle = try #require(drawn["resultRGB"] as? [Double])
    let recipe = GlassRecipes.recipe(for: GlassRequest(.regular, control: .button, shorterSide: 44))
    let face = recipe.parameters.flatFace(of: SIMD3(repeating: 128 / 255))
    // The flat face has no ring shadow.
    let ring = recipe.parameters.ringShadow
    let shade = ring.opacity * SoftBand(width: ring.strokeWidth, deviation: ring.blurRadius).greatest
    for lane in 0..<3 {
      let flat = Double(face[lane]) * 255
      #expect(middle[lane] <= flat + 0.1 && middle[lane] >= (1 - shade) * flat - 0.1)
    }
    let listed = try #require(drawn["recipe"] as? [String: Any])
    #expect(listed["name"] as? String == "os27.regular.light")
    let inputs = try #require(listed["inputs"] as? [String: Any])
    for name in ["captureMargin", "blurRadius", "faceOpacity", "rimOpacity", "ovalization"] {
      #expect(inputs[name] is Double, "\(name)")
    }
  }

  /// Returns a colour of the standard ramp, computed independently from the tint's components in the picture's
  /// space and the face's grey.
  private static func standardRamp(_ color: SIMD3<Double>, over grey: Double) -> SIMD3<Double> {
    let lightness = (color.max() + color.min()) / 2
    let gain =
      lightness <= 0.5 ? 57.0 / 85 : (17.4 * lightness - 3) / (17 * (1 - lightness))
    let dark = ((color - lightness) * gain + 9.0 / 17 * lightness)
      .clamped(lowerBound: color * (-3.0 / 17), upperBound: (20 - 3 * color) / 17)
    return (dark + (color - dark) * grey).clamped(
      lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
  }

  @Test(arguments: [
    ("#FF8000", EncodedColor(red: 1, green: 128.0 / 255, blue: 0)),
    ("color(display-p3 1 0.5 0)", EncodedColor(Straight<DisplayP3>(red: 1, green: 0.5, blue: 0))),
  ])
  func tintsAreDrawnInTheSpaceOfThePicture(text: String, color: EncodedColor) throws {
    func middle(_ flags: [String]) throws -> SIMD3<Double> {
      let drawn = try json(["regular", "--over", "#808080"] + flags)["resultRGB"] as? [Double]
      let values = try #require(drawn)
      return SIMD3(values[0], values[1], values[2]) / 255
    }
    let wide = Straight<DisplayP3>(color)
    for (gamut, lanes) in [("srgb", color.lanes), ("displayP3", wide.lanes)] {
      let face = try middle(["--gamut", gamut])
      let tinted = try middle(["--gamut", gamut, "--tint", text])
      let components = SIMD3(Double(lanes.x), Double(lanes.y), Double(lanes.z))
      let expected = Self.standardRamp(components, over: face.x)
      for lane in 0..<3 {
        #expect(abs(tinted[lane] - expected[lane]) < 2 / 255, "\(gamut) \(tinted) \(expected)")
      }
    }
  }

  @Test func identityLeavesTheBackdrop() throws {
    let drawn = try json(["identity", "--over", "#336699"])
    let middle = try #require(drawn["resultRGB"] as? [Double])
    for (lane, value) in [51.0, 102, 153].enumerated() { #expect(abs(middle[lane] - value) < 0.01) }
  }

  @Test func flagsReachTheGlass() throws {
    let plain = try json(["regular", "--over", "#204060"])
    for flags in [
      ["--appearance", "dark"], ["--preferred-look", "1"], ["--transparency", "reduced"],
      ["--contrast", "increased"], ["--look", "os26"],
    ] {
      let drawn = try json(["regular", "--over", "#204060"] + flags)
      #expect(drawn["resultRGB"] as? [Double] != plain["resultRGB"] as? [Double], "\(flags)")
    }
    let settings = try json(["regular", "--over", "#000", "--reduce-motion", "--show-borders"])["settings"]
    #expect((settings as? [String: Any])?["reduceMotion"] as? Bool == true)
    #expect((settings as? [String: Any])?["showBorders"] as? Bool == true)
  }

  @Test func adaptiveGlassFollowsTheBackdrop() throws {
    func appearance(_ flags: [String]) throws -> String? {
      try json(["regular", "--control", "button", "--over", "#101010"] + flags)["appearance"] as? String
    }
    #expect(try appearance([]) == "light")
    #expect(try appearance(["--adaptive"]) == "dark")
  }

  @Test func adaptationThatCannotBeIsNoted() throws {
    let oneAppearance = "pellucid: note: Glass has one appearance on this platform: adaptive is not used.\n"
    let folder = try TemporaryFolder()
    let out = ["-o", folder.path + "/glass.png"]
    for platform in ["visionos", "watchos"] {
      let flags = ["--adaptive", "--platform", platform]
      let drawn = try Program.run(["glass", "regular", "--over", "#101010"] + out + flags)
      #expect(drawn.exit == 0 && drawn.errors.contains(oneAppearance))
      #expect(try Program.run(["legibility", "--glass", "regular"] + flags).errors == oneAppearance)
    }
    let notes = try json(["clear", "--over", "#101010", "--adaptive"])["notes"] as? [String]
    #expect(notes == ["Only regular glass turns light or dark: adaptive is not used."])
    let turned = try json(["regular", "--over", "#101010", "--adaptive"])["notes"] as? [String]
    #expect(turned == ["The glass is dark over dark content."])
  }

  @Test func looksThatMoveNothingAreNoted() throws {
    func notes(_ flags: [String]) throws -> [String] { try json(flags)["notes"] as? [String] ?? [] }
    let clear = ["clear", "--over", "#808080"]
    #expect(try notes(clear + ["--preferred-look", "1"]).contains { $0.contains("the blur alone") })
    #expect(try notes(clear + ["--preferred-look", "0.5"]) == [])
    #expect(try notes(["regular", "--over", "#808080", "--preferred-look", "1"]) == [])
    let older = try notes(["regular", "--over", "#808080", "--look", "ios18"])
    #expect(older == ["The 18 release has no Liquid Glass; the numbers of 26, the first with it, are used."])
  }

  @Test func anUnknownBackdropIsNoted() throws {
    let seen = try json(["regular", "--over", "#000"])
    #expect(seen["backdrop"] is [String: Any])
    #expect(seen["notes"] as? [String] == [])
    let unseen = try json(["regular", "--over", "#80808040"])
    #expect(unseen["backdrop"] is NSNull)
    #expect((unseen["notes"] as? [String])?.contains { $0.contains("is translucent") } == true)
    #expect(try json(["identity", "--over", "#80808040"])["notes"] as? [String] == [])
  }

  @Test(arguments: ["0.5x0.5", "1x1", "2x2", "3x3", "4x1", "5x5"])
  func whatLiesBehindTinyGlassIsKnown(size: String) throws {
    let grey = try json(["regular", "--over", "#808080", "--size", size])
    #expect(grey["notes"] as? [String] == [])
    let seen = try #require((grey["backdrop"] as? [String: Any])?["luminance"] as? Double)
    #expect(abs(seen - 128.0 / 255) < 0.001)
    let turned = try json(["regular", "--control", "button", "--over", "#000", "--adaptive", "--size", size])
    #expect(turned["appearance"] as? String == "dark")
  }

  @Test func aPlateIsNotJudgedByWhatLiesBehind() throws {
    let clear = ["clear", "--over", "#F0F0F0"]
    func rules(_ drawn: [String: Any]) -> [String] {
      (drawn["findings"] as? [[String: Any]] ?? []).compactMap { $0["rule"] as? String }
    }
    #expect(try rules(json(clear)).sorted() == ["RND05", "SRC13"])
    let plate = try json(clear + ["--transparency", "reduced"])
    #expect(rules(plate) == [])
    #expect(plate["automaticDimming"] is NSNull)
  }

  @Test func clearGlassDimsWhenAsked() throws {
    func middle(_ flags: [String]) throws -> Double {
      let drawn = try json(["clear", "--over", "#F0F0F0"] + flags)
      #expect(drawn["automaticDimming"] as? Double == 0.35)
      return try #require((drawn["resultRGB"] as? [Double])?.first)
    }
    let (none, automatic, half) = (
      try middle([]), try middle(["--dimming", "automatic"]), try middle(["--dimming", "0.5"])
    )
    #expect(half < automatic && automatic < none)
    #expect(try json(["clear", "--over", "#101010"])["automaticDimming"] as? Double == 0)
  }

  /// Checks that automatic dimming adds no black over a ground that is dimmed already: one layer leaves 190 of 255,
  /// and two would leave 134.
  @Test func whatIsDimmedBelowIsDrawnOnce() throws {
    let folder = try TemporaryFolder()
    func drawn(_ dimming: String) throws -> Data {
      let scene = """
        {"version": 1, "size": {"width": 160, "height": 80}, "scale": 1, "desktop": [
          {"fill": "#FFFFFF"}, {"dimming": 0.35},
          {"glass": "clear", "dimming": \(dimming), "frame": [20, 18, 120, 44]}]}
        """
      let (path, out) = (try folder.write(scene, to: "scene.json"), folder.path + "/out.png")
      #expect(try Program.run(["render", path, "-o", out, "--quiet"]).exit == 0)
      return try Data(contentsOf: URL(fileURLWithPath: out))
    }
    let once = try drawn(#""none""#)
    #expect(try drawn(#""automatic""#) == once)
    #expect(try drawn("0.35") != once, "what is asked for is drawn")
  }

  @Test func picturesAreWritten() throws {
    let folder = try TemporaryFolder()
    let (backdrop, out) = (folder.path + "/backdrop.png", folder.path + "/glass.png")
    #expect(try Program.run(["material", "thin", "--over", "#204060", "-o", backdrop, "--quiet"]).exit == 0)
    let result = try Program.run(["glass", "regular", "--over", backdrop, "-o", out, "--depth", "16"])
    #expect(result.exit == 0)
    let image = try ImageReader().read(path: out, gamut: .srgb)
    #expect(image.width == 320 && image.height == 320)
  }

  @Test func errorsSayWhatToDo() throws {
    let cases: [([String], String)] = [
      (["regula", "--over", "#000", "--json"], "unknown glass: regula: did you mean regular?"),
      (["regular", "--json"], "missing option: --over"),
      (["regular", "--over", "#000"], "missing option: -o: write -o OUT.png or --json"),
      (["regular", "--over", "none.png"], "missing option: -o: write -o OUT.png or --json"),
      (["regular", "--over", "#000", "--size", "0x0"], "not a size: --size 0x0"),
      (["regular", "--over", "#000", "--preferred-look", "7"], "not an allowed number: --preferred-look 7"),
      (["regular", "--over", "#000", "--glass-rules", "dark=1"], "unknown rule: --glass-rules dark=1"),
      (["regular", "--over", "#000", "--scale", "9"], "not an allowed number: --scale 9"),
      (["regular", "--over", "#000", "--look", "os99"], "--look os99"),
      (["regular", "--over", "#000", "--json", "--size", "120"], "not a size: --size 120"),
      (["regular", "--over", "#000", "--json", "--size", "0x44"], "not a size: --size 0x44"),
      (["regular", "--over", "#000", "--json", "--size", "nanx44"], "not a size: --size nanx44"),
      (["regular", "--over", "#000", "--json", "--control", "buton"], "did you mean button?"),
      (["regular", "--over", "#000", "--json", "--tint", "#12"], "not a colour: --tint #12"),
      (["regular", "--over", "#000", "--json", "--preferred-look", "2"], "not an allowed number"),
      (
        ["regular", "--over", "#000", "--json", "--dimming", "dark"], "not an allowed number: --dimming dark"
      ),
      (["regular", "--over", "#000", "--json", "--size", "8000x8000", "--scale", "8"], "picture too large"),
    ]
    for (arguments, message) in cases {
      let result = try Program.run(["glass"] + arguments)
      #expect(result.exit == 64 && result.output.isEmpty)
      #expect(result.errors.contains(message), "\(arguments)")
    }
    #expect(try Program.run(["glass", "regular", "--over", "none.png", "--json"]).exit == 65)
    #expect(
      try Program.run(["glass", "regular", "--over", "#000", "--json", "--tint", "orrange"]).errors
        .contains("unknown colour: --tint orrange: did you mean orange?"))
  }

  @Test func theTablesListGlass() throws {
    let table = try Program.run(["materials", "--json", "--platform", "ios"]).json
    let rows = try #require(table["glass"] as? [[String: Any]])
    let names = rows.compactMap { $0["name"] as? String }
    for name in [
      "identity", "os27.regular.light", "os27.clear", "os27.lens.switch", "os26.regular.dark.flat",
    ] {
      #expect(names.count { $0 == name } == 1, "\(name)")
    }
    for row in rows {
      #expect((row["sources"] as? String)?.isEmpty == false)
      #expect(["measured", "published", "inferred", "chosen"].contains(row["confidence"] as? String ?? ""))
    }
    #expect(try Program.run(["materials", "--details"]).output.contains("os27.regular.dark"))
    let resolved = try Program.run(["materials", "--json", "--platform", "ios", "--appearance", "dark"]).json
    let glass = try #require(resolved["glass"] as? [[String: Any]])
    #expect(glass.allSatisfy { !($0["name"] as? String ?? "").contains(".light") }, "dark was asked for")
    let every = try Program.run(["materials", "--json", "--appearance", "dark"]).json["glass"]
    let platforms = try #require(every as? [[String: Any]]).compactMap { $0["platform"] as? String }
    #expect(Set(platforms) == ["ios", "macos", "tvos", "visionos", "watchos"])
    #expect(platforms.count { $0 == "ios" } == glass.count, "each platform lists what it lists alone")
  }
}
