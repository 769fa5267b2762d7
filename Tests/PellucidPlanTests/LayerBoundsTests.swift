// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidPlan
import PellucidScene
import Testing

@Suite struct LayerBoundsTests {
  private static func card(_ frame: Rect) -> Node {
    var node = PlannedScene.fill(frame, .roundedRectangle(8))
    node.shadow = ResolvedShadow(color: EncodedColor(white: 0), sigma: 5, offset: Point(x: 3, y: 6))
    return node
  }

  /// Returns the bounds of the layers that a plan begins.
  private static func layers(_ nodes: [Node]) -> [PixelRect] {
    PlannedScene.plan(nodes).passes.compactMap {
      if case .beginLayer(let bounds) = $0 { bounds } else { nil }
    }
  }

  @Test("A shadow's layer is bounded by the pixels that cast it, and the group around it by both")
  func shadowsTakeNoMoreThanTheyNeed() throws {
    let frame = Rect(x: 60, y: 40, width: 30, height: 20)
    #expect(Self.layers([Self.card(frame)]) == [PixelRect(covering: frame)])
    let group = PlannedScene.group([Self.card(frame)], Rect(x: 0, y: 0, width: 160, height: 120))
    let layers = Self.layers([group])
    let outer = try #require(layers.first)
    #expect(layers.count == 2 && layers[1] == PixelRect(covering: frame))
    // Beyond five sigmas, the blur falls below one step of 16 bits.
    #expect(outer.minX <= 60 - 25 + 3 && outer.maxX >= 90 + 25 + 3)
    #expect(outer.minY <= 40 - 25 + 6 && outer.maxY >= 60 + 25 + 6)
    #expect(outer.width < 160)
  }
}
