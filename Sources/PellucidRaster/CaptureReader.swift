// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// Takes reduced copies of surfaces.
struct CaptureReader<Executor: BandExecutor> {
  let executor: Executor

  /// The region of the stack, at `level`. Full-resolution rows are read once and never kept.
  func capture(_ stack: UnsafeSurfaceStack, region: PixelRect, level: Int) -> ReducedImage {
    var image = level == 0 ? full(stack, region) : half(stack, region)
    while image.level < level { image = image.halved(executor) }
    return image
  }

  private func full(_ stack: UnsafeSurfaceStack, _ region: PixelRect) -> ReducedImage {
    var image = ReducedImage(region: region, level: 0)
    let width = image.width
    image.cells.withUnsafeMutableBufferPointer { cells in
      let cells = UnsafeScratch(base: cells.baseAddress.unsafelyUnwrapped)
      executor.forEachBand(of: 0..<region.height) { _, rows in
        for y in rows {
          stack.read(
            region.minY + y, from: region.minX, count: region.width, into: cells.base + y * width)
        }
      }
    }
    return image
  }

  private func half(_ stack: UnsafeSurfaceStack, _ region: PixelRect) -> ReducedImage {
    var image = ReducedImage(region: region, level: 1)
    let (width, half) = (region.width, image.width)
    // Per band: one row being read, and the column sums of the four taps.
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
            sum(stack, region, around: y, row: row, into: row + width)
            Halving.halve(row + width, count: width, into: cells.base + y * half, targetCount: half)
          }
        }
      }
    }
    return image
  }

  private func sum(
    _ stack: UnsafeSurfaceStack, _ region: PixelRect, around y: Int,
    row: UnsafeMutablePointer<SIMD4<Float>>, into column: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    let width = region.width
    for x in 0..<width { column[x] = SIMD4(repeating: 0) }
    for tap in 0..<4 {
      let line = 2 * y - 1 + tap
      guard line >= 0, line < region.height else { continue }
      let weight = tap == 0 || tap == 3 ? Halving.outer : Halving.inner
      stack.read(region.minY + line, from: region.minX, count: width, into: row)
      for x in 0..<width { column[x] += row[x] * weight }
    }
  }
}
