// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import Testing

@testable import PellucidRaster

/// Tests that rows magnified eight samples at a time equal the per-pixel definition.
@Suite struct MagnifiedSourceTests {
  /// The steps include values around a quarter of the range, up to which steps between cells are mixed in 16 bits.
  @Test(
    "Steps of any size are magnified as defined",
    arguments: [0, 900, 16381, 16382, 16383, 16384, 16385, 16387, 16388, 40000, 65535], [1, 2, 3, 4])
  func stepsOfAnySizeAreMixed(step: UInt16, level: Int) {
    let (side, span) = (4, 4 << level)
    for isDown in [false, true] {
      for isRising in [false, true] {
        let cells = (0..<(side * side)).map { index in
          let isFar = (isDown ? index / side : index % side) >= 2
          return SIMD4<UInt16>(repeating: isFar == isRising ? step : 0)
        }
        var buffers = BlurBuffers()
        var image = ReducedImage(
          region: PixelRect(minX: 0, minY: 0, maxX: span, maxY: span), level: level, &buffers)
        for index in cells.indices { image.cells[index] = cells[index] }
        #expect(Self.largestError(of: image) <= 3, "down \(isDown), rising \(isRising)")
      }
    }
  }

  /// Returns the largest error of a row, in samples of 16 bits.
  private static func largestError(of image: ReducedImage) -> Int {
    image.withUnsafeImage { open in
      let source = MagnifiedSource(open, replaces: true)
      let width = image.region.width
      var scratch = [SIMD4<Float>](repeating: SIMD4(repeating: 0), count: source.scratchCount)
      var row = [SIMD4<Float>](repeating: SIMD4(repeating: 0), count: width)
      var pixels = [SIMD4<UInt16>](repeating: SIMD4(repeating: 0), count: width)
      var worst = 0
      for y in 0..<image.region.height {
        source.store(y, from: 0, count: width, into: &pixels, row: &row, scratch: &scratch)
        for x in 0..<width {
          let expected = Int((open.color(x, y).x * 65535).rounded())
          worst = max(worst, abs(Int(pixels[x].x) - expected))
        }
      }
      return worst
    }
  }
}
