// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Pointers to one image of cells: a level of a pyramid, or the precomputed fill. Sendable because the image is only
/// read.
struct UnsafeGlassLevel: @unchecked Sendable {
  let base: UnsafePointer<SIMD4<Float>>
  let width: Int, height: Int
  /// The pixel at which the first cell begins.
  let originX: Int, originY: Int
  /// The side of a cell is 2^cellLevel pixels.
  let cellLevel: Int

  /// Writes the bilinearly interpolated colours at `count` pixel centres from x on, at the vertical position `y`.
  /// Edge cells are repeated outward.
  func expand(y: Float, from x: Int, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>) {
    expand(y: y, halves: 2 * x + 1, level: 0, count: count, into: row)
  }

  /// Writes the interpolated colours at `count` pixel corners, two pixels apart from x on. Cells must have sides of
  /// at least two pixels.
  func expandNodes(y: Float, from x: Int, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>) {
    expand(y: y, halves: 2 * x, level: 1, count: count, into: row)
  }

  /// Interpolates at `count` positions that begin `halves` half pixels from the picture's left edge and lie 2^level
  /// pixels apart.
  ///
  /// All positions between the centres of two cells lie on one straight line, so each colour is the previous one plus
  /// a constant difference.
  @inline(__always)
  private func expand(
    y: Float, halves: Int, level: Int, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    let perCell = 1 / Float(1 << cellLevel)
    let line = Float.least(Float.greatest((y - Float(originY)) * perCell - 0.5, 0), Float(height - 1))
    let above = Int(line)
    let down = line - Float(above)
    let upper = base + above * width
    let lower = base + min(above + 1, height - 1) * width
    func mixed(_ column: Int) -> SIMD4<Float> {
      let column = min(max(column, 0), width - 1)
      return upper[column] + (lower[column] - upper[column]) * down
    }
    // All in half pixels: the side of a cell, the distance of positions, and the offset of a position from the centre
    // of the cell before it.
    let (side, step) = (2 << cellLevel, 2 << level)
    let first = halves - 2 * originX - side / 2
    var (column, beyond) = (first >> (cellLevel + 1), first & (side - 1))
    var left = mixed(column)
    var index = 0
    while index < count {
      let right = mixed(column + 1)
      let difference = right - left
      let change = difference * (perCell * Float(1 << level))
      let places = (side - beyond + step - 1) >> (level + 1)
      let end = min(count, index + places)
      var color = left + difference * (Float(beyond) / Float(side))
      while index < end {
        row[index] = color
        color += change
        index += 1
      }
      (left, column) = (right, column + 1)
      beyond += places * step - side
    }
  }
}

extension UnsafeGlassPyramid {
  /// Returns one level, for reading row by row.
  func level(_ number: Int) -> UnsafeGlassLevel {
    let level = levels[number]
    return UnsafeGlassLevel(
      base: level.base, width: level.width, height: level.height, originX: Int(originX),
      originY: Int(originY),
      cellLevel: cellLevel + number)
  }
}
