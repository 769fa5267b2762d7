// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// Rows of cells, made when they are asked for; each stays valid while the three after it are asked for.
protocol UnsafeCellRows: SendableMetatype {
  /// A Boolean value that is true where rows mostly lie one after another in memory, further away than the nearest
  /// cache.
  static var areStored: Bool { get }
  /// Cells in a row, and rows.
  var count: Int { get }
  var height: Int { get }
  /// A transparent row.
  var empty: UnsafeRawPointer { get }
  /// Row `y` of those in `0..<height`.
  mutating func present(_ y: Int) -> UnsafeRawPointer
  /// Writes the cells of `range` that come of four rows of `count` cells.
  static func halve(
    _ rows: Halving.UnsafeRows, count: Int, into target: UnsafeMutableRawPointer, range: Range<Int>)
}

extension UnsafeCellRows {
  /// Row `y`; transparent above the first and below the last.
  @inline(__always)
  mutating func row(_ y: Int) -> UnsafeRawPointer { y >= 0 && y < height ? present(y) : empty }

  /// Not inlined: in a protocol's witness the hints to the cache would be calls.
  @inline(never)
  static func halve(
    _ rows: Halving.UnsafeRows, count: Int, into target: UnsafeMutableRawPointer, range: Range<Int>
  ) {
    Halving.halve(rows, count: count, into: target, range: range, fetchingAhead: areStored)
  }
}

/// The rows of a picture in memory. Sendable because they are only read.
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

/// Rows of a picture in memory, their colours passed through a stage.
struct UnsafePassedRows: UnsafeCellRows {
  static var areStored: Bool { false }
  let base: UnsafeStoredRows
  let stage: ColorStage
  /// Rows of it have room for a multiple of four cells.
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

/// The rows of a region of stacked surfaces, seen as one picture.
struct UnsafeSurfaceRows: UnsafeCellRows {
  static var areStored: Bool { true }
  let stack: UnsafeSurfaceStack
  let region: PixelRect
  /// A transparent row.
  let empty: UnsafeRawPointer
  var ring: UnsafeRowRing
  /// One surface that holds the region is read where it lies.
  let isDirect: Bool

  var count: Int { region.width }
  var height: Int { region.height }

  init(_ stack: UnsafeSurfaceStack, region: PixelRect, empty: UnsafeRawPointer, ring: UnsafeRowRing) {
    (self.stack, self.region, self.empty, self.ring) = (stack, region, empty, ring)
    isDirect = UnsafeSurfaceRows.isDirect(stack, region)
  }

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

/// The rows of a region of a surface of 8 bits a sample, which has all of it, where they lie.
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

/// Every second cell of every second row of `base`, after the low-pass.
struct UnsafeHalvedRows<Base: UnsafeCellRows>: UnsafeCellRows {
  static var areStored: Bool { false }
  var base: Base
  /// Cells in a row, and rows.
  let count: Int, height: Int
  /// Transparent cells of this level around what `base` holds; twice as many of its own.
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
    // Cells that see something of the base; the others are transparent.
    let reached = max(-padding, -1)..<min(base.count / 2 + 1, count - padding)
    let stride = ReducedImage.stride
    target.initializeMemory(as: UInt8.self, repeating: 0, count: (reached.lowerBound + padding) * stride)
    let seen = target + padding * stride
    Base.halve(rows, count: base.count, into: seen, range: reached)
    (seen + reached.upperBound * stride).initializeMemory(
      as: UInt8.self, repeating: 0, count: (count - padding - reached.upperBound) * stride)
  }
}

/// The last four rows that were made.
struct UnsafeRowRing {
  /// Row `y` lies in slot `y & 3`.
  let base: UnsafeMutableRawPointer
  /// Bytes of a row.
  let stride: Int
  private var held = SIMD4<Int>(repeating: -1)

  init(base: UnsafeMutableRawPointer, count: Int) {
    (self.base, stride) = (base, count * ReducedImage.stride)
  }

  /// Returns the place that row `y` belongs to, and whether it is there; the caller makes it if not.
  @inline(__always)
  mutating func slot(_ y: Int) -> (row: UnsafeMutableRawPointer, isHeld: Bool) {
    let isHeld = held[y & 3] == y
    held[y & 3] = y
    return (base + (y & 3) * stride, isHeld)
  }
}

extension UnsafeSurfaceStack {
  /// Returns whether there is one surface, and the region lies in it.
  func hasAlone(_ region: PixelRect) -> Bool {
    others.isEmpty && first.bounds.intersection(region) == region
  }

  /// Writes `count` composited pixels from (x, y); transparent outside every surface.
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
        // It lies under all others.
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
