// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// Rows of cells that are computed on demand. A returned row stays valid until four other rows have been requested.
protocol UnsafeCellRows: SendableMetatype {
  /// A Boolean value that is true where rows mostly lie one after another in memory, outside the nearest cache, so
  /// that prefetching pays.
  static var areStored: Bool { get }
  /// The number of cells in a row, and the number of rows.
  var count: Int { get }
  var height: Int { get }
  /// A transparent row.
  var empty: UnsafeRawPointer { get }
  /// Returns row `y` of `0..<height`.
  mutating func present(_ y: Int) -> UnsafeRawPointer
  /// Writes the halved cells of `range` from four rows of `count` cells.
  static func halve(
    _ rows: Halving.UnsafeRows, count: Int, into target: UnsafeMutableRawPointer, range: Range<Int>)
}

extension UnsafeCellRows {
  /// Returns row `y`, or the transparent row outside `0..<height`.
  @inline(__always)
  mutating func row(_ y: Int) -> UnsafeRawPointer { y >= 0 && y < height ? present(y) : empty }

  /// Halves 16-bit cells. Not inlined: in a protocol witness the prefetch hints would become function calls.
  @inline(never)
  static func halve(
    _ rows: Halving.UnsafeRows, count: Int, into target: UnsafeMutableRawPointer, range: Range<Int>
  ) {
    Halving.halve(rows, count: count, into: target, range: range, fetchingAhead: areStored)
  }
}

/// The rows of a picture in memory. Sendable because the picture is only read.
struct UnsafeStoredRows: UnsafeCellRows, @unchecked Sendable {
  static var areStored: Bool { true }
  let base: UnsafeRawPointer
  let count: Int, height: Int
  /// A transparent row.
  let empty: UnsafeRawPointer

  @inline(__always)
  func present(_ y: Int) -> UnsafeRawPointer {
    assert(y >= 0 && y < height, "beyond the picture")
    return base + y * count * ReducedImage.stride
  }
}

/// The rows of a picture in memory, with their colours passed through a stage.
struct UnsafePassedRows: UnsafeCellRows {
  static var areStored: Bool { false }
  let base: UnsafeStoredRows
  let stage: ColorStage
  /// The rows that were computed last, each with room for a multiple of four cells.
  var ring: UnsafeRowRing

  var count: Int { base.count }
  var height: Int { base.height }
  var empty: UnsafeRawPointer { base.empty }

  @inline(__always)
  mutating func present(_ y: Int) -> UnsafeRawPointer {
    let (row, isHeld) = ring.slot(y)
    if !isHeld { stage.apply(toWeighted: base.present(y), count: count, into: row) }
    return UnsafeRawPointer(row)
  }
}

/// The rows of a region of a stack of surfaces, composited.
struct UnsafeSurfaceRows: UnsafeCellRows {
  static var areStored: Bool { true }
  let stack: UnsafeSurfaceStack
  let region: PixelRect
  /// A transparent row.
  let empty: UnsafeRawPointer
  var ring: UnsafeRowRing
  /// A Boolean value indicating whether one 16-bit surface holds the region alone, so that its rows are read in place.
  let isDirect: Bool

  var count: Int { region.width }
  var height: Int { region.height }

  init(_ stack: UnsafeSurfaceStack, region: PixelRect, empty: UnsafeRawPointer, ring: UnsafeRowRing) {
    (self.stack, self.region, self.empty, self.ring) = (stack, region, empty, ring)
    isDirect = UnsafeSurfaceRows.isDirect(stack, region)
  }

  /// Returns a Boolean value indicating whether one 16-bit surface holds the region alone.
  static func isDirect(_ stack: UnsafeSurfaceStack, _ region: PixelRect) -> Bool {
    stack.hasAlone(region) && !stack.first.holdsBytes
  }

  @inline(__always)
  mutating func present(_ y: Int) -> UnsafeRawPointer {
    let line = region.minY + y
    if isDirect { return UnsafeRawPointer(stack.first.row(line, from: region.minX)) }
    let (row, isHeld) = ring.slot(y)
    if !isHeld { stack.composite(line, from: region.minX, count: count, into: row) }
    return UnsafeRawPointer(row)
  }
}

/// The rows of a region that lies within one 8-bit surface, read in place.
struct UnsafeByteRows: UnsafeCellRows {
  static var areStored: Bool { true }
  let surface: UnsafeSurface
  let region: PixelRect
  /// A transparent row.
  let empty: UnsafeRawPointer

  var count: Int { region.width }
  var height: Int { region.height }

  @inline(__always)
  func present(_ y: Int) -> UnsafeRawPointer {
    UnsafeRawPointer(surface.bytes(region.minY + y, region.minX..<region.maxX).base)
  }

  static func halve(
    _ rows: Halving.UnsafeRows, count: Int, into target: UnsafeMutableRawPointer, range: Range<Int>
  ) {
    Halving.halveBytes(rows, count: count, into: target, range: range)
  }
}

/// The rows of `base` at half the resolution, after the low-pass filter.
struct UnsafeHalvedRows<Base: UnsafeCellRows>: UnsafeCellRows {
  static var areStored: Bool { false }
  var base: Base
  /// The number of cells in a row, and the number of rows.
  let count: Int, height: Int
  /// The number of transparent cells of this level around the content of `base`; each stands for two cells of the
  /// level of `base`.
  let padding: Int
  /// A transparent row.
  let empty: UnsafeRawPointer
  var ring: UnsafeRowRing

  @inline(__always)
  mutating func present(_ y: Int) -> UnsafeRawPointer {
    let (row, isHeld) = ring.slot(y)
    if !isHeld { make(y, into: row) }
    return UnsafeRawPointer(row)
  }

  /// Writes all cells of row `y`.
  @inline(__always)
  mutating func make(_ y: Int, into target: UnsafeMutableRawPointer) {
    let first = 2 * (y - padding) - 1
    let rows = Halving.UnsafeRows(
      first: base.row(first), second: base.row(first + 1), third: base.row(first + 2),
      fourth: base.row(first + 3))
    // The cells whose filter reaches the base; all others are transparent.
    let reached = max(-padding, -1)..<min(base.count / 2 + 1, count - padding)
    let stride = ReducedImage.stride
    target.initializeMemory(as: UInt8.self, repeating: 0, count: (reached.lowerBound + padding) * stride)
    let seen = target + padding * stride
    Base.halve(rows, count: base.count, into: seen, range: reached)
    (seen + reached.upperBound * stride).initializeMemory(
      as: UInt8.self, repeating: 0, count: (count - padding - reached.upperBound) * stride)
  }
}

/// The last four rows that were computed.
struct UnsafeRowRing {
  /// The memory of the rows; row `y` lies in slot `y & 3`.
  let base: UnsafeMutableRawPointer
  /// The size of a row, in bytes.
  let stride: Int
  private var held = SIMD4<Int>(repeating: -1)

  init(base: UnsafeMutableRawPointer, count: Int) {
    (self.base, stride) = (base, count * ReducedImage.stride)
  }

  /// Returns the slot of row `y` and a Boolean value indicating whether it holds the row; otherwise the caller must
  /// write the row there.
  @inline(__always)
  mutating func slot(_ y: Int) -> (row: UnsafeMutableRawPointer, isHeld: Bool) {
    let isHeld = held[y & 3] == y
    held[y & 3] = y
    return (base + (y & 3) * stride, isHeld)
  }
}

extension UnsafeSurfaceStack {
  /// Returns a Boolean value indicating whether the stack is a single surface that contains the region.
  func hasAlone(_ region: PixelRect) -> Bool {
    others.isEmpty && first.bounds.intersection(region) == region
  }

  /// Writes `count` composited 16-bit pixels from (x, y); transparent outside every surface.
  func composite(_ y: Int, from x: Int, count: Int, into row: UnsafeMutableRawPointer) {
    let stride = ReducedImage.stride
    row.initializeMemory(as: UInt8.self, repeating: 0, count: count * stride)
    for index in 0...others.count {
      let surface = index == 0 ? first : others[index - 1]
      let present = PixelRect(minX: x, minY: y, maxX: x + count, maxY: y + 1)
        .intersection(surface.bounds)
      guard !present.isEmpty else { continue }
      let target = row + (present.minX - x) * stride
      if surface.holdsBytes {
        // An 8-bit surface is always the lowest.
        surface.bytes(y, present.minX..<present.maxX).widen(into: target)
        continue
      }
      let source = surface.row(y, from: present.minX)
      for column in 0..<present.width where source[column].w > 0 {
        var pixel = source[column]
        if pixel.w < 65535 {
          let under = target.loadUnaligned(fromByteOffset: column * stride, as: SIMD4<UInt16>.self)
          let over = Sample.unit(pixel)
          pixel = Sample.whole(over + Sample.unit(under) * (1 - over.w))
        }
        target.storeBytes(of: pixel, toByteOffset: column * stride, as: SIMD4<UInt16>.self)
      }
    }
  }
}
