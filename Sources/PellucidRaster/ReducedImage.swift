// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// A reduced copy of a region: premultiplied colours, one cell for every 2^level × 2^level pixels.
///
/// Cells at the right and lower edge may reach beyond the region; what lies outside counts as transparent,
/// so that dividing by alpha afterwards normalises the edges.
struct ReducedImage {
  var region: PixelRect
  var level: Int
  var width: Int, height: Int
  var cells: [SIMD4<Float>]

  init(region: PixelRect, level: Int) {
    (self.region, self.level) = (region, level)
    let cell = 1 << level
    width = max(1, (region.width + cell - 1) / cell)
    height = max(1, (region.height + cell - 1) / cell)
    cells = Array(repeating: SIMD4(repeating: 0), count: width * height)
  }

  /// One colour for the whole region.
  init(region: PixelRect, color: SIMD4<Float>) {
    (self.region, level, width, height) = (region, 0, 1, 1)
    cells = [color]
  }

  /// The colour that all cells average to, divided by the average coverage; summed row by row.
  var average: SIMD4<Float> {
    var sum = SIMD4<Double>(repeating: 0)
    for row in 0..<height {
      var rowSum = SIMD4<Double>(repeating: 0)
      for column in 0..<width { rowSum += SIMD4<Double>(cells[row * width + column]) }
      sum += rowSum
    }
    guard sum.w > 0 else { return SIMD4(0, 0, 0, 1) }
    return SIMD4<Float>(sum / sum.w)
  }

  /// Divides every colour by its coverage; `transform` gets straight, opaque colour.
  ///
  /// - Parameter keepsCoverage: Whether the coverage stays as a weight, or the result becomes opaque.
  mutating func mapStraight<Executor: BandExecutor>(
    _ executor: Executor, keepsCoverage: Bool, _ transform: @Sendable (SIMD4<Float>) -> SIMD4<Float>
  ) {
    let width = self.width
    let height = self.height
    cells.withUnsafeMutableBufferPointer { cells in
      let cells = UnsafeScratch(base: cells.baseAddress.unsafelyUnwrapped)
      executor.forEachBand(of: 0..<height) { _, rows in
        for index in rows.lowerBound * width..<rows.upperBound * width {
          let coverage = cells.base[index].w
          guard coverage > 0 else { continue }
          var straight = cells.base[index] / coverage
          straight.w = 1
          let result = transform(straight)
          cells.base[index] = keepsCoverage ? result * coverage : result
        }
      }
    }
  }
}
