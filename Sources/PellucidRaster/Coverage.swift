// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

/// The pixels that a source is drawn to, and the fraction of each that it covers.
enum Coverage {
  /// Every pixel of a rectangle, fully.
  case full(PixelRect)
  /// A mask of 8-bit coverage.
  case mask(CoverageMask)
  /// The complement of a mask within a rectangle; pixels outside the mask's bounds are covered fully.
  case inverse(CoverageMask, PixelRect)

  /// Rasterizes an outline; one that lies on whole pixels becomes a rectangle without a mask.
  init(_ outline: Outline, clippedTo clip: PixelRect) {
    if let whole = outline.wholePixels {
      self = .full(whole.intersection(clip))
    } else {
      self = .mask(outline.path.coverage(transform: .identity, clippedTo: clip))
    }
  }

  /// The rectangle outside which nothing is covered.
  var bounds: PixelRect {
    switch self {
    case .full(let bounds), .inverse(_, let bounds): bounds
    case .mask(let mask): mask.bounds
    }
  }

  /// Returns the coverage restricted to `area`.
  func part(_ area: PixelRect) -> Coverage {
    switch self {
    case .full(let bounds): return .full(bounds.intersection(area))
    case .inverse(let mask, let bounds): return .inverse(mask, bounds.intersection(area))
    case .mask(let mask):
      let bounds = mask.bounds.intersection(area)
      var values: [UInt8] = []
      values.reserveCapacity(bounds.width * bounds.height)
      for y in bounds.minY..<max(bounds.minY, bounds.maxY) {
        let first = (y - mask.bounds.minY) * mask.bounds.width + bounds.minX - mask.bounds.minX
        values += mask.values[first..<(first + bounds.width)]
      }
      return .mask(CoverageMask(bounds: bounds, values: values))
    }
  }

  /// Calls `body` with pointers to the coverage, which are valid only during the call.
  func withUnsafeCoverage(_ body: (UnsafeCoverage) -> Void) {
    switch self {
    case .full(let bounds):
      body(UnsafeCoverage(bounds: bounds, maskBounds: bounds, values: nil, isInverse: false))
    case .mask(let mask):
      mask.values.withUnsafeBufferPointer {
        body(
          UnsafeCoverage(
            bounds: mask.bounds, maskBounds: mask.bounds, values: $0.baseAddress, isInverse: false))
      }
    case .inverse(let mask, let bounds):
      mask.values.withUnsafeBufferPointer {
        body(
          UnsafeCoverage(
            bounds: bounds, maskBounds: mask.bounds, values: $0.baseAddress, isInverse: true))
      }
    }
  }
}

/// Pointers to an open coverage. Sendable because the coverage is only read.
struct UnsafeCoverage: @unchecked Sendable {
  let bounds: PixelRect
  let maskBounds: PixelRect
  /// The mask's values, row by row in `maskBounds`, or nil where `bounds` is covered fully.
  let values: UnsafePointer<UInt8>?
  let isInverse: Bool

  /// Returns the coverage of row `y`.
  @inline(__always)
  func line(_ y: Int) -> UnsafeCoverageLine {
    guard let values else { return UnsafeCoverageLine(values: nil, columns: 0..<0, flip: 0, outside: 255) }
    let (flip, outside): (UInt8, UInt8) = isInverse ? (255, 255) : (0, 0)
    guard y >= maskBounds.minY, y < maskBounds.maxY else {
      return UnsafeCoverageLine(values: nil, columns: 0..<0, flip: flip, outside: outside)
    }
    return UnsafeCoverageLine(
      values: values + ((y - maskBounds.minY) * maskBounds.width - maskBounds.minX),
      columns: maskBounds.minX..<maskBounds.maxX, flip: flip, outside: outside)
  }

  /// Returns the coverage of a pixel inside `bounds`, 0…1.
  @inline(__always)
  func value(_ x: Int, _ y: Int) -> Float { line(y).amount(x) }

  /// Returns the run of fully covered pixels around the middle of `columns` in row `y`, or an empty range if the
  /// middle is not fully covered. Most rows of most shapes consist of one run.
  @inline(__always)
  func fullSpan(_ y: Int, within columns: Range<Int>) -> Range<Int> {
    guard let values else { return columns }
    let middle = columns.lowerBound + columns.count / 2
    let limits = columns.clamped(to: maskBounds.minX..<maskBounds.maxX)
    guard !isInverse, limits.contains(middle), y >= maskBounds.minY, y < maskBounds.maxY else {
      return columns.lowerBound..<columns.lowerBound
    }
    let line = values + ((y - maskBounds.minY) * maskBounds.width - maskBounds.minX)
    guard line[middle] == 255 else { return columns.lowerBound..<columns.lowerBound }
    var (first, last) = (middle, middle)
    while first > limits.lowerBound, line[first - 1] == 255 { first -= 1 }
    while last + 1 < limits.upperBound, line[last + 1] == 255 { last += 1 }
    return first..<(last + 1)
  }
}
