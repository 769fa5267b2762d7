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

  /// Writes the colours at the centres of `count` pixels from (x, y), bilinear; edges continue outward.
  ///
  /// All pixels between two cells' centres lie on one straight line, so each is one step from the last.
  func expand(y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>) {
    let (above, down) = place(y - originY)
    let upper = base + min(max(above, 0), height - 1) * width
    let lower = base + min(max(above + 1, 0), height - 1) * width
    func mixed(_ column: Int) -> SIMD4<Float> {
      let column = min(max(column, 0), width - 1)
      return upper[column] + (lower[column] - upper[column]) * down
    }
    let perCell = 1 / Float(1 << cellLevel)
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

  /// A pixel's centre in cells, from the first one's centre: the cell before it and the part of the way to the next.
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
