// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CRows

/// The low-pass filter before every second sample is dropped: [1 3 3 1]/8, the cubic binomial.
///
/// Its third-order zero at half the sampling rate keeps patterns of single pixels from aliasing into slow waves that
/// would crawl when the content moves. The filter is built from averages of two values, which processors compute in
/// one instruction: (a + 3b + 3c + d)/8 is the average of m and i, where i averages b and c, and m averages i with
/// the average of a and d. Each average rounds up; four in sequence are at most 1.5/65535 too high, and a flat input
/// stays exactly flat.
enum Halving {
  typealias Cell = SIMD4<UInt16>
  /// Two cells side by side.
  typealias Pair = SIMD8<UInt16>

  /// Pointers to four rows of cells, top to bottom.
  struct UnsafeRows {
    let first: UnsafeRawPointer, second: UnsafeRawPointer
    let third: UnsafeRawPointer, fourth: UnsafeRawPointer

    /// Returns the vertically weighted sums of cells `x` and `x + 1`.
    @inline(__always)
    func pair(_ x: Int) -> Pair {
      @inline(__always) func load(_ row: UnsafeRawPointer) -> Pair {
        row.loadUnaligned(fromByteOffset: x &* ReducedImage.stride, as: Pair.self)
      }
      return weighed(outer: average(load(first), load(fourth)), inner: average(load(second), load(third)))
    }

    /// Prefetches the cells that the target's next row reads in addition to this row's: the same columns two rows
    /// further down. At this distance, and not into the nearest cache, the fetch delays nothing and evicts none of
    /// the rows being read; one thread needs two thirds of the time that it needed when fetching 2 KB ahead.
    @inline(__always)
    func prefetch(_ x: Int) {
      let offset = x &* ReducedImage.stride
      // Where rows are not stored one after another, the fetch is useless and harmless.
      let ahead = UInt(bitPattern: third - first)
      PellucidPrefetchForReading(third + offset, ahead)
      PellucidPrefetchForReading(fourth + offset, ahead)
    }

    /// Returns the vertically weighted sum of cell `x`, or transparent black outside `0..<count`.
    @inline(__always)
    func single(_ x: Int, count: Int) -> Cell {
      guard x >= 0, x < count else { return Cell(repeating: 0) }
      @inline(__always) func load(_ row: UnsafeRawPointer) -> Pair {
        let cell = row.loadUnaligned(fromByteOffset: x * ReducedImage.stride, as: Cell.self)
        return Pair(lowHalf: cell, highHalf: cell)
      }
      return weighed(
        outer: average(load(first), load(fourth)), inner: average(load(second), load(third))
      ).lowHalf
    }
  }

  /// Writes `target[i]`, the weighted sum of cells 2i−1 … 2i+2 of the four rows, for every `i` in `range`. Cells
  /// outside `0..<count` count as transparent.
  @inline(__always)
  static func halve(
    _ rows: UnsafeRows, count: Int, into target: UnsafeMutableRawPointer, range: Range<Int>,
    fetchingAhead: Bool
  ) {
    var index = range.lowerBound
    let inner = min(range.upperBound, (count - 1) / 2)
    while index < min(1, range.upperBound) {
      edge(rows, count, target, index)
      index += 1
    }
    if index &+ 1 < inner {
      var left = rows.pair(2 &* index &- 1)
      while index &+ 1 < inner {
        if fetchingAhead { rows.prefetch(2 &* index) }
        let middle = rows.pair(2 &* index &+ 1)
        let right = rows.pair(2 &* index &+ 3)
        target.storeBytes(
          of: halved(left, middle, right), toByteOffset: index &* ReducedImage.stride, as: Pair.self)
        left = right
        index &+= 2
      }
    }
    while index < range.upperBound {
      edge(rows, count, target, index)
      index += 1
    }
  }

  /// Writes one cell whose columns may lie outside the rows.
  private static func edge(
    _ rows: UnsafeRows, _ count: Int, _ target: UnsafeMutableRawPointer, _ index: Int
  ) {
    @inline(__always) func pair(_ x: Int) -> Pair {
      Pair(lowHalf: rows.single(x, count: count), highHalf: rows.single(x + 1, count: count))
    }
    let middle = pair(2 * index + 1)
    target.storeBytes(
      of: halved(pair(2 * index - 1), middle, middle).lowHalf, toByteOffset: index * ReducedImage.stride,
      as: Cell.self)
  }

  /// Returns two halved cells from the column sums of six.
  @inline(__always)
  private static func halved(_ left: Pair, _ middle: Pair, _ right: Pair) -> Pair {
    weighed(
      outer: average(
        Pair(lowHalf: left.lowHalf, highHalf: middle.lowHalf),
        Pair(lowHalf: middle.highHalf, highHalf: right.highHalf)),
      inner: average(
        Pair(lowHalf: left.highHalf, highHalf: middle.highHalf),
        Pair(lowHalf: middle.lowHalf, highHalf: right.lowHalf)))
  }

  /// Returns (outer + 3 · inner)/4 from two rounding averages.
  @inline(__always)
  private static func weighed(outer: Pair, inner: Pair) -> Pair {
    average(average(outer, inner), inner)
  }

  /// Returns (a + b + 1) / 2 without a wider type.
  @inline(__always)
  private static func average(_ first: Pair, _ second: Pair) -> Pair {
    (first | second) &- ((first ^ second) &>> 1)
  }
}
