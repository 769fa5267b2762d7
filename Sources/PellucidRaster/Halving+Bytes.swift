// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CRows

extension Halving {
  /// Halves pixels of 8-bit samples. Their weighted sums fit 16 bits, so nothing is rounded on the way.
  static func halveBytes(
    _ rows: UnsafeRows, count: Int, into target: UnsafeMutableRawPointer, range: Range<Int>
  ) {
    func column(_ x: Int) -> Cell {
      guard x >= 0, x < count else { return Cell(repeating: 0) }
      func load(_ row: UnsafeRawPointer) -> Cell {
        Cell(truncatingIfNeeded: (row + x * UnsafeBytes.stride).loadUnaligned(as: SIMD4<UInt8>.self))
      }
      return load(rows.first) &+ load(rows.fourth) &+ 3 &* (load(rows.second) &+ load(rows.third))
    }
    func makeCells(_ range: Range<Int>) {
      for index in range {
        let x = 2 * index - 1
        let sum = column(x) &+ column(x + 3) &+ 3 &* (column(x + 1) &+ column(x + 2))
        // The sum is at most 64 · 255 = 16320, which maps to 65535.
        target.storeBytes(
          of: (sum &<< 2) &+ (sum &>> 6), toByteOffset: index * ReducedImage.stride, as: Cell.self)
      }
    }
    // The cells before `first` read columns left of the row.
    let first = max(1, range.lowerBound)
    guard first < range.upperBound else { return makeCells(range) }
    let (offset, columns) = (
      (2 * first - 1) * UnsafeBytes.stride, min(count, 2 * range.upperBound + 1) - 2 * first + 1
    )
    let made = PellucidHalveBytes(
      rows.first + offset, rows.second + offset, rows.third + offset, rows.fourth + offset, columns,
      target + first * ReducedImage.stride, PellucidHasWideVectors())
    makeCells(range.lowerBound..<first)
    makeCells((first + made)..<range.upperBound)
  }
}
