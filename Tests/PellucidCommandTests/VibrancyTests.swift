// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidAudit
import PellucidTestSupport
import Testing

@testable import PellucidCommand

@Suite struct VibrancyTests {
  private func rows(_ arguments: [String]) throws -> [[String: Any]] {
    let result = try Program.run(["vibrancy", "--json"] + arguments)
    #expect(result.exit == 0 && result.json["version"] as? Int == 1)
    return try #require(result.json["vibrancy"] as? [[String: Any]])
  }

  @Test func tablesHaveSourceAndConfidence() throws {
    let all = try rows([])
    let styles = try #require(try Program.run(["vibrancy", "--json"]).json["styles"] as? [[String: Any]])
    let names = styles.map { $0["name"] as? String }
    for name in ["platformBlue", "platterClientPrimary", "moduleListTint", "systemBlue"] {
      #expect(names.contains(name), "\(name)")
    }
    #expect(names.count { $0 == "systemBlue" } == 2, "one for light and one for dark")
    for row in all + styles {
      #expect((row["sources"] as? String)?.isEmpty == false)
      #expect(["measured", "published", "inferred", "chosen"].contains(row["confidence"] as? String ?? ""))
      #expect(row["confidence"] as? String != "chosen" || row["reason"] is String, "\(row)")
    }
  }

  private static let levels = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "fill", "secondaryFill", "tertiaryFill",
    "separator",
  ]

  @Test(arguments: Platform.allCases)
  func everyMaterialHasItsEightInks(platform: Platform) throws {
    let name = Vocabularies.platform.name(of: platform)
    let result = try Program.run(["vibrancy", "--json", "--platform", name])
    let materials = try #require(result.json["materials"] as? [[String: String]])
    for standard in ["ultraThin", "thin", "regular", "thick", "ultraThick"] {
      #expect(materials.contains { $0["name"] == standard }, "\(standard)")
    }
    let rows = try rows(["--platform", name])
    for material in materials {
      let inks = rows.filter {
        $0["set"] as? String == material["set"] && $0["appearance"] as? String == material["appearance"]
      }
      #expect(inks.map { $0["level"] as? String } == Self.levels, "\(material)")
    }
  }

  /// Checks that scenes take the inks that are listed.
  @Test(arguments: [
    ("ios", "thin", "secondaryLabel"), ("ios", "blur.dark", "label"), ("macos", "popover", "systemBlue"),
    ("macos", "sidebar", "tertiaryLabel"), ("tvos", "regular", "fill"), ("visionos", "thick", "separator"),
  ])
  func inksAreThoseOfScenes(platform: String, material: String, style: String) throws {
    for appearance in ["light", "dark"] {
      let traits = ["--platform", platform, "--appearance", appearance]
      let listed = try Program.run(["vibrancy", "--json"] + traits).json
      let set = try #require(
        (listed["materials"] as? [[String: String]])?.first { $0["name"] == material }?["set"])
      let rows = try #require(listed["vibrancy"] as? [[String: Any]]).filter { $0["set"] as? String == set }
      let styles = try #require(listed["styles"] as? [[String: Any]])
      let row = try #require(
        rows.first { $0["level"] as? String == style } ?? styles.first { $0["name"] as? String == style })
      let ink = try #require(row["ink"] as? [String: Any])
      let scene = try SceneReader().read(
        bytes: Array(
          ##"""
          {"version": 1, "size": {"width": 9, "height": 9},
           "traits": {"platform": "\##(platform)", "appearance": "\##(appearance)"},
           "desktop": [{"material": "\##(material)", "layers": [{"fill": "\##(style)"}]}]}
          """##.utf8))
      switch try Self.ink(in: SceneResolver.resolve(scene, facts: FileFacts()).scene.desktop) {
      case .color(let color, let blend):
        #expect(
          ink["rgba"] as? [Double] == [color.red, color.green, color.blue, color.alpha].map(\.asWritten))
        #expect(ink["blend"] as? String == Vocabularies.blend.name(of: blend))
      case .backdropMatrix(let matrix):
        let red = try #require((ink["matrix"] as? [[Double]])?.first)
        #expect(red == (0..<4).map { matrix.red[$0].asWritten })
      }
    }
  }

  /// Returns the ink of the only fill of a scene.
  private static func ink(in nodes: [Node]) throws -> Ink {
    for node in nodes {
      switch node.content {
      case .fill(_, .ink(let ink)): return ink
      case .group(let children): return try ink(in: children)
      default: continue
      }
    }
    throw TestFailure.noFill
  }

  private enum TestFailure: Error { case noFill }

  @Test func levelsThatThePlatformLacksAreNoted() throws {
    let result = try Program.run(["vibrancy", "--platform", "macos", "--level", "elevated"])
    #expect(result.errors == "pellucid: note: Only iOS has levels: elevated is drawn as base.\n")
    #expect(result.output == (try Program.run(["vibrancy", "--platform", "macos"]).output))
  }

  @Test func textNamesSetsAndStyles() throws {
    let tables = try Program.run(["vibrancy", "--appearance", "dark"]).output
    #expect(tables.hasPrefix("material ") && tables.contains("\nset ") && tables.contains("\nstyle "))
    #expect(tables.contains("platformBlue"))
    let mac = try Program.run(["vibrancy", "--platform", "macos"]).output
    #expect(mac.contains("appKit") && mac.contains("\nsystemBlue "))
    #expect(try !Program.run(["vibrancy", "--platform", "visionos"]).output.contains("systemBlue"))
    #expect(try Program.run(["vibrancy"]).output.hasPrefix("set "))
    #expect(try Program.run(["vibrancy", "--platform", "ipad"]).exit == 64)
  }
}
