// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension ReducedImage {
  /// The next finer level: every cell becomes four, mixed 3 : 1 with its neighbours; outside is transparent.
  func doubled<Executor: BandExecutor>(_ executor: Executor) -> ReducedImage {
    var result = ReducedImage(region: region, level: level - 1)
    let (width, height, fine) = (self.width, self.height, result.width)
    let rows = result.height
    var scratch = [SIMD4<Float>](repeating: SIMD4(repeating: 0), count: width * executor.bandCount)
    cells.withUnsafeBufferPointer { source in
      let source = UnsafeCells(base: source.baseAddress.unsafelyUnwrapped)
      result.cells.withUnsafeMutableBufferPointer { target in
        let target = UnsafeScratch(base: target.baseAddress.unsafelyUnwrapped)
        scratch.withUnsafeMutableBufferPointer { scratch in
          let scratch = UnsafeScratch(base: scratch.baseAddress.unsafelyUnwrapped)
          executor.forEachBand(of: 0..<rows) { band, rows in
            let line = scratch.base + band * width
            for y in rows {
              source.mixRows(y, width: width, height: height, into: line)
              Doubling.double(line, count: width, into: target.base + y * fine, targetCount: fine)
            }
          }
        }
      }
    }
    return result
  }
}

enum Doubling {
  /// `target[2i]` = 3/4 `source[i]` + 1/4 `source[i-1]`, `target[2i+1]` the same with `source[i+1]`.
  @inline(__always)
  static func double(
    _ source: UnsafeMutablePointer<SIMD4<Float>>, count: Int,
    into target: UnsafeMutablePointer<SIMD4<Float>>, targetCount: Int
  ) {
    for cell in 0..<count {
      let near = source[cell] * 0.75
      let left = cell > 0 ? source[cell - 1] : SIMD4(repeating: 0)
      let right = cell + 1 < count ? source[cell + 1] : SIMD4(repeating: 0)
      if 2 * cell < targetCount { target[2 * cell] = near + left * 0.25 }
      if 2 * cell + 1 < targetCount { target[2 * cell + 1] = near + right * 0.25 }
    }
  }
}

extension UnsafeCells {
  /// The vertical half of a doubling, for the finer row `y`.
  @inline(__always)
  func mixRows(
    _ y: Int, width: Int, height: Int, into line: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    let (near, far) = (y >> 1, (y >> 1) + (y & 1 == 0 ? -1 : 1))
    let source = base + near * width
    for x in 0..<width { line[x] = source[x] * 0.75 }
    guard far >= 0, far < height else { return }
    let other = base + far * width
    for x in 0..<width { line[x] += other[x] * 0.25 }
  }
}
