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

  /// Divides every colour by its coverage; `transform` gets straight colour, and the coverage stays a weight.
  mutating func mapStraight(_ transform: (SIMD4<Float>) -> SIMD4<Float>) {
    for index in cells.indices {
      let coverage = cells[index].w
      guard coverage > 0 else { continue }
      var straight = cells[index] / coverage
      straight.w = 1
      cells[index] = transform(straight) * coverage
    }
  }

  /// Divides every colour by its coverage and makes it opaque.
  mutating func normalize() {
    for index in cells.indices where cells[index].w > 0 {
      cells[index] /= cells[index].w
      cells[index].w = 1
    }
  }
}
