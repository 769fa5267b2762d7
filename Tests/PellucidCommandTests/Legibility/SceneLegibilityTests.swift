// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidJudge
import PellucidTestSupport
import Testing

@testable import PellucidCommand

/// Tests of `pellucid legibility SCENE.json`, which run the program.
@Suite struct SceneLegibilityTests {
  private static let photo = SourceTree.goldens.appending(path: "orchard.png").path

  /// Returns a scene with a bar over stripes, a card of one colour, and texts on both.
  static func scene(
    bar: String = "thick", title: String = "label", caption: String = "#1C1C1E",
    platform: String = "ios", appearance: String = "light", more: String = ""
  ) -> String {
    """
    {"version": 1, "size": {"width": 120, "height": 90}, "scale": 1,
     "traits": {"platform": "\(platform)", "appearance": "\(appearance)"},
     "windows": [{"frame": [0, 0, 120, 90], "layers": [
       {"id": "page", "fill": "#F2F2F7", "frame": [0, 0, 120, 90]},
       {"id": "card", "fill": "#FFFFFF", "frame": [4, 44, 112, 42], "shape": {"roundedRectangle": 8}},
       {"id": "caption", "text": "Edited", "frame": [14, 56, 60, 18], "size": 13, "style": "\(caption)"},
       \(more)
       {"id": "bar", "material": "\(bar)", "frame": [0, 0, 120, 36], "layers": [
         {"id": "title", "text": "Albums", "frame": [8, 8, 60, 20], "size": 15, "style": "\(title)"}]}
     ]}]}
    """
  }

  private func judge(_ scene: String, _ flags: [String] = []) throws -> Program.Result {
    try Program.judge(scene, flags)
  }

  private func findings(_ result: Program.Result) throws -> [[String: Any]] { try result.findings }

  private func foregrounds(_ result: Program.Result) throws -> [String: [String: Any]] {
    try result.foregrounds
  }

  @Test("Texts that hold on a material and on a colour are proven, without findings")
  func holds() throws {
    let result = try judge(Self.scene(), ["--json"])
    #expect(result.exit == 0, "\(result.output) \(result.errors)")
    let all = try foregrounds(result)
    for id in ["title", "caption"] {
      let entry = try #require(all[id])
      #expect(entry["verdict"] as? String == "holds")
      let bound = try #require((entry["bound"] as? [String: Any])?["lowestContrast"] as? Double)
      let measured = try #require((entry["measured"] as? [String: Any])?["lowest"] as? Double)
      #expect(bound >= 4.5)
      #expect(measured >= bound)
    }
    #expect(result.json["version"] as? Int == 1)
  }

  @Test("A text that is not drawn is not judged")
  func notDrawn() throws {
    let hidden = ##"{"id": "hidden", "text": "Off", "frame": [14, 56, 60, 18], "opacity": 0},"##
    let result = try judge(Self.scene(more: hidden), ["--json"])
    #expect(result.exit == 0, "\(result.output) \(result.errors)")
    #expect(try foregrounds(result).keys.sorted() == ["caption", "title"])
  }

  @Test("Mirrored copies of a background extension are neither judged nor measured")
  func mirrored() throws {
    let page = ##"""
      {"version": 1, "size": {"width": 120, "height": 60}, "scale": 1, "desktop": [{
        "backgroundExtension": [{"fill": "#FFFFFF"}, {"id": "head", "text": "Head", "frame": [4, 10, 60, 20]}],
        "frame": [0, 0, 120, 60], "safeArea": [50, 0, 70, 60]}]}
      """##
    let result = try judge(page, ["--json"])
    #expect(result.exit == 0, "\(result.output) \(result.errors)")
    #expect(try foregrounds(result).keys.sorted() == ["head"])
    let folder = try TemporaryFolder()
    let path = try folder.write(page, to: "scene.json")
    let drawn = try Program.run(["render", path, "-o", folder.path + "/out.png", "--json"])
    #expect((drawn.json["texts"] as? [[String: Any]])?.map { $0["id"] as? String } == ["head"])
  }

  @Test("A failure names the text, its ratio, the required ratio, the backdrop and a repair")
  func deliberateFailure() throws {
    let result = try judge(Self.scene(bar: "ultraThin"))
    #expect(result.exit == 1)
    let line = try #require(result.output.split(separator: "\n").first { $0.hasPrefix("error RND02 title") })
    #expect(line.contains("\"Albums\" falls to "))
    #expect(line.contains("over #000000"))
    #expect(line.contains("needs 4.5:1"))
    #expect(result.output.contains(#"repair: "material": "thin""#))
  }

  @Test("The drawn witness has a contrast just above the bound")
  func witness() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.scene(bar: "ultraThin"), to: "scene.json")
    let result = try Program.run([
      "legibility", path, "--json", "--witness", folder.path + "/w.png", "--heatmap", folder.path + "/h.png",
    ])
    #expect(folder.has("w.png") && folder.has("h.png"))
    #expect(result.errors.contains("w.png: title has"))
    let quiet = try Program.run(["legibility", path, "--witness", folder.path + "/w.png", "--quiet"])
    #expect(quiet.errors.isEmpty && quiet.exit == 1)
    let bound = try #require(foregrounds(result)["title"]?["bound"] as? [String: Any])
    let lowest = try #require(bound["lowestContrast"] as? Double)
    // The program draws the scene over the colour of the witness in place of the page.
    let again = try judge(
      Self.scene(bar: "ultraThin").replacing("#F2F2F7", with: "#000000"), ["--json"])
    let measured = try #require(foregrounds(again)["title"]?["measured"] as? [String: Any])
    let drawn = try #require(measured["lowest"] as? Double)
    #expect(drawn >= lowest && drawn < lowest + 0.02)
    let map = try ImageReader().read(path: folder.path + "/h.png", gamut: .srgb)
    let picture = try ImageReader().read(path: folder.path + "/w.png", gamut: .srgb)
    #expect(map.width == 120 && picture.height == 90)
    // The title lies on a black backdrop there, so its surface is dark, unlike the card's.
    #expect(picture[100, 18].x < 0x7000 && picture[100, 60].x > 0xF000)
  }

  @Test("A text on a fixed colour fails by proof in a single finding")
  func fixedColor() throws {
    let result = try judge(Self.scene(caption: "#B0B0B4"), ["--json"])
    let found = try findings(result).filter { $0["layer"] as? String == "caption" }
    #expect(found.count == 1)
    #expect(found.first?["rule"] as? String == "RND01")
    #expect(found.first?["verdict"] as? String == "proven")
    // A ratio of 7:1 is recommended for small text in a custom colour.
    let pale = try judge(Self.scene(caption: "#6B6B70"), ["--json"])
    #expect(pale.exit == 0)
    #expect(
      try findings(pale).first { $0["layer"] as? String == "caption" }?["severity"] as? String == "warning")
    #expect(try judge(Self.scene(caption: "#6B6B70"), ["--strict"]).exit == 1)
  }

  /// A text that lies half on the card.
  private static let straddling =
    ##"{"id": "half", "text": "Half", "frame": [14, 38, 60, 14], "size": 13, "style": "#000000"},"##

  @Test("A symbol fails with a finding although its faintest layer is too thin to measure")
  func thinLayers() throws {
    let result = try judge(
      """
      {"version": 1, "size": {"width": 60, "height": 60}, "scale": 2,
       "traits": {"platform": "ios", "appearance": "light"},
       "desktop": [
         {"fill": "#FFFFFF"},
         {"id": "wifi", "symbol": "wifi", "rendering": "hierarchical", "frame": [10, 10, 40, 40]}]}
      """, ["--json"])
    let wifi = try #require(try foregrounds(result)["wifi"])
    #expect(wifi["verdict"] as? String == "fails")
    #expect(try findings(result).map { $0["rule"] as? String } == ["RND02"])
    #expect(result.exit == 1)
  }

  @Test("An undecided text is reported for review and never as passing")
  func review() throws {
    let result = try judge(Self.scene(more: Self.straddling), ["--json"])
    #expect(try foregrounds(result)["half"]?["verdict"] as? String == "review")
    let found = try #require(try findings(result).first { $0["layer"] as? String == "half" })
    #expect(found["verdict"] as? String == "review" && found["severity"] as? String == "note")
    #expect(result.exit == 0)
  }

  @Test("A material over an empty window has no bound, whatever lies below the window")
  func emptyWindow() throws {
    // A bound holds over opaque backdrops only.
    for (desktop, exit) in [("#000000", 1), ("#FFFFFF", 0)] {
      let scene = """
        {"version": 1, "size": {"width": 120, "height": 60}, "scale": 1, "traits": {"platform": "ios"},
         "desktop": [{"fill": "\(desktop)"}],
         "windows": [{"frame": [0, 0, 119, 60], "layers": [
           {"material": "thick", "blending": "withinWindow", "frame": [0, 0, 119, 60], "layers": [
             {"id": "title", "text": "Albums", "frame": [10, 20, 100, 24], "size": 15}]}]}]}
        """
      let result = try judge(scene, ["--json"])
      let title = try #require(foregrounds(result)["title"])
      #expect(title["verdict"] as? String == "review" && title["bound"] is NSNull)
      #expect(try #require(title["reason"] as? String).contains("nothing opaque lies under it"))
      #expect(result.exit == exit)
    }
  }

  @Test("Two texts in one frame are judged apart if their ink does not overlap")
  func row() throws {
    let row =
      ##"{"id": "name", "text": "At", "frame": [62, 54, 46, 18], "size": 13, "style": "#A0A0A0"},"##
      + ##"{"id": "value", "text": "8", "frame": [62, 54, 46, 18], "size": 13, "alignment": "trailing","##
      + ##" "style": "#000000"},"##
    let result = try judge(Self.scene(more: row), ["--json"])
    let all = try foregrounds(result)
    #expect(all["name"]?["verdict"] as? String == "fails" && all["value"]?["verdict"] as? String == "holds")
    #expect(result.exit == 1)
  }

  @Test("A partly covered text is measured only where it is visible")
  func covered() throws {
    func rules(_ style: String, _ cover: String) throws -> [String] {
      let more =
        ##"{"id": "long", "text": "Invitation", "frame": [14, 50, 90, 18], "size": 13, "style": "\##(style)"},"##
        + "{\(cover)},"
      return try findings(judge(Self.scene(caption: "#1C1C1E00", more: more), ["--json"]))
        .filter { $0["layer"] as? String == "long" }
        .map { ($0["rule"] as? String ?? "") + " " + ($0["verdict"] as? String ?? "") }
    }
    let (pale, dark) = ("#A0A0A0", "#000000")
    let half = ##""fill": "#FFFFFF", "frame": [40, 44, 70, 30]"##
    let sheet = ##""fill": "#FFFFFF", "frame": [0, 0, 120, 90]"##
    let fade =
      ##""linearGradient": {"stops": [[0, "#FFFFFF20"], [1, "#FFFFFF10"]]}, "frame": [0, 0, 120, 90]"##
    let blur = ##""material": "thin", "frame": [40, 44, 70, 30]"##
    for cover in [half, fade, blur] {
      #expect(try rules(pale, cover) == ["RND01 sampled"])
      #expect(try rules(dark, cover) == ["RND02 review"])
    }
    #expect(try rules(pale, sheet) == ["RND02 review"])
    // Only the shadow of the layer lies on the text.
    let glass = #""glass": "regular", "adaptive": false, "frame": [14, 16, 90, 30]"#
    let card =
      ##""material": "thin", "frame": [14, 16, 90, 30], "shadow": {"color": "#00000040", "sigma": 6, "offset": [0, 8]}"##
    for cover in [glass, card] { #expect(try rules(pale, cover) == ["RND01 sampled"]) }
  }

  @Test("A text under the shadow of glass is reported under the shadow, not under the glass")
  func shadowed() throws {
    func messages(_ y: Int) throws -> String {
      let more =
        ##"{"id": "long", "text": "Invitation", "frame": [14, 50, 90, 18], "size": 13, "style": "#000000"},"##
        + ##"{"id": "cap", "glass": "regular", "adaptive": false, "frame": [14, \##(y), 90, 30]},"##
      return try findings(judge(Self.scene(caption: "#1C1C1E00", more: more), ["--json"]))
        .filter { $0["layer"] as? String == "long" }.compactMap { $0["message"] as? String }.joined()
    }
    #expect(try messages(16).contains("the shadow of cap reaches it"))
    #expect(try messages(44).contains("cap is drawn over it"))
  }

  @Test("An undecided text fails with --fail-on-review, unless the baseline knows it")
  func failOnReview() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.scene(more: Self.straddling), to: "scene.json")
    let baseline = folder.path + "/baseline.json"
    func run(_ flags: [String]) throws -> Program.Result { try Program.run(["legibility", path] + flags) }
    let result = try run(["--fail-on-review"])
    #expect(result.exit == 1 && result.output.hasSuffix(": 1 note; 1 undecided\n"))
    #expect(try run(["--fail-on-review", "--json"]).exit == 1)
    #expect(try run(["--strict"]).exit == 0)
    #expect(try run(["--write-baseline", baseline]).exit == 0)
    #expect(try run(["--fail-on-review", "--baseline", baseline]).exit == 0)
    #expect(try judge(Self.scene(), ["--fail-on-review"]).exit == 0)
  }

  @Test("The matrix reports what is undecided in another combination only")
  func reviewElsewhere() throws {
    let scene = Self.scene(bar: "regular", platform: "tvos")
    let light = try #require(try foregrounds(judge(scene, ["--json"]))["title"]?["bound"] as? [String: Any])
    let lowest = try #require(light["lowestContrast"] as? Double)
    let reached = try #require(light["witnessContrast"] as? Double)
    let dark = Self.scene(bar: "regular", platform: "tvos", appearance: "dark")
    let flags = ["--matrix", "--json", "--require", "\((lowest + reached) / 2)"]
    let notes = try judge(dark, flags).findings("RND03", of: "title").filter {
      $0["verdict"] as? String == "review"
    }
    let variants = try #require(notes.first?["variants"] as? [String])
    #expect(notes.count == 1 && variants.contains("light-standard-standard"))
    #expect(!variants.contains("dark-standard-standard"))
  }

  @Test("Symbols need 3:1, bold text is large by Apple's rule only, and --require overrides both")
  func required() throws {
    let more =
      ##"{"id": "star", "symbol": "star.fill", "frame": [80, 54, 20, 20], "style": "#808080"},"##
      + ##"{"id": "bold", "text": "B", "frame": [60, 56, 18, 18], "size": 12, "weight": "bold", "style": "#808080"},"##
    func ratios(_ flags: [String]) throws -> [Double] {
      let all = try foregrounds(judge(Self.scene(more: more), ["--json"] + flags))
      return ["star", "bold"].compactMap { all[$0]?["required"] as? Double }
    }
    #expect(try ratios([]) == [3, 4.5])
    #expect(try ratios(["--rules", "apple"]) == [3, 3])
    #expect(try ratios(["--require", "7"]) == [7, 7])
  }

  @Test("RND04 reports a translucent fill under text, and no material")
  func reducedTransparency() throws {
    let veil =
      ##"{"id": "photo", "image": "\##(Self.photo)", "frame": [0, 0, 120, 90]},"##
      + ##"{"id": "veil", "fill": "#FFFFFF80", "frame": [0, 40, 120, 40]},"##
      + ##"{"id": "on", "text": "Veil", "frame": [60, 50, 40, 18], "size": 13, "style": "#000000"},"##
    let found = try findings(judge(Self.scene(more: veil), ["--json"]))
    #expect(
      found.filter { $0["rule"] as? String == "RND04" }.compactMap { $0["layer"] as? String } == ["veil"])
  }

  @Test("RND07 reports surfaces in nearly the same dark colour")
  func surfaces() throws {
    func scene(_ sheet: String) -> String {
      """
      {"version": 1, "size": {"width": 120, "height": 120}, "scale": 1,
       "traits": {"platform": "macos", "appearance": "dark"},
       "desktop": [{"fill": "#804020", "frame": [0, 0, 120, 120]}],
       "windows": [{"frame": [0, 0, 120, 120], "layers": [
         {"id": "page", "fill": "#1C1C1E", "frame": [0, 0, 120, 120]},
         {"id": "sheet", "fill": "\(sheet)", "frame": [20, 40, 80, 60]},
         {"id": "text", "text": "On it", "frame": [30, 60, 60, 18], "size": 13, "style": "#FFFFFF"}
       ]}]}
      """
    }
    #expect(try judge(scene("#1D1D1F"), ["--json"]).findings("RND07", of: "sheet").count == 1)
    #expect(try judge(scene("#3A3A3C"), ["--json"]).findings("RND07", of: "sheet").isEmpty)
  }

  @Test("RND07 leaves out edges below another window")
  func hiddenEdges() throws {
    func found(_ window: String) throws -> Int {
      let scene = """
        {"version": 1, "size": {"width": 120, "height": 120}, "scale": 1,
         "traits": {"platform": "ios", "appearance": "dark"},
         "windows": [
           {"layers": [
             {"fill": "#1C1C1E"},
             {"id": "card", "fill": "#3A3A3C", "frame": [20, 20, 80, 80]},
             {"text": "On it", "frame": [30, 24, 60, 18], "size": 13, "style": "#FFFFFF"}]},
           {"frame": \(window), "layers": [{"fill": "#2C2C2E"}]}]}
        """
      return try judge(scene, ["--json"]).findings("RND07", of: "card").count
    }
    #expect(try found("[0, 46, 120, 74]") == 0, "the upper edge is seen")
    #expect(try found("[0, 110, 120, 10]") == 0)
  }

  @Test("RND07 reviews unmarked fills and bezels, and is definite about marked ones")
  func recognizedSurfaces() throws {
    func verdict(_ marks: String, frame: String = "[20, 40, 80, 60]") throws -> [String] {
      let scene = """
        {"version": 1, "size": {"width": 120, "height": 120}, "scale": 1,
         "traits": {"platform": "macos", "appearance": "dark"},
         "desktop": [
           {"fill": "#1C1C1E"},
           {"id": "shape", "fill": "#1D1D1F", "frame": \(frame), "shape": {"roundedRectangle": 8}\(marks)},
           {"text": "On it", "frame": [30, 61, 60, 18], "size": 13, "style": "#FFFFFF"}
         ]}
        """
      return try judge(scene, ["--json"]).findings("RND07", of: "shape").compactMap {
        $0["verdict"] as? String
      }
    }
    #expect(try verdict("") == ["review"])
    #expect(try verdict(#", "content": true"#) == ["sampled"])
    #expect(try verdict(#", "content": false"#) == [])
    let small = "[26, 56, 68, 28]"
    #expect(try verdict("", frame: small) == ["review"])
    #expect(try verdict(#", "component": true"#, frame: small) == ["sampled"])
    #expect(try verdict(#", "component": false"#, frame: small) == [], "too small for a surface of its own")
  }

  @Test("The matrix names the combinations that fail")
  func matrix() throws {
    let scene = Self.scene(caption: "label", platform: "tvos")
    let result = try judge(scene, ["--matrix", "--json"])
    let found = try findings(result).first {
      $0["rule"] as? String == "RND03" && $0["layer"] as? String == "caption"
    }
    let variants = try #require(found?["variants"] as? [String])
    // The label follows the appearance; the white card does not.
    #expect(variants.count == 4 && variants.allSatisfy { $0.hasPrefix("dark-") })
    #expect(result.exit == 1)
  }

  @Test("The last line counts verdicts in the scene's own combination and in all")
  func summary() throws {
    // The label turns white in the dark; the card stays white.
    for (appearance, own) in [("light", 2), ("dark", 1)] {
      let scene = Self.scene(caption: "label", platform: "tvos", appearance: appearance)
      let result = try judge(scene, ["--matrix"])
      let last = try #require(result.output.split(separator: "\n").last)
      #expect(
        last.hasPrefix(
          "2 texts and symbols (\(own) proven, 0 sampled, 0 review, \(2 - own) failed; "
            + "in all 8 combinations of settings 1 proven, 0 sampled, 0 review, 1 failed): "),
        "\(last)")
    }
  }

  @Test("Given settings hold in the whole matrix")
  func givenSettings() throws {
    let scene = Self.scene(caption: "label", platform: "tvos")
    func variants(_ flags: [String]) throws -> [String] {
      let combinations = try judge(scene, ["--matrix", "--json"] + flags).json["combinations"]
      return try #require(combinations as? [[String: Any]]).compactMap { combination in
        guard let traits = combination["traits"] as? [String: Any] else { return nil }
        return ["appearance", "contrast", "transparency"].compactMap { traits[$0] as? String }
          .joined(separator: "-")
      }
    }
    #expect(
      try variants(["--appearance", "light"]) == [
        "light-standard-standard", "light-standard-reduced", "light-increased-standard",
        "light-increased-reduced",
      ])
    #expect(
      try variants(["--contrast", "increased", "--transparency", "reduced"]) == [
        "light-increased-reduced", "dark-increased-reduced",
      ])
    let light = try judge(scene, ["--matrix", "--appearance", "light"])
    #expect(light.exit == 0 && light.output.contains("in all 4 combinations of settings 2 proven"))
    let one = ["--appearance", "light", "--contrast", "standard", "--transparency", "standard"]
    #expect(try !judge(scene, ["--matrix"] + one).output.contains("combinations"))
  }

  @Test("A sweep finds the lowest contrast of texts on a bar over a scrolling picture")
  func sweep() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.scene(bar: "ultraThin", title: "secondaryLabel"), to: "scene.json")
    let result = try Program.run(["legibility", path, "--json", "--sweep", Self.photo])
    let found = try #require(try findings(result).first { $0["rule"] as? String == "RND06" })
    #expect(found["layer"] as? String == "title")
    let swept = try #require((result.json["sweep"] as? [[String: Any]])?.first)
    let lowest = try #require(swept["lowest"] as? Double)
    #expect(lowest < 4.5)
    #expect(try #require(swept["bound"] as? Double) <= lowest)
    #expect(swept["required"] as? Double == 4.5)
    let stricter = try Program.run(["legibility", path, "--json", "--sweep", Self.photo, "--require", "12.5"])
    let required = try #require(stricter.json["sweep"] as? [[String: Any]]).map { $0["required"] as? Double }
    #expect(!required.isEmpty && required.allSatisfy { $0 == 12.5 })
  }

  /// Returns the swept texts of a scene with a material of an id, and the picture of the lowest contrast.
  private func sweptAndDrawn(withMaterial id: String) throws -> [Data] {
    let folder = try TemporaryFolder()
    let layer = #"{"id": "\#(id)", "material": "thin", "frame": [0, 60, 120, 30]},"#
    let path = try folder.write(Self.scene(more: layer), to: "scene.json")
    let picture = SourceTree.fixtures.appending(path: "Images/gray-16.png").path
    let result = try Program.run(
      ["legibility", path, "--json", "--sweep", picture, "--witness", folder.path + "/w.png"])
    #expect(result.exit == 0, "\(result.errors)")
    let swept = try #require(result.json["sweep"])
    #expect((swept as? [Any])?.count == 1)
    return [
      try JSONSerialization.data(withJSONObject: swept, options: .sortedKeys),
      try Data(contentsOf: URL(fileURLWithPath: folder.path + "/w.png")),
    ]
  }

  @Test("A material with the id of another layer changes neither the sweep nor the witness")
  func sharedIds() throws {
    let own = try sweptAndDrawn(withMaterial: "other")
    for id in ["title", "bar"] { #expect(try sweptAndDrawn(withMaterial: id) == own, "\(id)") }
  }

  /// Writes a scene with a text on a picture that is dark all over, and returns its path.
  private static func onPhoto(in folder: TemporaryFolder) throws -> String {
    let dark = try folder.write(
      ##"{"version": 1, "size": {"width": 8, "height": 8}, "scale": 1, "desktop": [{"fill": "#101014"}]}"##,
      to: "dark.json")
    let photo = folder.path + "/dark.png"
    #expect(try Program.run(["render", dark, "-o", photo, "--quiet"]).exit == 0)
    let more =
      ##"{"id": "photo", "image": "\##(photo)", "frame": [4, 44, 112, 42]},"##
      + ##"{"id": "credit", "text": "Credit", "frame": [64, 60, 50, 18], "size": 13, "style": "primary"},"##
    let scene = Self.scene(caption: "#1C1C1E00", more: more.replacing("\"primary\"", with: "\"#FFFFFF\""))
    return try folder.write(scene, to: "scene.json")
  }

  @Test("Contrast that suffices on a picture's pixels is counted as sampled, and fails with --fail-on-review")
  func sampled() throws {
    let folder = try TemporaryFolder()
    let path = try Self.onPhoto(in: folder)
    let baseline = folder.path + "/baseline.json"
    func run(_ flags: [String]) throws -> Program.Result { try Program.run(["legibility", path] + flags) }
    let text = try run([])
    #expect(text.exit == 0 && !text.output.contains("no findings"), "\(text.output)")
    #expect(text.output.contains("note RND01 credit: \"Credit\" has 1"))
    #expect(text.output.contains("3 texts and symbols (1 proven, 1 sampled, "))
    let report = try #require(try run(["--json"]).json["report"] as? [String: Any])
    let verdicts = try #require(report["verdicts"] as? [String: Int])
    #expect(verdicts["sampled"] == 1 && verdicts["proven"] == 1)
    for reporter in ["xcode", "github", "html", "markdown", "sarif"] {
      let output = try run(["--reporter", reporter]).output
      let counts = reporter == "sarif" ? "\"sampled\": 1" : "1 sampled"
      #expect(output.contains(counts), "\(reporter)")
    }
    #expect(try run(["--fail-on-review"]).exit == 1)
    #expect(try run(["--write-baseline", baseline]).exit == 0)
    #expect(try run(["--fail-on-review", "--baseline", baseline]).exit == 0)
  }

  @Test("Every text has a line with its numbers")
  func everyText() throws {
    let result = try judge(Self.scene())
    let line = try #require(result.output.split(separator: "\n").first { $0.hasPrefix("title ") })
    let cells = line.split(separator: " ").suffix(5).map(String.init)
    #expect(cells.first == "proven" && cells.last == "4.5:1", "\(line)")
    let title = try #require(foregrounds(judge(Self.scene(), ["--json"]))["title"])
    let measured = try #require(title["measured"] as? [String: Any])
    let bound = try #require(title["bound"] as? [String: Any])
    let numbers = [measured["lowest"], measured["p5"], bound["lowestContrast"]].compactMap {
      ($0 as? Double).map(Figures.ratio)
    }
    #expect(Array(cells[1...3]) == numbers, "\(line)")
    #expect(result.output.contains("caption  \"Edited\"  proven"), "\(result.output)")
  }

  @Test("A failure on an opaque plate names no backdrop")
  func noBackdrop() throws {
    // Under Reduce Transparency the bar is a plate.
    let flags = ["--transparency", "reduced", "--require", "20"]
    let result = try judge(Self.scene(bar: "fullScreenUI", platform: "macos"), flags)
    let lines = result.output.split(separator: "\n").filter { $0.hasPrefix("error") }
    #expect(
      lines.contains {
        $0.contains("title") && $0.contains(", it needs 20:1") && $0.contains(", whatever lies behind")
      })
    #expect(lines.allSatisfy { !$0.contains(" over #") } && !result.output.contains("breaking backdrop"))
    let pair = try Program.run(
      ["legibility", "--material", "fullScreenUI", "--platform", "macos", "--foreground", "label"] + flags)
    #expect(pair.output.contains("whatever lies behind"), "\(pair.output)")
  }

  @Test(
    "A text is for review only if a shadow reaches it, and the reason names the shadow's window")
  func farShadow() throws {
    func verdict(_ top: Int) throws -> [String: Any] {
      let scene = """
        {"version": 1, "size": {"width": 120, "height": 200}, "scale": 1, "traits": {"platform": "ios"},
         "windows": [
           {"id": "app", "layers": [
             {"fill": "#F2F2F7"},
             {"id": "bar", "material": "thick", "frame": [0, 0, 120, 40], "layers": [
               {"id": "title", "text": "Albums", "frame": [8, 8, 100, 24], "size": 15}]}]},
           {"id": "ticket", "frame": [0, \(top), 120, 60], "shadow": {"sigma": 16, "offset": [0, 0],
            "color": "#00000055"}, "layers": [{"fill": "#FFFFFF"}]}]}
        """
      return try #require(try foregrounds(judge(scene, ["--json"]))["title"])
    }
    // The ink ends at about 28 points. A shadow that counted for 6 standard deviations and 10 pixels above 132
    // would reach it.
    #expect(try verdict(132)["verdict"] as? String == "holds")
    let near = try verdict(60)
    #expect(near["verdict"] as? String == "review")
    #expect((near["reason"] as? String)?.contains("ticket") == true, "\(near)")
  }
}
