// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Sums the signed areas of one row and turns them into coverage.
///
/// A piece that falls through a pixel by `h` with mean position `m` from the pixel's left edge covers
/// `h·(1-m)` of that pixel and `h` of all pixels right of it; so it adds `h·(1-m)` to its own cell and `h·m`
/// to the next, and a running sum over the row gives every pixel's area.
struct CoverageRow {
  private let width: Int
  /// One cell per pixel and one for what leaves the last pixel.
  private var cells: [Double]

  init(width: Int) {
    self.width = width
    cells = Array(repeating: 0, count: width + 1)
  }

  /// Adds everything right of a straight line from x `start` at its top to x `end` at its bottom.
  ///
  /// `height` is how far the line falls, negative to take the area away.
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

  @inline(__always)
  private mutating func add(_ part: Double, at mean: Double, in cell: Int) {
    cells[cell] += part * (1 - mean)
    cells[cell + 1] += part * mean
  }

  /// Writes the row's coverage, 0…255 rounded to nearest, from `values[first]` on, and clears the sums.
  mutating func write(to values: inout [UInt8], at first: Int) {
    var sum = 0.0
    var value: UInt8 = 0
    for x in 0..<width {
      // Most cells hold nothing, and then the coverage is the one before.
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
