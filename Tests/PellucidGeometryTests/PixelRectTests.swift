// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import Testing

@Suite struct PixelRectTests {
  @Test func rectanglesTouchThePixelsTheyLieIn() {
    let touched = PixelRect(covering: Rect(x: -1.25, y: 2, width: 3.5, height: 1.0001))
    #expect(touched == PixelRect(minX: -2, minY: 2, maxX: 3, maxY: 4))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func unusableNumbersAreClamped(value: Double) {
    let limit = 16_777_216
    for rect in [
      Rect(x: value, y: 0, width: 10, height: 10), Rect(x: 0, y: value, width: 10, height: 10),
      Rect(x: 0, y: 0, width: value, height: value),
    ] {
      let pixels = PixelRect(covering: rect)
      for side in [pixels.minX, pixels.minY, pixels.maxX, pixels.maxY] {
        #expect((-limit...limit).contains(side))
      }
    }
    #expect(PixelRect(covering: Rect(x: .nan, y: .nan, width: 1, height: 1)).isEmpty)
  }
}
