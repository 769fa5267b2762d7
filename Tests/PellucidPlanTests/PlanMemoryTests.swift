// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidPlan
import PellucidScene
import Testing

@Suite struct PlanMemoryTests {
  /// Returns the plan of a circle inside `depth` nested groups.
  private func nested(_ depth: Int, side: Double, circle: Rect) -> Plan {
    var node = PlannedScene.fill(circle, .circle)
    for _ in 0..<depth {
      node = PlannedScene.group([node], Rect(x: 0, y: 0, width: side, height: side))
    }
    return PlannedScene.plan([node], width: side, height: side)
  }

  @Test("Each open layer adds its bytes to the plan's memory", arguments: [0, 1, 5])
  func layers(depth: Int) {
    let need = nested(depth, side: 100, circle: Rect(x: 0, y: 0, width: 100, height: 100)).memory()
    // Eight bytes a pixel of each surface, and one byte a pixel for the circle's mask.
    #expect(need.bytes == Int64(80_000 * (depth + 1) + 10_000))
    #expect(need.depth == depth + 1)
  }

  @Test("A layer's memory is that of its contents")
  func smallContents() {
    let plan = nested(30, side: 10_000, circle: Rect(x: 20, y: 20, width: 100, height: 100))
    #expect(plan.memory().bytes == Int64(8 * 100_000_000 + 30 * 80_000 + 10_000))
  }

  @Test("A large shadow needs memory for its visible part only")
  func largeShadows() {
    var node = PlannedScene.material(Rect(x: 100, y: 100, width: 100, height: 100))
    node.shadow = ResolvedShadow(color: EncodedColor(white: 0), sigma: 500, offset: Point(x: 9, y: 9))
    let picture = Int64(390 * 8 * 300 * 8 * 8)
    #expect(PlannedScene.plan([node], width: 390, height: 300, scale: 8).memory().bytes < 3 * picture)
  }

  @Test("Turned pictures need the same memory at any size")
  func turnedPictures() {
    func need(_ side: Double) -> PlanMemory {
      var node = PlannedScene.node(
        .image(source: 0, fit: .fill), Rect(x: -side / 2, y: -side / 2, width: side, height: side))
      node.transform = Transform(a: 0.9, b: 0.1, c: -0.1, d: 0.9, tx: 0, ty: 0)
      return PlannedScene.plan([node], width: 400, height: 400, scale: 8).memory()
    }
    let (small, large) = (need(1000), need(100_000))
    #expect(small == large && small.step == .turnedImage)
  }
}
