// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import Testing

@Suite struct PixelRectTests {
  @Test("A rectangle covers every pixel it touches")
  func rectanglesTouchThePixelsTheyLieIn() {
    let touched = PixelRect(covering: Rect(x: -1.25, y: 2, width: 3.5, height: 1.0001))
    #expect(touched == PixelRect(minX: -2, minY: 2, maxX: 3, maxY: 4))
  }

  @Test(
    "Invalid and huge numbers are clamped", arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
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

  @Test("An intersection is the common part of two rectangles")
  func rectanglesShareWhatLiesInBoth() {
    let rect = Rect(x: 1, y: 2, width: 10, height: 20)
    #expect(
      rect.intersection(Rect(x: -5, y: 4.5, width: 8, height: 100))
        == Rect(x: 1, y: 4.5, width: 2, height: 17.5))
    #expect(rect.intersection(Rect(x: 11, y: 2, width: 5, height: 5)).isEmpty)
    #expect(rect.intersection(Rect(x: 40, y: 50, width: 5, height: 5)).isEmpty)
  }

  @Test("A pixel rectangle converts to a rectangle and back")
  func wholePixelsAreARectangleThatTouchesThem() {
    let pixels = PixelRect(minX: -3, minY: 7, maxX: 4, maxY: 9)
    #expect(Rect(pixels) == Rect(x: -3, y: 7, width: 7, height: 2))
    #expect(PixelRect(covering: Rect(pixels)) == pixels)
    #expect(PixelRect.empty.isEmpty)
  }
}
