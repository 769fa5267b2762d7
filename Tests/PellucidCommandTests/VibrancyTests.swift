// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
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
    #expect(all.count == Vibrancy.allRows().count)
    let styles = try #require(try Program.run(["vibrancy", "--json"]).json["styles"] as? [[String: Any]])
    #expect(styles.count == Vibrancy.styles().count)
    for row in all + styles {
      #expect((row["sources"] as? String)?.isEmpty == false)
      #expect(["measured", "published", "inferred", "chosen"].contains(row["confidence"] as? String ?? ""))
      #expect(row["confidence"] as? String != "chosen" || row["reason"] is String, "\(row)")
    }
  }

  @Test(arguments: Platform.allCases)
  func everyMaterialHasItsEightInks(platform: Platform) throws {
    let name = Vocabularies.platform.name(of: platform)
    let result = try Program.run(["vibrancy", "--json", "--platform", name])
    let materials = try #require(result.json["materials"] as? [[String: String]])
    #expect(materials.map { $0["name"] } == Materials.names(on: platform))
    let rows = try rows(["--platform", name])
    for material in materials {
      let inks = rows.filter {
        $0["set"] as? String == material["set"] && $0["appearance"] as? String == material["appearance"]
      }
      #expect(inks.map { $0["level"] as? String } == Vocabularies.vibrancy.names, "\(material)")
    }
  }

  /// What is listed is what is drawn.
  @Test func inksAreThoseOfTheDrawing() throws {
    var traits = Traits()
    traits.appearance = .dark
    let rows = try rows(["--appearance", "dark"])
    let family = try Materials.recipe(named: "thin", traits: traits).family
    let row = try #require(
      rows.first { $0["set"] as? String == family.group.name && $0["level"] as? String == "secondaryLabel" })
    let ink = try #require(row["ink"] as? [String: Any])
    switch Vibrancy.ink(level: .secondaryLabel, family: family, traits: traits) {
    case .color(let color, let blend):
      #expect((ink["rgba"] as? [Double])?[3] == color.alpha.asWritten)
      #expect(ink["blend"] as? String == Vocabularies.blend.name(of: blend))
    case .backdropMatrix(let matrix):
      let red = try #require((ink["matrix"] as? [[Double]])?.first)
      #expect(red == (0..<4).map { matrix.red[$0].asWritten })
    }
  }

  @Test func textNamesSetsAndStyles() throws {
    let tables = try Program.run(["vibrancy", "--appearance", "dark"]).output
    #expect(tables.hasPrefix("material ") && tables.contains("\nset ") && tables.contains("\nstyle "))
    #expect(tables.contains("platformBlue"))
    let mac = try Program.run(["vibrancy", "--platform", "macos"]).output
    #expect(mac.contains("appKit") && !mac.contains("\nstyle "))
    #expect(try Program.run(["vibrancy"]).output.hasPrefix("set "))
    #expect(try Program.run(["vibrancy", "--platform", "ipad"]).exit == 64)
  }
}
