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
enum Sample {
  @inline(__always)
  static func unit(_ pixel: SIMD4<UInt16>) -> SIMD4<Float> {
    SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: pixel)) * (1 / 65535)
  }

  /// Rounded to nearest; clamped to 0…1.
  @inline(__always)
  static func whole(_ lanes: SIMD4<Float>) -> SIMD4<UInt16> {
    let scaled = lanes * 65535 + 0.5
    let clamped = pointwiseMin(pointwiseMax(scaled, SIMD4(repeating: 0)), SIMD4(repeating: 65535))
    return SIMD4<UInt16>(truncatingIfNeeded: SIMD4<Int32>(clamped))
  }
}
