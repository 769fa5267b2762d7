// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// An accumulator of signed areas that turns one row into coverage.
///
/// A piece that descends by `h` within a pixel, at mean distance `m` from the pixel's left edge, covers `h·(1-m)`
/// of that pixel and `h` of every pixel right of it. Therefore it adds `h·(1-m)` to its own cell and `h·m` to the
/// next one, and a running sum over the row yields every pixel's area.
struct CoverageRow {
  private let width: Int
  /// One cell per pixel and one for the share that spills over from the last pixel.
  private var cells: [Double]

  init(width: Int) {
    self.width = width
    cells = Array(repeating: 0, count: width + 1)
  }

  /// Adds the area right of a straight line from x `start` at its top to x `end` at its bottom.
  ///
  /// - Parameter height: The vertical extent of the line, in pixels; negative to subtract the area.
  mutating func add(from start: Double, to end: Double, height: Double) {
    let (left, right) = (min(start, end), max(start, end)), limit = Double(width)
    guard left < limit else { return }
    guard right > 0 else {
      cells[0] += height
      return
    }
    let heightPerWidth = right > left ? height / (right - left) : 0
    if left < 0 { cells[0] -= left * heightPerWidth }
    var position = max(left, 0)
    let last = min(right, limit)
    var cell = Int(position)
    guard right > left, last > Double(cell + 1) else {
      let part = right > left ? (last - position) * heightPerWidth : height
      return add(part, at: (position + last) / 2 - Double(cell), in: cell)
    }
    while position < last {
      let stop = min(Double(cell + 1), last)
      add((stop - position) * heightPerWidth, at: (position + stop) / 2 - Double(cell), in: cell)
      position = stop
      cell += 1
    }
  }

  /// Adds a line that descends by `part` within one cell, at mean distance `mean` from the cell's left edge.
  @inline(__always)
  private mutating func add(_ part: Double, at mean: Double, in cell: Int) {
    cells[cell] += part * (1 - mean)
    cells[cell + 1] += part * mean
  }

  /// Drops what was added to the row.
  mutating func clear() {
    for index in cells.indices { cells[index] = 0 }
  }

  /// Writes the row's coverage, 0…255 rounded to nearest, from `values[first]` on, and clears the cells.
  mutating func write(to values: inout [UInt8], at first: Int) {
    var sum = 0.0
    var value: UInt8 = 0
    for x in 0..<width {
      // Most cells are 0; the coverage of the previous pixel then continues.
      if cells[x] != 0 {
        sum += cells[x]
        cells[x] = 0
        value = UInt8(min(max(sum, 0), 1) * 255 + 0.5)
      }
      values[first + x] = value
    }
    cells[width] = 0
  }
}
