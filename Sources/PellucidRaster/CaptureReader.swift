// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// Takes reduced copies of surfaces.
struct CaptureReader<Executor: BandExecutor> {
  let executor: Executor

  /// The region of the stack at `level`, with `padding` empty pixels around it. Full-resolution rows are read
  /// where they are needed and never kept.
  func capture(
    _ stack: UnsafeSurfaceStack, region: PixelRect, level: Int, padding: Int = 0
  ) -> ReducedImage {
    let reader = PaddedReader(stack: stack, region: region, padding: padding)
    var image: ReducedImage
    switch level {
    case 0: image = full(reader)
    case 1: image = half(reader)
    default: image = quarter(reader)
    }
    while image.level < level { image = image.halved(executor) }
    return image
  }

  private func full(_ reader: PaddedReader) -> ReducedImage {
    var image = ReducedImage(region: reader.padded, level: 0)
    let width = image.width
    image.cells.withUnsafeMutableBufferPointer { cells in
      let cells = UnsafeScratch(base: cells.baseAddress.unsafelyUnwrapped)
      executor.forEachBand(of: 0..<reader.padded.height) { _, rows in
        for y in rows where reader.holds(y) { reader.read(y, into: cells.base + y * width) }
      }
    }
    return image
  }

  private func half(_ reader: PaddedReader) -> ReducedImage {
    var image = ReducedImage(region: reader.padded, level: 1)
    let (width, half) = (reader.padded.width, image.width)
    // Per band: one row being read, empty at both ends, and the column sums of the four taps.
    var scratch = [SIMD4<Float>](
      repeating: SIMD4(repeating: 0), count: 2 * width * executor.bandCount)
    let rows = image.height
    image.cells.withUnsafeMutableBufferPointer { cells in
      let cells = UnsafeScratch(base: cells.baseAddress.unsafelyUnwrapped)
      scratch.withUnsafeMutableBufferPointer { scratch in
        let scratch = UnsafeScratch(base: scratch.baseAddress.unsafelyUnwrapped)
        executor.forEachBand(of: 0..<rows) { band, rows in
          let row = scratch.base + 2 * band * width
          for y in rows {
            reader.sumRows(around: y, row: row, into: row + width)
            Halving.halve(row + width, count: width, into: cells.base + y * half, targetCount: half)
          }
        }
      }
    }
    return image
  }
}

extension CaptureReader {
  /// Level 2 at once: of the level between, four rows a band are enough, where a whole picture of it would
  /// take as much memory as the frame.
  private func quarter(_ reader: PaddedReader) -> ReducedImage {
    var image = ReducedImage(region: reader.padded, level: 2)
    let width = reader.padded.width
    let (half, halfRows) = ((width + 1) / 2, (reader.padded.height + 1) / 2)
    let (quarter, quarterRows) = (image.width, image.height)
    let perBand = 2 * width + 5 * half
    var scratch = [SIMD4<Float>](
      repeating: SIMD4(repeating: 0), count: perBand * executor.bandCount)
    image.cells.withUnsafeMutableBufferPointer { cells in
      let cells = UnsafeScratch(base: cells.baseAddress.unsafelyUnwrapped)
      scratch.withUnsafeMutableBufferPointer { scratch in
        let scratch = UnsafeScratch(base: scratch.baseAddress.unsafelyUnwrapped)
        executor.forEachBand(of: 0..<quarterRows) { band, rows in
          let row = scratch.base + band * perBand
          var ring = HalfRows(
            row: row, ring: row + 2 * width, width: width, half: half, count: halfRows)
          let column = row + 2 * width + 4 * half
          for y in rows {
            ring.sumRows(around: y, reader, into: column)
            Halving.halve(
              column, count: half, into: cells.base + y * quarter, targetCount: quarter)
          }
        }
      }
    }
    return image
  }
}

/// The last four rows of level 1 that a band has made.
private struct HalfRows {
  /// A row of pixels and, behind it, its column sums.
  let row: UnsafeMutablePointer<SIMD4<Float>>
  /// Row `y` of level 1 lies in slot `y & 3`.
  let ring: UnsafeMutablePointer<SIMD4<Float>>
  let width: Int, half: Int, count: Int
  /// Which row each slot holds.
  var held = SIMD4<Int>(repeating: -1)

  /// The vertical half of the second halving: rows 2y-1 … 2y+2, weighted.
  @inline(__always)
  mutating func sumRows(
    around y: Int, _ reader: PaddedReader, into column: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    for x in 0..<half { column[x] = SIMD4(repeating: 0) }
    for tap in 0..<4 {
      let line = 2 * y - 1 + tap
      guard line >= 0, line < count else { continue }
      let source = ring + (line & 3) * half
      if held[line & 3] != line {
        reader.sumRows(around: line, row: row, into: row + width)
        Halving.halve(row + width, count: width, into: source, targetCount: half)
        held[line & 3] = line
      }
      let weight = tap == 0 || tap == 3 ? Halving.outer : Halving.inner
      for x in 0..<half { column[x] += source[x] * weight }
    }
  }
}

/// Rows of a region with empty pixels around it, counted from the padding's corner.
struct PaddedReader: Sendable {
  let stack: UnsafeSurfaceStack
  let region: PixelRect
  let padding: Int

  var padded: PixelRect {
    PixelRect(
      minX: region.minX - padding, minY: region.minY - padding, maxX: region.maxX + padding,
      maxY: region.maxY + padding)
  }

  func holds(_ y: Int) -> Bool { y >= padding && y < padding + region.height }

  /// Writes the row's pixels and leaves the padding as it is.
  @inline(__always)
  func read(_ y: Int, into row: UnsafeMutablePointer<SIMD4<Float>>) {
    stack.read(
      region.minY + y - padding, from: region.minX, count: region.width, into: row + padding)
  }

  /// The vertical half of a halving: rows 2y-1 … 2y+2, weighted.
  @inline(__always)
  func sumRows(
    around y: Int, row: UnsafeMutablePointer<SIMD4<Float>>,
    into column: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    if holds(2 * y - 1), holds(2 * y + 2), stack.others.isEmpty, let rows = pixels(around: y) {
      return sumRows(rows, into: column + padding)
    }
    let width = region.width + 2 * padding
    for x in 0..<width { column[x] = SIMD4(repeating: 0) }
    for tap in 0..<4 where holds(2 * y - 1 + tap) {
      let weight = tap == 0 || tap == 3 ? Halving.outer : Halving.inner
      read(2 * y - 1 + tap, into: row)
      for x in 0..<width { column[x] += row[x] * weight }
    }
  }

  typealias Pixels = UnsafeMutablePointer<SIMD4<UInt16>>

  /// The four rows of pixels of an inner halving step, if one surface holds them all.
  @inline(__always)
  private func pixels(around y: Int) -> (Pixels, Pixels, Pixels, Pixels)? {
    let surface = stack.first
    let bounds = surface.bounds
    guard region.minX >= bounds.minX, region.maxX <= bounds.maxX, region.minY >= bounds.minY,
      region.maxY <= bounds.maxY
    else { return nil }
    let line = region.minY + 2 * y - 1 - padding
    return (
      surface.row(line, from: region.minX), surface.row(line + 1, from: region.minX),
      surface.row(line + 2, from: region.minX), surface.row(line + 3, from: region.minX)
    )
  }

  /// The same sums in whole numbers: at most 8 · 65535, which a float holds exactly.
  @inline(__always)
  private func sumRows(
    _ rows: (Pixels, Pixels, Pixels, Pixels), into column: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    for x in 0..<region.width {
      let outer =
        SIMD4<UInt32>(truncatingIfNeeded: rows.0[x])
        &+ SIMD4<UInt32>(truncatingIfNeeded: rows.3[x])
      let inner =
        SIMD4<UInt32>(truncatingIfNeeded: rows.1[x])
        &+ SIMD4<UInt32>(truncatingIfNeeded: rows.2[x])
      let sum = outer &+ inner &+ inner &+ inner
      column[x] =
        (unsafeBitCast(sum | 0x4B00_0000, to: SIMD4<Float>.self) - 0x1p23)
        * (1 / (8 * 65535))
    }
  }
}
