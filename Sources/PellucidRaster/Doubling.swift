// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension LaneImage {
  /// The next finer level: every cell becomes four, mixed 3 : 1 with its neighbours; outside is transparent.
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

enum Doubling {
  /// `target[2i]` = 3/4 `source[i]` + 1/4 `source[i-1]`, `target[2i+1]` the same with `source[i+1]`.
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
