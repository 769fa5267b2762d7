// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import Testing

/// Tests of shadows that drawn layers cast by their alpha.
@Suite struct LayerShadowTests {
  private static let picture = TestScenes.flat(230, 230, 230, width: 160, height: 120)

  /// Returns a card that casts a shadow.
  private static func card(_ frame: Rect, of shape: Shape = .roundedRectangle(8)) -> Node {
    var node = Node(
      id: nil, frame: frame, transform: .identity,
      content: .fill(shape: shape, .ink(.color(EncodedColor(white: 0.2), blend: .sourceOver))))
    node.shadow = ResolvedShadow(color: EncodedColor(white: 0), sigma: 5, offset: Point(x: 3, y: 6))
    return node
  }

  @Test("A shadow moves with its layer, to the last bit")
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

  @Test("A group without effects does not change a shadow")
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
