// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan
import PellucidScene
import Testing

@Suite struct PlanIndexTests {
  /// Returns a grid of `side` × `side` fills of 4 × 4 points, each in a translucent group of its own if asked for.
  private func grid(_ side: Int, grouped: Bool) -> [Node] {
    (0..<(side * side)).map { index in
      let frame = Rect(x: Double(index % side) * 4, y: Double(index / side) * 4, width: 4, height: 4)
      let fill = PlannedScene.fill(frame)
      return grouped ? PlannedScene.group([fill], frame) : fill
    }
  }

  @Test(
    "The rest of a plan has the passes near a rectangle, however many there are", arguments: [false, true])
  func rest(grouped: Bool) {
    let area = PixelRect(minX: 5, minY: 5, maxX: 11, maxY: 7)
    let counts = [8, 16, 32, 64].map { side in
      let extent = Double(side * 4)
      let plan = PlannedScene.plan(grid(side, grouped: grouped), width: extent, height: extent)
      return PlanIndex(plan).remaining(after: 0, for: area).plan.passes.count
    }
    // Two fills, or two groups of three passes and the end of the first group, which is open after its first pass.
    #expect(counts == counts.map { _ in grouped ? 7 : 2 })
  }

  @Test("Layers are kept around the passes that are kept, and where they are open")
  func layers() throws {
    let inner = Rect(x: 0, y: 0, width: 8, height: 8)
    let outer = Rect(x: 0, y: 0, width: 40, height: 40)
    let plan = PlannedScene.plan([
      PlannedScene.group(
        [PlannedScene.fill(inner), PlannedScene.group([PlannedScene.fill(inner)], inner)], outer)
    ])
    let index = PlanIndex(plan)
    let near = index.remaining(after: 1, for: PixelRect(minX: 1, minY: 1, maxX: 4, maxY: 4))
    #expect(near.surfaces.count == 2 && near.plan.passes.count == 4)
    let far = index.remaining(after: 1, for: PixelRect(minX: 20, minY: 20, maxX: 24, maxY: 24))
    // Only the end of the open layer is left.
    #expect(far.surfaces.count == 2 && far.plan.passes.count == 1)
  }

  @Test("A shared capture is made by its first material, and the others are left out where they are not seen")
  func sharedCapture() throws {
    let materials = (0..<6).map { index in
      PlannedScene.material(
        Rect(x: Double(index) * 25, y: 0, width: 20, height: 20), sigmaInPoints: 2, captureScale: 1, group: 1)
    }
    let plan = PlannedScene.plan([PlannedScene.fill(Rect(x: 0, y: 0, width: 160, height: 120))] + materials)
    let rest = PlanIndex(plan).remaining(after: 0, for: PixelRect(minX: 130, minY: 5, maxX: 134, maxY: 9))
    #expect(rest.plan.passes.count < materials.count && rest.captures == [0])
    #expect(rest.plan.captures.count == 1)
  }
}
