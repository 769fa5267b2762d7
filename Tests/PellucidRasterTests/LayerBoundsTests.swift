// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import Testing

/// How large the surfaces are that layers with shadows are drawn on.
@Suite struct LayerBoundsTests {
  private static let picture = TestScenes.flat(230, 230, 230, width: 160, height: 120)

  private static func card(_ frame: Rect, of shape: Shape = .roundedRectangle(8)) -> Node {
    var node = Node(
      id: nil, frame: frame, transform: .identity,
      content: .fill(shape: shape, .ink(.color(EncodedColor(white: 0.2), blend: .sourceOver))))
    node.shadow = Shadow(color: EncodedColor(white: 0), sigma: 5, offset: Point(x: 3, y: 6))
    return node
  }

  private static func layers(_ nodes: [Node]) -> [PixelRect] {
    Planner.plan(TestScenes.over(picture, nodes)).passes.compactMap {
      if case .beginLayer(let bounds) = $0 { bounds } else { nil }
    }
  }

  @Test("A shadow is cast by the pixels of what casts it, and a group around it holds both")
  func shadowsTakeNoMoreThanTheyNeed() throws {
    let frame = Rect(x: 60, y: 40, width: 30, height: 20)
    #expect(Self.layers([Self.card(frame)]) == [PixelRect(covering: frame)])
    var group = Node(
      id: nil, frame: Rect(x: 0, y: 0, width: 160, height: 120), transform: .identity,
      content: .group([Self.card(frame)]))
    group.opacity = 0.5
    let layers = Self.layers([group])
    let outer = try #require(layers.first)
    #expect(layers.count == 2 && layers[1] == PixelRect(covering: frame))
    // Five sigmas of the blur fall below a step of 16 bits.
    #expect(outer.minX <= 60 - 25 + 3 && outer.maxX >= 90 + 25 + 3)
    #expect(outer.minY <= 40 - 25 + 6 && outer.maxY >= 60 + 25 + 6)
    #expect(outer.width < 160)
  }

  @Test("A shadow moves with what casts it, to the last bit")
  func shadowsMoveWithWhatCastsThem() {
    func draw(_ x: Double, _ y: Double) -> PixelImage {
      let card = Self.card(Rect(x: x, y: y, width: 30, height: 20))
      return TestScenes.draw(TestScenes.over(Self.picture, [card]), Self.picture)
    }
    let (home, moved) = (draw(60, 40), draw(67, 43))
    var different = 0, shaded = 0
    for y in 0..<110 {
      for x in 0..<150 where home[x, y] != moved[x + 7, y + 3] { different += 1 }
      for x in 0..<150 where home[x, y] != Self.picture[x, y] { shaded += 1 }
    }
    #expect(different == 0)
    #expect(shaded > 30 * 20 * 3)
  }

  @Test("In a group of no effect a shadow is what it is without")
  func groupsCutNoShadow() {
    let card = Self.card(Rect(x: 60, y: 40, width: 30, height: 20))
    let frame = Rect(x: 0, y: 0, width: 160, height: 120)
    var group = Node(id: nil, frame: frame, transform: .identity, content: .group([card]))
    group.opacity = 0.999
    let alone = TestScenes.draw(TestScenes.over(Self.picture, [card]), Self.picture)
    let grouped = TestScenes.draw(TestScenes.over(Self.picture, [group]), Self.picture)
    let farthest = zip(alone.samples, grouped.samples).map { abs(Int($0) - Int($1)) }.max() ?? 0
    #expect(farthest < 80, "a thousandth of the way to the page, and no edge")
  }
}
