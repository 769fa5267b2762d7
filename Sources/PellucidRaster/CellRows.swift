// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// Rows of cells, made when they are asked for; each stays valid while the three after it are asked for.
protocol CellRows: SendableMetatype {
  /// Whether rows mostly lie one after another in memory, further away than the nearest cache.
  static var areStored: Bool { get }
  /// Cells in a row.
  var count: Int { get }
  /// Row `y`; transparent above the first and below the last.
  mutating func row(_ y: Int) -> UnsafeRawPointer
}

/// The rows of a picture in memory. Sendable because they are only read.
struct StoredRows: CellRows, @unchecked Sendable {
  static var areStored: Bool { true }
  let base: UnsafeRawPointer
  let count: Int, height: Int
  /// A transparent row.
  let empty: UnsafeRawPointer

  @inline(__always)
  func row(_ y: Int) -> UnsafeRawPointer {
    y >= 0 && y < height ? base + y * count * ReducedImage.stride : empty
  }
}

/// Rows of a picture in memory, their colours passed through a stage.
struct PassedRows: CellRows {
  static var areStored: Bool { false }
  let base: StoredRows
  let stage: ColorStage
  /// Rows of it have room for a multiple of four cells.
  var ring: RowRing

  var count: Int { base.count }

  @inline(__always)
  mutating func row(_ y: Int) -> UnsafeRawPointer {
    guard y >= 0, y < base.height else { return base.empty }
    let (row, isHeld) = ring.slot(y)
    if !isHeld { stage.apply(toWeighted: base.row(y), count: count, into: row) }
    return UnsafeRawPointer(row)
  }
}

/// The rows of a region of stacked surfaces, seen as one picture.
struct SurfaceRows: CellRows {
  static var areStored: Bool { true }
  let stack: UnsafeSurfaceStack
  let region: PixelRect
  /// A transparent row.
  let empty: UnsafeRawPointer
  var ring: RowRing
  /// One surface that holds the region is read where it lies.
  let isDirect: Bool

  var count: Int { region.width }

  init(_ stack: UnsafeSurfaceStack, region: PixelRect, empty: UnsafeRawPointer, ring: RowRing) {
    (self.stack, self.region, self.empty, self.ring) = (stack, region, empty, ring)
    isDirect = SurfaceRows.isDirect(stack, region)
  }

  static func isDirect(_ stack: UnsafeSurfaceStack, _ region: PixelRect) -> Bool {
    let bounds = stack.first.bounds
    return stack.others.isEmpty && region.minX >= bounds.minX && region.maxX <= bounds.maxX
      && region.minY >= bounds.minY && region.maxY <= bounds.maxY
  }

  @inline(__always)
  mutating func row(_ y: Int) -> UnsafeRawPointer {
    guard y >= 0, y < region.height else { return empty }
    let line = region.minY + y
    if isDirect { return UnsafeRawPointer(stack.first.row(line, from: region.minX)) }
    let (row, isHeld) = ring.slot(y)
    if !isHeld { stack.composite(line, from: region.minX, count: count, into: row) }
    return UnsafeRawPointer(row)
  }
}

/// Every second cell of every second row of `base`, after the low-pass.
struct HalvedRows<Base: CellRows>: CellRows {
  static var areStored: Bool { false }
  var base: Base
  /// Cells in a row, and rows.
  let count: Int, height: Int
  /// Transparent cells of this level around what `base` holds; twice as many of its own.
  let padding: Int
  /// A transparent row.
  let empty: UnsafeRawPointer
  var ring: RowRing

  @inline(__always)
  mutating func row(_ y: Int) -> UnsafeRawPointer {
    guard y >= 0, y < height else { return empty }
    let (row, isHeld) = ring.slot(y)
    if !isHeld { make(y, into: row) }
    return UnsafeRawPointer(row)
  }

  /// Writes all cells of row `y`.
  @inline(__always)
  mutating func make(_ y: Int, into target: UnsafeMutableRawPointer) {
    let first = 2 * (y - padding) - 1
    let rows = Halving.Rows(
      first: base.row(first), second: base.row(first + 1), third: base.row(first + 2),
      fourth: base.row(first + 3))
    // Cells that see something of the base; the others are transparent.
    let reached = max(-padding, -1)..<min(base.count / 2 + 1, count - padding)
    let stride = ReducedImage.stride
    target.initializeMemory(as: UInt8.self, repeating: 0, count: (reached.lowerBound + padding) * stride)
    let seen = target + padding * stride
    Halving.halve(rows, count: base.count, into: seen, range: reached, fetchingAhead: Base.areStored)
    (seen + reached.upperBound * stride).initializeMemory(
      as: UInt8.self, repeating: 0, count: (count - padding - reached.upperBound) * stride)
  }
}

/// The last four rows that were made.
struct RowRing {
  /// Row `y` lies in slot `y & 3`.
  let base: UnsafeMutableRawPointer
  /// Bytes of a row.
  let stride: Int
  private var held = SIMD4<Int>(repeating: -1)

  init(base: UnsafeMutableRawPointer, count: Int) {
    (self.base, stride) = (base, count * ReducedImage.stride)
  }

  /// Where row `y` belongs, and whether it is there; the caller makes it if not.
  @inline(__always)
  mutating func slot(_ y: Int) -> (row: UnsafeMutableRawPointer, isHeld: Bool) {
    let isHeld = held[y & 3] == y
    held[y & 3] = y
    return (base + (y & 3) * stride, isHeld)
  }
}

extension UnsafeSurfaceStack {
  /// Writes `count` composited pixels from (x, y); transparent outside every surface.
  func composite(_ y: Int, from x: Int, count: Int, into row: UnsafeMutableRawPointer) {
    let stride = ReducedImage.stride
    row.initializeMemory(as: UInt8.self, repeating: 0, count: count * stride)
    for index in 0...others.count {
      let surface = index == 0 ? first : others[index - 1]
      let present = PixelRect(minX: x, minY: y, maxX: x + count, maxY: y + 1)
        .intersection(surface.bounds)
      guard !present.isEmpty else { continue }
      let source = surface.row(y, from: present.minX)
      let target = row + (present.minX - x) * stride
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
