// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// Captures surfaces at a reduced size. Rows of full resolution, and of level 1 where level 2 is computed, are made
/// on demand and not stored: whole pictures of them would take as much memory as the frame.
struct CaptureReader<Executor: BandExecutor> {
  let executor: Executor

  /// Returns the region of the stack reduced by 2^`level` per axis, with transparent padding around it.
  ///
  /// - Parameter padding: The width of the padding, in pixels of full resolution; a multiple of 2^level.
  func capture(
    _ stack: UnsafeSurfaceStack, region: PixelRect, level: Int, padding: Int = 0,
    _ buffers: inout BlurBuffers
  ) -> ReducedImage {
    let source = CaptureSource(stack: stack, region: region, padding: padding)
    var image = ReducedImage(
      region: source.padded, padding: padding, level: min(level, 2), &buffers)
    var scratch = buffers.cells.take(count: source.scratchCount * executor.bandCount)
    image.cells.withUnsafeMutableBytes { cells in
      scratch.withUnsafeMutableBytes { scratch in
        let target = UnsafeShare(cells)
        let scratch = UnsafeShare(scratch)
        switch (level, source.isOfBytes) {
        case (0, _): copy(source, into: target, scratch)
        case (1, false): half(source, into: target) { source.halvedRows(scratch, $0) }
        case (1, true): half(source, into: target) { source.halvedBytes(scratch, $0) }
        case (_, false): quarter(source, into: target) { source.halvedRows(scratch, $0) }
        case (_, true): quarter(source, into: target) { source.halvedBytes(scratch, $0) }
        }
      }
    }
    buffers.cells.append(scratch)
    while image.level < level { image.halve(executor, &buffers) }
    return image
  }

  /// Copies the region at full resolution, row by row, between two transparent margins.
  private func copy(_ source: CaptureSource, into target: UnsafeShare, _ scratch: UnsafeShare) {
    let width = source.padded.width * ReducedImage.stride
    let left = source.padding * ReducedImage.stride
    executor.forEachBand(of: 0..<source.padded.height, width: source.padded.width) { band, rows in
      var surface = source.surfaceRows(scratch, band)
      let middle = surface.count * ReducedImage.stride
      for y in rows {
        let row = target.cells(from: y * source.padded.width, count: source.padded.width)
        row.initializeMemory(as: UInt8.self, repeating: 0, count: left)
        (row + left).copyMemory(from: surface.row(y - source.padding), byteCount: middle)
        (row + left + middle).initializeMemory(as: UInt8.self, repeating: 0, count: width - left - middle)
      }
    }
  }

  /// Writes level 1 of the region.
  @inline(__always)
  private func half<Rows: UnsafeCellRows>(
    _ source: CaptureSource, into target: UnsafeShare,
    _ halvedRows: @Sendable (_ band: Int) -> UnsafeHalvedRows<Rows>
  ) {
    let size = ReducedImage.size(of: source.padded, level: 1)
    executor.forEachBand(of: 0..<size.height, width: 4 * size.width) { band, rows in
      var halved = halvedRows(band)
      for y in rows { halved.make(y, into: target.cells(from: y * size.width, count: size.width)) }
    }
  }

  /// Writes level 2 of the region, with level 1 existing only as rows in the bands' scratch.
  @inline(__always)
  private func quarter<Rows: UnsafeCellRows>(
    _ source: CaptureSource, into target: UnsafeShare,
    _ halvedRows: @Sendable (_ band: Int) -> UnsafeHalvedRows<Rows>
  ) {
    let size = ReducedImage.size(of: source.padded, level: 2)
    executor.forEachBand(of: 0..<size.height, width: 16 * size.width) { band, rows in
      let halved = halvedRows(band)
      var quartered = UnsafeHalvedRows(
        base: halved, count: size.width, height: size.height, padding: 0, empty: halved.empty,
        ring: halved.ring)
      for y in rows { quartered.make(y, into: target.cells(from: y * size.width, count: size.width)) }
    }
  }
}

/// The surfaces and the region of a capture. The scratch of a band is laid out as:
///
///     | a transparent row | four rows of level 1 | four composited rows, unless one surface has it all |
struct CaptureSource: Sendable {
  let stack: UnsafeSurfaceStack
  let region: PixelRect
  /// The width of the transparent margin around the region, in pixels.
  let padding: Int

  /// The region including its margin.
  var padded: PixelRect {
    PixelRect(
      minX: region.minX - padding, minY: region.minY - padding, maxX: region.maxX + padding,
      maxY: region.maxY + padding)
  }

  /// The size of the padded region at level 1, in cells.
  private var half: (width: Int, height: Int) { ReducedImage.size(of: padded, level: 1) }
  /// The number of cells in the transparent row, which serves both resolutions.
  private var emptyCount: Int { max(region.width, half.width) }

  /// A Boolean value that is true where one surface of 8 bits per sample holds the region alone and is read in place.
  var isOfBytes: Bool { stack.first.holdsBytes && stack.hasAlone(region) }

  /// The number of cells of scratch that a band needs.
  var scratchCount: Int {
    emptyCount + 4 * half.width + (UnsafeSurfaceRows.isDirect(stack, region) ? 0 : 4 * region.width)
  }

  /// Returns the rows of the stack within the region, composited in the band's scratch unless one surface has them all.
  func surfaceRows(_ scratch: UnsafeShare, _ band: Int) -> UnsafeSurfaceRows {
    let stride = ReducedImage.stride
    let empty = scratch.cells(from: band * scratchCount, count: scratchCount)
    empty.initializeMemory(as: UInt8.self, repeating: 0, count: emptyCount * stride)
    let composited = empty + (emptyCount + 4 * half.width) * stride
    return UnsafeSurfaceRows(
      stack, region: region, empty: UnsafeRawPointer(empty),
      ring: UnsafeRowRing(base: composited, count: region.width))
  }

  /// Returns the halved rows of a capture of 16-bit samples.
  func halvedRows(_ scratch: UnsafeShare, _ band: Int) -> UnsafeHalvedRows<UnsafeSurfaceRows> {
    let base = surfaceRows(scratch, band)
    return halvedRows(of: base, empty: base.empty, scratch, band)
  }

  /// Returns the halved rows of a capture of 8-bit samples.
  func halvedBytes(_ scratch: UnsafeShare, _ band: Int) -> UnsafeHalvedRows<UnsafeByteRows> {
    let empty = surfaceRows(scratch, band).empty
    return halvedRows(
      of: UnsafeByteRows(surface: stack.first, region: region, empty: empty), empty: empty, scratch, band)
  }

  /// Returns the halved rows of `base`, with a ring of four rows in the band's scratch.
  private func halvedRows<Base: UnsafeCellRows>(
    of base: Base, empty: UnsafeRawPointer, _ scratch: UnsafeShare, _ band: Int
  ) -> UnsafeHalvedRows<Base> {
    let size = half
    let ring = scratch.cells(from: band * scratchCount + emptyCount, count: 4 * size.width)
    return UnsafeHalvedRows(
      base: base, count: size.width, height: size.height, padding: padding / 2, empty: empty,
      ring: UnsafeRowRing(base: ring, count: size.width))
  }
}
