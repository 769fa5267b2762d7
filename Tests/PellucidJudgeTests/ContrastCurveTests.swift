// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidLegibility
import PellucidScene
import Testing

@testable import PellucidJudge

@Suite struct ContrastCurveTests {
  private func selection(_ material: String, _ foreground: String) -> PairSelection {
    var selection = PairSelection(Traits())
    (selection.material, selection.foreground) = (.named(material), foreground)
    (selection.platform, selection.contrast, selection.transparency) = (.iOS, .standard, .standard)
    return selection
  }

  private func table(_ material: String, _ foreground: String) throws -> PairTable {
    try PairTable(selection(material, foreground).pairs(), ContrastGoal(4.5), isRequired: true) {
      (0..<$0).map($1)
    }
  }

  @Test(
    "No flat backdrop has less contrast than is proven, and one comes near a bound that a flat backdrop reaches",
    arguments: [("thin", "label"), ("regular", "secondaryLabel"), ("thick", "#FF9500")])
  func holds(material: String, foreground: String) throws {
    let table = try table(material, foreground)
    let curves = try table.curves()
    #expect(curves.map(\.traits.appearance) == [.light, .dark])
    for (curve, row) in zip(curves, table.rows) {
      #expect(curve.name == "\(foreground) on \(material)" && curve.points.count == 65)
      let proven = try #require(curve.proven)
      let lowest = try #require(curve.points.map(\.lowest).min())
      #expect(lowest >= proven)
      if row.outcome.lowest?.witness.parts.count == 1 { #expect(lowest < proven * 1.1) }
      for (one, next) in zip(curve.points, curve.points.dropFirst()) {
        #expect(one.lowest <= one.highest && one.luminance < next.luminance)
      }
      #expect(curve.points.first?.luminance == 0)
      #expect(abs((curve.points.last?.luminance ?? 0) - 1) < 1e-12)
    }
  }

  @Test("Glass has a curve for each of its states")
  func glass() throws {
    var content = GlassContent(.regular)
    content.adapts = true
    func pairs(_ content: GlassContent, _ appearance: Appearance?) throws -> [GlassPair] {
      try GlassPair.all(
        .level(.label), on: content, Size(width: 120, height: 44), Traits(), in: appearance, GlassSettings(),
        ContrastGoal(4.5))
    }
    #expect(try pairs(content, nil).map { $0.curves().count } == [2])
    content.adapts = false
    let both = try pairs(content, nil)
    #expect(both.map(\.traits.appearance) == [.light, .dark] && both.map { $0.curves().count } == [1, 1])
    #expect(try pairs(content, .dark).map(\.traits.appearance) == [.dark])
    for curve in both.flatMap({ $0.curves() }) {
      let proven = try #require(curve.proven)
      #expect(curve.points.allSatisfy { $0.lowest >= proven })
    }
  }
}
