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
  ///
  /// All pixels between two cells' centres lie on one straight line, so each is one step from the last.
  func expand(y: Float, from x: Int, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>) {
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
    var (column, across) = place(x - originX)
    var left = mixed(column)
    var index = 0
    while index < count {
      let right = mixed(column + 1)
      let difference = right - left
      let step = difference * perCell
      // Centres of pixels from here to the next cell's own.
      let end = min(count, index + Int((1 - across) / perCell + 0.5))
      var color = left + difference * across
      while index < end {
        row[index] = color
        color += step
        index += 1
      }
      (left, column) = (right, column + 1)
      across = cellLevel == 0 ? 0 : perCell * 0.5
    }
  }

  /// A pixel's centre in cells across, from the first one's centre: the cell before it, and how far it is to the next.
  @inline(always)
  private func place(_ offset: Int) -> (cell: Int, part: Float) {
    let place = 2 * offset + 1 - (1 << cellLevel)
    return (place >> (cellLevel + 1), Float(place & ((2 << cellLevel) - 1)) / Float(2 << cellLevel))
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
