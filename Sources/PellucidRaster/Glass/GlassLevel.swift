// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// One picture of cells, open for reading: a level of a pyramid, or the fill's blur. Sendable because it is only read.
struct UnsafeGlassLevel: @unchecked Sendable {
  let base: UnsafePointer<SIMD4<Float>>
  let width: Int, height: Int
  /// The pixel where the first cell begins.
  let originX: Int, originY: Int
  /// A cell has 2^cellLevel pixels a side.
  let cellLevel: Int

  /// Writes the colours at the centres of `count` pixels from x on, at height `y`, bilinear; edges continue outward.
  func expand(y: Float, from x: Int, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>) {
    expand(y: y, halves: 2 * x + 1, level: 0, count: count, into: row)
  }

  /// Expands the level at every second place between two pixels from x on. Cells must have at least two pixels a
  /// side.
  func expandNodes(y: Float, from x: Int, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>) {
    expand(y: y, halves: 2 * x, level: 1, count: count, into: row)
  }

  /// Places from so many halves of a pixel on, 2^level pixels apart.
  ///
  /// All places between two cells' centres lie on one straight line, so each is one step from the last.
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
    // In halves of a pixel: the side of a cell, the way from place to place, and how far a place is from the centre
    // before it.
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
  /// One level for reading row by row.
  func level(_ number: Int) -> UnsafeGlassLevel {
    let level = levels[number]
    return UnsafeGlassLevel(
      base: level.base, width: level.width, height: level.height, originX: Int(originX),
      originY: Int(originY),
      cellLevel: cellLevel + number)
  }
}
