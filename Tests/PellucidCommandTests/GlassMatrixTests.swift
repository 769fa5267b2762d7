// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidTestSupport
import Testing

/// Tests of the settings in which scenes with glass are drawn, and of the chosen numbers of glass.
@Suite struct GlassMatrixTests {
  private static func scene(_ layers: String = "", platform: String = "ios") -> String {
    ##"""
    {"version": 1, "size": {"width": 60, "height": 60}, "scale": 1, "traits": {"platform": "PLATFORM"},
     "desktop": [{"linearGradient": {"stops": [[0, "#FFFFFF"], [0.5, "#A0C0E0"], [0.5, "#000000"], [1, "#405060"]], "start": [0, 0], "end": [1, 1]}}LAYERS,
      {"id": "button", "glass": "regular", "control": "button", "adaptive": false, "frame": [8, 8, 44, 44]}]}
    """##.replacing("PLATFORM", with: platform).replacing("LAYERS", with: layers)
  }

  private func pictures(_ scene: String, _ flags: [String] = []) throws -> [String: PixelImage] {
    let folder = try TemporaryFolder()
    let file = try folder.write(scene, to: "scene.json")
    let arguments = ["render", file, "-o", folder.path + "/m.png", "--matrix", "--quiet"] + flags
    #expect(try Program.run(arguments).exit == 0)
    var pictures: [String: PixelImage] = [:]
    for name in folder.names where name.hasPrefix("m.") && name != "m.png" {
      pictures[String(name.dropFirst(2).dropLast(4))] =
        try ImageReader().read(path: folder.path + "/" + name, gamut: .srgb)
    }
    return pictures
  }

  @Test("The matrix adds each setting of glass and all together, and keeps the names of the others")
  func everySettingIsReached() throws {
    let drawn = try pictures(Self.scene())
    let changes = ["reduceMotion", "showBorders", "clear", "tinted"]
    let together = ["allClear", "allTinted"]
    for appearance in ["light", "dark"] {
      let plain = appearance + "-standard-standard-base"
      let own = try #require(drawn[plain])
      for change in changes {
        let other = try #require(drawn[plain + "-" + change])
        #expect(other.samples != own.samples, "\(appearance) \(change)")
      }
      for change in together {
        let other = try #require(drawn[appearance + "-increased-reduced-base-" + change])
        #expect(other.samples != own.samples)
      }
    }
    #expect(drawn.count == 8 + 2 * 6, "nothing here follows the level")
  }

  @Test("The matrix varies the level only where a layer follows it, and repeats no setting already on")
  func theMatrixIsBounded() throws {
    let background = #", {"fill": "systemBackground", "frame": [0, 0, 20, 60]}"#
    #expect(try pictures(Self.scene(background)).count == 4 + 4 + 4 + 2 * 6, "elevated differs in dark")
    let bordered = try pictures(Self.scene(platform: "macos"), ["--show-borders"])
    #expect(bordered.count == 8 + 2 * 5 && bordered["light-standard-standard-showBorders"] == nil)
  }

  @Test("Snapshots cover the settings of glass")
  func snapshotsFollow() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.scene(platform: "visionos"), to: "scene.json")
    #expect(try Program.run(["snapshot", folder.path, "--record"]).exit == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/__Snapshots__")
    #expect(names.contains("scene.standard-standard-tinted.png"))
    #expect(try Program.run(["snapshot", folder.path]).exit == 0)
  }

  @Test(
    "Flags narrow snapshots and the matrix alike",
    arguments: [(["--contrast", "standard"], 2 + 4), (["--transparency", "reduced"], 2 + 2)])
  func snapshotsFollowFlags(flags: [String], count: Int) throws {
    let folder = try TemporaryFolder()
    let scene = Self.scene(platform: "visionos")
    _ = try folder.write(scene, to: "scene.json")
    #expect(try Program.run(["snapshot", folder.path, "--record"] + flags).exit == 0)
    let recorded = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/__Snapshots__")
    let drawn = try pictures(scene, flags).keys.map { "scene.\($0).png" }
    #expect(drawn.count == count && recorded.sorted() == drawn.sorted())
  }

  @Test("Take chosen numbers from the document or the command, and reject unknown names")
  func rulesAreSet() throws {
    func appearance(_ rules: [String]) throws -> String? {
      let drawn = try Program.run(
        [
          "glass", "regular", "--over", "#606060", "--control", "button", "--size", "44x44", "--adaptive",
          "--json",
        ]
          + rules)
      #expect(drawn.exit == 0)
      return drawn.json["appearance"] as? String
    }
    #expect(try appearance([]) == "dark")
    #expect(try appearance(["--glass-rules", "darkBelow=0.2"]) == "light")
    #expect(try appearance(["--glass-rules", "darkBelow=0.2,lightAbove=0.3"]) == "light")
    for (rules, message) in [
      ("darkBelo=0.2", "did you mean darkBelow?"),
      ("darkBelow", "--glass-rules darkBelow: write a number in 0…1"),
      ("darkBelow=2", "not an allowed number"), ("mostElements=1.5", "a whole number in"),
      ("darkBelow=0.7", "darkBelow must not lie above lightAbove"), ("", "unknown rule"),
    ] {
      let result = try Program.run(
        ["glass", "regular", "--over", "#606060", "--size", "44x44", "--json", "--glass-rules", rules])
      #expect(result.exit == 64 && result.errors.contains(message), "\(rules)")
    }
    let folder = try TemporaryFolder()
    func findings(_ rules: String) throws -> (exit: Int32, text: String) {
      let scene = Self.scene().replacing(#""version": 1,"#, with: #""version": 1, "glassRules": \#(rules),"#)
      let file = try folder.write(scene, to: "scene.json")
      let result = try Program.run(["render", file, "-o", folder.path + "/out.png", "--findings"])
      return (result.exit, result.output + result.errors)
    }
    #expect(try !findings("{}").text.contains("SRC10"))
    #expect(try findings(#"{"mostElements": 0}"#).text.contains("SRC10"))
    let unknown = try findings(#"{"mostElement": 0}"#)
    #expect(unknown.exit == 65 && unknown.text.contains("mostElements"))
    #expect(try findings(#"{"darkBelow": 0.9}"#).exit == 65)
  }
}
