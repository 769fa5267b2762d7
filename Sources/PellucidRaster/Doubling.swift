// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension LaneImage {
  /// Replaces the image by the next finer level: every cell becomes four, each mixed 3 : 1 with the nearest neighbour
  /// per axis. Cells outside the image count as transparent.
  mutating func double<Executor: BandExecutor>(_ executor: Executor, _ buffers: inout BlurBuffers) {
    var result = LaneImage(region: region, level: level - 1, &buffers)
    let (width, height, fine, fineHeight) = (self.width, self.height, result.width, result.height)
    var scratch = buffers.lanes.take(count: width * executor.bandCount)
    lanes.withUnsafeMutableBufferPointer { source in
      result.lanes.withUnsafeMutableBufferPointer { target in
        scratch.withUnsafeMutableBufferPointer { scratch in
          let source = UnsafeScratch(source)
          let target = UnsafeScratch(target)
          let scratch = UnsafeScratch(scratch)
          executor.forEachBand(of: 0..<fineHeight, width: fine) { band, rows in
            let line = scratch.part(band, of: width)
            for y in rows {
              source.mixRows(y, width: width, height: height, into: line)
              Doubling.double(line, count: width, into: target.part(y, of: fine), targetCount: fine)
            }
          }
        }
      }
    }
    buffers.lanes.append(scratch)
    swap(&self, &result)
    buffers.lanes.append(result.lanes)
  }
}

/// The interpolation from a level to the next finer one, [1 3 3 1]/4 on zero-stuffed cells.
enum Doubling {
  /// Doubles a row: `target[2i]` = 3/4 `source[i]` + 1/4 `source[i-1]` and `target[2i+1]` = 3/4 `source[i]` + 1/4
  /// `source[i+1]`.
  @inline(__always)
  static func double(
    _ source: UnsafeMutablePointer<SIMD4<Float>>, count: Int,
    into target: UnsafeMutablePointer<SIMD4<Float>>, targetCount: Int
  ) {
    var left = SIMD4<Float>(repeating: 0)
    for cell in 0..<(targetCount / 2) {
      let near = source[cell] * 0.75
      target[2 * cell] = near + left * 0.25
      let right = cell + 1 < count ? source[cell + 1] : SIMD4(repeating: 0)
      target[2 * cell + 1] = near + right * 0.25
      left = source[cell]
    }
    if targetCount % 2 == 1 { target[targetCount - 1] = source[targetCount / 2] * 0.75 + left * 0.25 }
  }
}

extension UnsafeScratch {
  /// Writes the vertically interpolated cells of the finer row `y`: 3/4 of the nearest row and 1/4 of the next nearest.
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
