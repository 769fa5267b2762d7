// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// The low-pass before every second sample is dropped: [1 3 3 1]/8, the cubic binomial.
///
/// A third-order zero at half the sampling rate keeps patterns of single pixels from turning into slow waves
/// that would crawl when the content moves.
enum Halving {
  static let outer: Float = 0.125
  static let inner: Float = 0.375

  /// `target[i]` = weighted `source[2i-1 … 2i+2]`; outside is transparent.
  @inline(__always)
  static func halve(
    _ source: UnsafeMutablePointer<SIMD4<Float>>, count: Int,
    into target: UnsafeMutablePointer<SIMD4<Float>>, targetCount: Int
  ) {
    @inline(__always) func sample(_ index: Int) -> SIMD4<Float> {
      index >= 0 && index < count ? source[index] : SIMD4(repeating: 0)
    }
    @inline(__always) func edge(_ index: Int) -> SIMD4<Float> {
      let first = 2 * index - 1
      return (sample(first) + sample(first + 3)) * outer
        + (sample(first + 1) + sample(first + 2)) * inner
    }
    let safe = max(1, min(targetCount, (count - 2) / 2))
    target[0] = edge(0)
    for index in 1..<max(1, safe) {
      let taps = source + (2 * index - 1)
      target[index] = (taps[0] + taps[3]) * outer + (taps[1] + taps[2]) * inner
    }
    for index in safe..<max(safe, targetCount) { target[index] = edge(index) }
  }
}

extension ReducedImage {
  /// The next level: half the cells a side.
  func halved<Executor: BandExecutor>(_ executor: Executor) -> ReducedImage {
    var result = ReducedImage(region: region, level: level + 1)
    let (width, height, half) = (self.width, self.height, result.width)
    var scratch = [SIMD4<Float>](repeating: SIMD4(repeating: 0), count: width * executor.bandCount)
    cells.withUnsafeBufferPointer { source in
      let source = UnsafeCells(base: source.baseAddress.unsafelyUnwrapped)
      result.cells.withUnsafeMutableBufferPointer { target in
        let target = UnsafeScratch(base: target.baseAddress.unsafelyUnwrapped)
        scratch.withUnsafeMutableBufferPointer { scratch in
          let scratch = UnsafeScratch(base: scratch.baseAddress.unsafelyUnwrapped)
          executor.forEachBand(of: 0..<result.height) { band, rows in
            let column = scratch.base + band * width
            for y in rows {
              source.weighRows(around: y, width: width, height: height, into: column)
              Halving.halve(column, count: width, into: target.base + y * half, targetCount: half)
            }
          }
        }
      }
    }
    return result
  }
}

/// Open cells. Sendable because they are only read.
struct UnsafeCells: @unchecked Sendable {
  let base: UnsafePointer<SIMD4<Float>>

  /// The vertical half of a halving: rows 2y-1 … 2y+2, weighted.
  @inline(__always)
  func weighRows(
    around y: Int, width: Int, height: Int, into column: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    if y > 0, 2 * y + 2 < height {
      let rows = base + (2 * y - 1) * width
      for x in 0..<width {
        column[x] =
          (rows[x] + rows[x + 3 * width]) * Halving.outer
          + (rows[x + width] + rows[x + 2 * width]) * Halving.inner
      }
      return
    }
    for x in 0..<width { column[x] = SIMD4(repeating: 0) }
    for tap in 0..<4 {
      let row = 2 * y - 1 + tap
      guard row >= 0, row < height else { continue }
      let weight = tap == 0 || tap == 3 ? Halving.outer : Halving.inner
      let source = base + row * width
      for x in 0..<width { column[x] += source[x] * weight }
    }
  }
}
