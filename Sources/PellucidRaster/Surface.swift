// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// Pixels being drawn on: premultiplied, gamma-encoded RGBA, 16 bits a sample.
struct Surface {
  var bounds: PixelRect
  var samples: [UInt16]

  var isEmpty: Bool { bounds.isEmpty }

  /// Opens the surface for reading or writing rows; the view must not outlive `body`.
  mutating func withUnsafeSurface<Result>(_ body: (UnsafeSurface) -> Result) -> Result {
    let bounds = self.bounds
    return samples.withUnsafeMutableBytes { bytes in
      body(UnsafeSurface(bounds: bounds, base: bytes.baseAddress))
    }
  }
}

/// The open pixels of a surface.
///
/// Sendable because bands write disjoint rows and nobody writes a surface that a pass reads, other than the
/// very pixel being mixed.
struct UnsafeSurface: @unchecked Sendable {
  let bounds: PixelRect
  let base: UnsafeMutableRawPointer?

  /// The pixel at (x, y), which must lie in `bounds`, and those right of it.
  @inline(__always)
  func row(_ y: Int, from x: Int) -> UnsafeMutablePointer<SIMD4<UInt16>> {
    assert(y >= bounds.minY && y < bounds.maxY && x >= bounds.minX && x <= bounds.maxX)
    let offset = (y - bounds.minY) * bounds.width + (x - bounds.minX)
    return base.unsafelyUnwrapped.assumingMemoryBound(to: SIMD4<UInt16>.self) + offset
  }
}

/// 16-bit samples as 0…1 and back.
///
/// Between 2²³ and 2²⁴ a float's last 23 bits are a whole number: adding 2²³ rounds to nearest, and the sample
/// is the low half of the bits. The library's conversion of whole vectors is not vectorised (0.1 µs a pixel).
enum Sample {
  @inline(__always)
  static func unit(_ pixel: SIMD4<UInt16>) -> SIMD4<Float> {
    unit(lowBits: SIMD4<UInt32>(truncatingIfNeeded: pixel))
  }

  /// Samples of 16 bits, each alone in its lane.
  @inline(__always)
  static func unit(lowBits: SIMD4<UInt32>) -> SIMD4<Float> {
    number(lowBits: lowBits) * (1 / 65535)
  }

  /// Whole numbers below 2²³.
  @inline(__always)
  static func number(lowBits: SIMD4<UInt32>) -> SIMD4<Float> {
    unsafeBitCast(lowBits | 0x4B00_0000, to: SIMD4<Float>.self) - 0x1p23
  }

  /// Rounded to nearest; clamped to 0…1, NaN to 0.
  @inline(__always)
  static func whole(_ lanes: SIMD4<Float>) -> SIMD4<UInt16> {
    SIMD4<UInt16>(truncatingIfNeeded: lowBits(lanes))
  }

  /// Samples in the low 16 bits of each lane, with other bits above them.
  @inline(__always)
  static func lowBits(_ lanes: SIMD4<Float>) -> SIMD4<UInt32> {
    lowBits(unclamped: clamped(lanes))
  }

  /// The same of lanes that lie in 0…1.
  @inline(__always)
  static func lowBits(unclamped lanes: SIMD4<Float>) -> SIMD4<UInt32> {
    unsafeBitCast(lanes * 65535 + 0x1p23, to: SIMD4<UInt32>.self)
  }

  @inline(__always)
  static func clamped(_ lanes: SIMD4<Float>) -> SIMD4<Float> {
    let (zero, one) = (SIMD4<Float>(repeating: 0), SIMD4<Float>(repeating: 1))
    let positive = zero.replacing(with: lanes, where: lanes .> zero)
    return positive.replacing(with: one, where: positive .> one)
  }
}
