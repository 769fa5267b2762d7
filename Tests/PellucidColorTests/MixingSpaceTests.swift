// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidTestSupport
import Testing

@testable import PellucidColor

@Suite struct MixingSpaceTests {
  @Test("A colour comes back from each space", arguments: MixingSpace.allCases)
  func colorsComeBack(space: MixingSpace) {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<200 {
      let color = EncodedColor(
        red: Float(random.number(in: 0...1)), green: Float(random.number(in: 0...1)),
        blue: Float(random.number(in: 0...1)), alpha: Float(random.number(in: 0.1...1)))
      for gamut in Gamut.allCases {
        let lanes = space.lanes(at: space.coordinates(of: color), in: gamut)
        let expected =
          gamut == .srgb ? color.premultiplied.lanes : Straight<DisplayP3>(color).premultiplied.lanes
        let way = lanes - expected
        #expect((way * way).sum() < 1e-9)
      }
    }
  }

  @Test("Colours outside the gamut are clamped, and clear ones are black", arguments: MixingSpace.allCases)
  func colorsAreClamped(space: MixingSpace) {
    let wide = EncodedColor(red: 1.2, green: -0.3, blue: 0.5)
    let lanes = space.lanes(at: space.coordinates(of: wide), in: .srgb)
    #expect(lanes.x == 1 && lanes.y == 0 && abs(lanes.z - 0.5) < 1e-4 && lanes.w == 1)
    let clear = EncodedColor(red: 1, green: 1, blue: 1, alpha: 0)
    #expect(space.lanes(at: space.coordinates(of: clear), in: .srgb) == SIMD4(repeating: 0))
  }
}
