// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidPlan
import PellucidScene
import Testing

/// Tests of the line at the edge of a material.
@Suite struct MaterialBorderTests {
  /// Returns the fills of a material's plan, with a border in black.
  private func fills(_ frame: Rect, scale: Double, _ change: (inout Node) -> Void = { _ in }) -> [FillPass] {
    var node = PlannedScene.material(frame) { $0.border = EncodedColor(white: 0, alpha: 0.5) }
    change(&node)
    return PlannedScene.plan([node], scale: scale).passes.compactMap { pass in
      if case .fill(let fill) = pass { fill } else { nil }
    }
  }

  @Test("A border is a ring of one pixel inside the material's edge", arguments: [1.0, 2, 3])
  func ringOfOnePixel(scale: Double) throws {
    let fill = try #require(fills(Rect(x: 10, y: 10, width: 40, height: 20), scale: scale).first)
    #expect(fill.outline.wholePixels == nil)
    #expect(
      fill.outline.bounds
        == PixelRect(
          minX: Int(10 * scale), minY: Int(10 * scale), maxX: Int(50 * scale), maxY: Int(30 * scale)))
    let points = fill.outline.path.elements.compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
    let inner = points.filter { $0.x > 10 * scale && $0.x < 50 * scale }
    #expect(inner.allSatisfy { $0.x == 10 * scale + 1 || $0.x == 50 * scale - 1 } && inner.count >= 4)
  }

  @Test("A material thinner than its border, or without one, has no line")
  func noLine() {
    #expect(fills(Rect(x: 10, y: 10, width: 40, height: 2), scale: 1).isEmpty)
    let plain = PlannedScene.plan([PlannedScene.material(Rect(x: 10, y: 10, width: 40, height: 20))])
    #expect(!plain.passes.contains { if case .fill = $0 { true } else { false } })
  }
}
