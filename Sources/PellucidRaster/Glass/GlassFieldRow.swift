// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// What the field holds along a row of pixels, a run of floats per number so that four pixels are one load:
///
///     | distance | x | y | width |    of the pixels, one more at either end
///     | the same of the moved shape, three times |
///
/// Rows are as long as whole fours and reach a few floats beyond.
struct GlassFieldRow {
  private let base: UnsafeMutablePointer<Float>
  /// Floats of a run.
  private let length: Int
  private let samples: UnsafeMutablePointer<SIMD4<Float>>

  /// Elements of four floats that a row of `count` pixels takes.
  static func scratchCount(_ count: Int) -> Int { 7 * (((count + 3) & ~3) + 8) }

  init(_ scratch: UnsafeMutablePointer<SIMD4<Float>>, count: Int) {
    length = ((count + 3) & ~3) + 8
    samples = scratch
    base = UnsafeMutableRawPointer(scratch + length).assumingMemoryBound(to: Float.self)
  }

  /// What a run is for.
  enum Run: Int {
    case shape = 0
    case shadow = 1
    case ring = 2
    case inner = 3
  }

  private func run(_ run: Run, _ number: Int) -> UnsafeMutablePointer<Float> {
    base + (4 * run.rawValue + number) * length
  }

  /// Fills a run for `count` pixels whose first centre is at (x, y).
  func fill(_ run: Run, _ field: DistanceField, x: Float, y: Float, count: Int) {
    // One before the first and one behind the last four, for differences.
    let count = ((count + 3) & ~3) + 2
    field.fillRow(y: y, from: x - 1, step: 1, count: count, into: samples)
    let (distance, gradientX, gradientY) = (self.run(run, 0), self.run(run, 1), self.run(run, 2))
    for index in 0..<count {
      distance[index] = samples[index].x
      gradientX[index] = samples[index].y
      gradientY[index] = samples[index].z
    }
  }

  /// Four pixels from `index` on.
  @inline(__always)
  func point(_ run: Run, _ index: Int) -> GlassPoint<SIMD4<Float>> {
    let distance = self.run(run, 0) + index
    let across = (Self.four(distance + 2) - Self.four(distance)) * 0.5
    let rest = SIMD4<Float>.greatest(1 - across * across, SIMD4(repeating: 0)).squareRoot()
    let slope = SIMD4<Float>.greatest(across, 0 - across)
    return GlassPoint(
      distance: Self.four(distance + 1), x: Self.four(self.run(run, 1) + index + 1),
      y: Self.four(self.run(run, 2) + index + 1), width: slope + rest)
  }

  @inline(__always)
  func distance(_ run: Run, _ index: Int) -> SIMD4<Float> { Self.four(self.run(run, 0) + index + 1) }

  @inline(__always)
  private static func four(_ floats: UnsafePointer<Float>) -> SIMD4<Float> {
    UnsafeRawPointer(floats).loadUnaligned(as: SIMD4<Float>.self)
  }
}
