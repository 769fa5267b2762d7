// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import Testing

@Suite struct CommandTests {
  private let scene = ##"""
    {"version": 1, "size": {"width": 60, "height": 40}, "scale": 1, "desktop": [
      {"linearGradient": {"stops": [[0, "#205080"], [1, "#e0a040"]]}},
      {"material": "thin", "frame": [5, 5, 50, 30], "layers": [
        {"id": "word", "text": "Hi", "frame": [5, 5, 40, 20], "style": "quaternaryLabel"}]}]}
    """##

  // MARK: Usage

  @Test func usageErrorsExit64AndPrintNothing() throws {
    let cases: [([String], String)] = [
      ([], "pellucid: no verb: the command line: write pellucid --help to see the verbs\n"),
      (
        ["rendr"],
        "pellucid: unknown verb: rendr: did you mean render? use one of render, material, materials, colors, diff\n"
      ),
      (["render"], "pellucid: missing argument: SCENE.json: write pellucid render SCENE.json\n"),
      (["render", "a.json"], "pellucid: missing option: -o: write -o OUT.png\n"),
      (
        ["diff", "a", "b", "c"], "pellucid: one argument too many: c: write pellucid diff --help for usage\n"
      ),
      (
        ["colors", "--platform", "mac"],
        "pellucid: unknown value: --platform mac: did you mean macos? "
          + "use one of ios, macos, tvos, visionos, watchos\n"
      ),
      (
        ["diff", "a", "b", "--tolerance", "-1"],
        "pellucid: not an allowed number: --tolerance -1: write a number in 0…255\n"
      ),
      (
        ["material", "thin", "--over", "#000", "--json", "--active", "--inactive"],
        "pellucid: options exclude each other: --active and --inactive: keep one of them\n"
      ),
    ]
    for (arguments, message) in cases {
      let result = try Program.run(arguments)
      #expect(result.exit == 64)
      #expect(result.output.isEmpty)
      #expect(result.errors == message)
    }
  }

  @Test func unknownOptionsNameTheNearest() throws {
    let result = try Program.run(["colors", "--platfrom", "ios"])
    #expect(result.exit == 64)
    #expect(result.errors.hasPrefix("pellucid: unknown option: --platfrom: did you mean --platform?"))
  }

  @Test func everyVerbExplainsItself() throws {
    for verb in ["render", "material", "materials", "colors", "diff"] {
      let result = try Program.run([verb, "--help"])
      #expect(result.exit == 0)
      #expect(result.errors.isEmpty)
      #expect(result.output.contains("Usage: pellucid \(verb)"))
    }
    let all = try Program.run(["--help"])
    #expect(all.exit == 0)
    #expect(all.output.contains("Exit codes:"))
  }

  // MARK: render

  @Test func renderWritesAPictureAndMeasuresTexts() throws {
    let folder = try Folder()
    let file = try folder.write(scene, to: "scene.json")
    let result = try Program.run(["render", file, "-o", folder.path + "/out.png", "--json"])
    #expect(result.exit == 0)
    #expect(result.errors.isEmpty)
    #expect(result.json["version"] as? Int == 1)
    let texts = try #require(result.json["texts"] as? [[String: Any]])
    #expect(texts.map { $0["id"] as? String } == ["word"])
    let lowest = try #require(texts[0]["lowest"] as? Double)
    #expect(lowest >= 1 && lowest < 3)
    let findings = try #require(result.json["findings"] as? [[String: Any]])
    #expect(findings.map { $0["rule"] as? String } == ["SRC07"])
    let image = try ImageReader().read(path: folder.path + "/out.png", gamut: .srgb)
    #expect(image.width == 60 && image.height == 40)
  }

  @Test func threadsAndFlagsBehave() throws {
    let folder = try Folder()
    let file = try folder.write(scene, to: "scene.json")
    for threads in ["1", "3"] {
      let result = try Program.run([
        "render", file, "--threads", threads, "-o", "\(folder.path)/\(threads).png",
      ])
      #expect(result.exit == 0)
    }
    let one = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/1.png"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path + "/3.png")) == one)
    let scaled = try Program.run([
      "render", file, "--scale=2", "--appearance=dark", "-o", folder.path + "/2.png",
    ])
    #expect(scaled.exit == 0)
    #expect(try ImageReader().read(path: folder.path + "/2.png", gamut: .srgb).width == 120)
  }

  @Test func matrixDrawsEveryCombinationAndASheet() throws {
    let folder = try Folder()
    let file = try folder.write(scene, to: "scene.json")
    let result = try Program.run([
      "render", file, "-o", folder.path + "/m.png", "--matrix", "--json", "--platform", "macos",
    ])
    #expect(result.exit == 0)
    #expect((result.json["pictures"] as? [Any])?.count == 8)
    #expect(folder.names.count == 10)
    #expect(folder.has("m.dark-increased-reduced.png") && folder.has("m.png"))
  }

  @Test func findingsArePrinted() throws {
    let folder = try Folder()
    let file = try folder.write(scene, to: "scene.json")
    let result = try Program.run(["render", file, "-o", folder.path + "/out.png", "--findings"])
    #expect(result.output.hasPrefix("SRC07 word: quaternaryLabel has too little contrast on thin"))
  }

  @Test func settingsThatThePlatformLacksAreNotedOnce() throws {
    let folder = try Folder()
    let two = scene.replacing(#"{"material": "thin""#, with: #"{"material": "thick"}, {"material": "thin""#)
    let file = try folder.write(two, to: "scene.json")
    let arguments = ["render", file, "-o", folder.path + "/out.png", "--platform", "watchos"]
    let result = try Program.run(arguments)
    #expect(result.exit == 0 && result.output.isEmpty)
    let lines = result.errors.split(separator: "\n")
    #expect(lines.contains("pellucid: note: watchOS has no light appearance: the dark numbers are used."))
    #expect(Set(lines).count == lines.count)
    #expect(try Program.run(arguments + ["--quiet"]).errors.isEmpty)
  }

  @Test func badInputExits65AndLeavesNothing() throws {
    let folder = try Folder()
    let out = folder.path + "/out.png"
    let cases: [(String, String)] = [
      ("{", "line 1, column 2"), (#"{"version": 1}"#, "add \"size\""),
      (scene.replacing("thin", with: "thim"), "did you mean \"thin\"?"),
      (scene.replacing("quaternaryLabel", with: "systemBleu"), "did you mean \"systemBlue\"?"),
      (#"{"version": 1, "size": {"width": 9, "height": 9}, "desktop": [{"image": "none.jpg"}]}"#, "none.jpg"),
    ]
    for (text, part) in cases {
      let file = try folder.write(text, to: "scene.json")
      let result = try Program.run(["render", file, "-o", out])
      #expect(result.exit == 65)
      #expect(result.output.isEmpty)
      #expect(result.errors.hasPrefix("pellucid: ") && result.errors.contains(part))
      #expect(result.errors.split(separator: "\n").count == 1)
    }
    #expect(try Program.run(["render", folder.path + "/none.json", "-o", out]).exit == 65)
    #expect(folder.names == ["scene.json"])
  }

  @Test func unwritableOutputExits73() throws {
    let folder = try Folder()
    let file = try folder.write(scene, to: "scene.json")
    let result = try Program.run(["render", file, "-o", folder.path + "/no/out.png"])
    #expect(result.exit == 73)
    #expect(result.errors.hasPrefix("pellucid: cannot write the picture: "))
  }

  // MARK: material

  @Test func materialPrintsTheDrawnColour() throws {
    let result = try Program.run(["material", "thin", "--over", "#336699", "--json"])
    #expect(result.exit == 0)
    #expect(result.json["version"] as? Int == 1)
    let drawn = try #require(result.json["resultRGB"] as? [Double])
    let mapping = try Materials.recipe(named: "thin", traits: Traits()).recipe.mapping
    let lanes = mapping.applied(to: SIMD4(0x33, 0x66, 0x99, 255) / 255)
    for lane in 0..<3 { #expect(abs(drawn[lane] - Double(lanes[lane]) * 255) < 0.05) }
  }

  @Test func materialTakesRolesPicturesAndLabels() throws {
    let folder = try Folder()
    let backdrop = folder.path + "/backdrop.png"
    #expect(
      try Program.run(["material", "regular", "--over", "#204060", "-o", backdrop, "--quiet"]).exit == 0)
    let result = try Program.run([
      "material", "role:menu", "--platform", "macos", "--over", backdrop, "--label", "secondaryLabel", "Open",
      "--json", "-o", folder.path + "/out.png", "--depth", "16",
    ])
    #expect(result.exit == 0)
    #expect((result.json["texts"] as? [[String: Any]])?.count == 1)
    #expect(result.json["blending"] as? String == "behindWindow")
    #expect(folder.has("out.png"))
  }

  @Test func materialErrors() throws {
    let name = try Program.run(["material", "thim", "--over", "#000", "--json"])
    #expect(name.exit == 64)
    #expect(name.errors.contains("did you mean \"thin\"?"))
    #expect(try Program.run(["material", "thin", "--over", "#00", "--json"]).exit == 64)
    #expect(try Program.run(["material", "thin", "--over", "none.png", "--json"]).exit == 65)
    #expect(try Program.run(["material", "thin", "--over", "#000"]).exit == 64)
  }

  // MARK: Tables

  @Test func tablesHaveSourceAndConfidence() throws {
    let materials = try Program.run(["materials", "--json"]).json
    #expect(materials["version"] as? Int == 1)
    let colors = try Program.run(["colors", "--json", "--platform", "macos"]).json
    #expect(colors["version"] as? Int == 1)
    let rows = try #require(materials["materials"] as? [[String: Any]])
    #expect(rows.count > 50)
    for row in rows {
      #expect((row["sources"] as? String)?.isEmpty == false)
      #expect(["measured", "published", "inferred", "chosen"].contains(row["confidence"] as? String ?? ""))
    }
    #expect(((colors["colors"] as? [Any])?.count ?? 0) > 20)
    #expect(try Program.run(["materials", "--platform", "tvos"]).output.hasPrefix("name"))
    #expect(try Program.run(["colors"]).output.contains("systemBlue"))
  }

  @Test func traitFlagsNarrowTheColors() throws {
    let all = try Program.run(["colors", "--json"]).json
    let keys = try #require((all["colors"] as? [[String: Any]])?.first?.keys)
    #expect(
      keys.sorted() == [
        "dark", "darkElevated", "darkIncreased", "darkIncreasedElevated", "light", "lightIncreased", "name",
      ])
    let one = try Program.run(["colors", "--json", "--appearance", "dark", "--contrast", "increased"]).json
    let row = try #require((one["colors"] as? [[String: Any]])?.first)
    #expect(row.keys.sorted() == ["darkIncreased", "darkIncreasedElevated", "name"])
    let mac = try Program.run(["colors", "--platform", "macos", "--inactive", "--accent", "red", "--json"])
      .json
    #expect(mac["accent"] as? String == "red" && mac["active"] as? Bool == false)
  }

  @Test func traitFlagsResolveTheMaterials() throws {
    let arguments = ["materials", "--platform", "ios", "--appearance", "dark", "--transparency", "reduced"]
    let json = try Program.run(arguments + ["--json"]).json
    let resolved = try #require(json["resolved"] as? [[String: Any]])
    let chrome = try #require(resolved.first { $0["name"] as? String == "chrome" })
    #expect(
      (chrome["recipe"] as? [String: Any])?["name"] as? String == "platformChromeDarkReduceTransparency")
    #expect(try Program.run(arguments).output.contains("platformChromeDarkReduceTransparency"))
  }

  @Test func symbolsOfTheUserComeFirst() throws {
    let folder = try Folder()
    let text =
      ##"{"version": 1, "size": {"width": 20, "height": 20}, "scale": 1, "desktop": [{"fill": "#000000"}, "##
      + ##"{"symbol": "NAME", "style": "#FFFFFF"}]}"##
    let svg =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><path d="M0 0H2V2H0Z"/></svg>"#
    try FileManager.default.createDirectory(
      atPath: folder.path + "/mine", withIntermediateDirectories: true)
    _ = try folder.write(svg, to: "mine/wifi.svg")
    let named = try folder.write(text.replacing("NAME", with: "wifi"), to: "named.json")
    let byPath = try folder.write(text.replacing("NAME", with: "mine/wifi.svg"), to: "path.json")
    let out = folder.path + "/out.png"
    for arguments in [[named, "--symbols", folder.path + "/mine"], [byPath]] {
      #expect(try Program.run(["render", "-o", out] + arguments).exit == 0)
      #expect(try ImageReader().read(path: out, gamut: .srgb)[1, 1] == SIMD4(repeating: 65535))
    }
    #expect(try Program.run(["render", "-o", out, named]).exit == 0)
    #expect(try ImageReader().read(path: out, gamut: .srgb)[1, 1] == SIMD4(0, 0, 0, 65535))
  }

  // MARK: diff

  @Test func diffCountsAndDraws() throws {
    let folder = try Folder()
    func picture(_ color: String, _ name: String) throws -> String {
      let text =
        ##"{"version": 1, "size": {"width": 10, "height": 10}, "scale": 1, "desktop": [{"fill": "#808080"}, "##
        + ##"{"fill": "\##(color)", "frame": [3, 4, 2, 1]}]}"##
      let file = try folder.write(text, to: name + ".json")
      let out = folder.path + "/" + name + ".png"
      #expect(try Program.run(["render", file, "-o", out, "--depth", "16"]).exit == 0)
      return out
    }
    let (a, b) = (try picture("#808080", "a"), try picture("#8A8080", "b"))
    #expect(try Program.run(["diff", a, a]).exit == 0)
    let result = try Program.run(["diff", a, b, "--json", "-o", folder.path + "/d.png"])
    #expect(result.exit == 1)
    #expect(abs((result.json["largest"] as? Double ?? 0) - 10) < 0.01)
    #expect(result.json["count"] as? Int == 2)
    #expect(abs((result.json["mean"] as? Double ?? 0) - 10.0 * 2 / 400) < 0.001)
    #expect(result.json["at"] as? [Int] == [3, 4])
    #expect((result.json["deltaE2000"] as? Double ?? 0) > 1)
    let picture = try ImageReader().read(path: folder.path + "/d.png", gamut: .srgb)
    #expect(picture[3, 4] == SIMD4(65535, 0, 0, 65535))
    #expect(picture[0, 0] == SIMD4(0, 0, 0, 65535))
    #expect(try Program.run(["diff", a, b, "--tolerance", "11"]).exit == 0)
  }

  @Test func diffRefusesOtherSizesAndFiles() throws {
    let folder = try Folder()
    let file = try folder.write(scene, to: "scene.json")
    let (a, b) = (folder.path + "/a.png", folder.path + "/b.png")
    _ = try Program.run(["render", file, "-o", a])
    _ = try Program.run(["render", file, "-o", b, "--scale", "2"])
    let result = try Program.run(["diff", a, b])
    #expect(result.exit == 65)
    #expect(result.errors.hasPrefix("pellucid: pictures of different size: "))
    #expect(try Program.run(["diff", a, folder.path + "/none.png"]).exit == 65)
  }
}
