// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// A buffer of pixels that is drawn on: premultiplied, encoded RGBA with 16 bits per sample. Only the lowest surface
/// of a stack may have 8 bits per sample.
struct Surface {
  /// The rectangle that the surface covers, in pixels of the picture.
  var bounds: PixelRect
  /// The 16-bit samples, row by row.
  var samples: [UInt16]
  /// The samples of an 8-bit surface, whose `samples` are empty.
  var bytes: [UInt8] = []

  init(bounds: PixelRect, samples: [UInt16]) { (self.bounds, self.samples) = (bounds, samples) }

  init(bounds: PixelRect, bytes: consuming [UInt8]) {
    (self.bounds, self.samples, self.bytes) = (bounds, [], bytes)
  }

  var isEmpty: Bool { bounds.isEmpty }
  /// A Boolean value indicating whether the surface has 8 bits per sample.
  var holdsBytes: Bool { !bytes.isEmpty }

  /// Opens the surface for access by rows; the view must not outlive `body`.
  mutating func withUnsafeSurface<Result>(_ body: (UnsafeSurface) -> Result) -> Result {
    let bounds = self.bounds
    if holdsBytes {
      return bytes.withUnsafeMutableBytes { bytes in
        body(UnsafeSurface(bounds: bounds, base: bytes.baseAddress, holdsBytes: true))
      }
    }
    return samples.withUnsafeMutableBytes { bytes in
      body(UnsafeSurface(bounds: bounds, base: bytes.baseAddress))
    }
  }
}

/// Pointers to the open pixels of a surface.
///
/// Sendable because bands write disjoint rows, and a pass writes no pixel of a surface that it reads except the pixel
/// being blended.
struct UnsafeSurface: @unchecked Sendable {
  let bounds: PixelRect
  let base: UnsafeMutableRawPointer?
  /// A Boolean value that is true where samples have 8 bits.
  var holdsBytes = false

  /// Returns the address of the 16-bit pixel at (x, y), which must lie in `bounds`; the pixels to its right follow.
  @inline(__always)
  func row(_ y: Int, from x: Int) -> UnsafeMutablePointer<SIMD4<UInt16>> {
    assert(!holdsBytes)
    return base.unsafelyUnwrapped.assumingMemoryBound(to: SIMD4<UInt16>.self) + offset(y, x)
  }

  /// Returns the 8-bit pixels of `columns` in row `y`, which must lie in `bounds`.
  @inline(__always)
  func bytes(_ y: Int, _ columns: Range<Int>) -> UnsafeBytes {
    assert(holdsBytes && columns.upperBound <= bounds.maxX)
    return UnsafeBytes(
      base: base.unsafelyUnwrapped + offset(y, columns.lowerBound) * UnsafeBytes.stride, count: columns.count)
  }

  /// Returns the index of pixel (x, y) in the surface.
  @inline(__always)
  private func offset(_ y: Int, _ x: Int) -> Int {
    assert(y >= bounds.minY && y < bounds.maxY && x >= bounds.minX && x <= bounds.maxX)
    return (y - bounds.minY) * bounds.width + (x - bounds.minX)
  }
}

// Drawing is done at 16 bits per sample. Pixels of an 8-bit surface are widened one row at a time and dithered when
// they are stored; pixels that are not changed keep their values.
extension UnsafeSurface {
  /// Returns the number of scratch elements for a 16-bit copy of a row of `width` pixels.
  func roomCount(_ width: Int) -> Int { holdsBytes ? (width + 1) / 2 : 0 }

  /// Calls `change` with a 16-bit surface that holds the pixels of `columns` in row `y`, and stores its changes.
  ///
  /// - Parameter room: Memory for a 16-bit copy of the pixels, used where this surface has 8 bits per sample.
  @inline(__always)
  func withSamples(
    _ y: Int, _ columns: Range<Int>, room: UnsafeMutableRawPointer, _ change: (UnsafeSurface) -> Void
  ) {
    guard holdsBytes else { return change(self) }
    let pixels = bytes(y, columns)
    pixels.widen(into: room)
    let line = PixelRect(minX: columns.lowerBound, minY: y, maxX: columns.upperBound, maxY: y + 1)
    change(UnsafeSurface(bounds: line, base: room))
    Dither.store(room, count: columns.count, x: columns.lowerBound, y: y, into: pixels.base)
  }
}

/// The conversion between 16-bit samples and floats in 0…1.
///
/// Between 2²³ and 2²⁴ the low 23 bits of a float are an integer: adding 2²³ rounds to nearest, and the sample is the
/// low half of the bits. The standard library's conversion of whole vectors is not vectorized (0.1 µs per pixel).
enum Sample {
  /// Converts a 16-bit pixel to components in 0…1.
  @inline(__always)
  static func unit(_ pixel: SIMD4<UInt16>) -> SIMD4<Float> {
    unit(lowBits: SIMD4<UInt32>(truncatingIfNeeded: pixel))
  }

  /// Converts 16-bit samples, one per lane.
  @inline(__always)
  static func unit(lowBits: SIMD4<UInt32>) -> SIMD4<Float> {
    number(lowBits: lowBits) * (1 / 65535)
  }

  /// Converts integers below 2²³, one per lane.
  @inline(__always)
  static func number(lowBits: SIMD4<UInt32>) -> SIMD4<Float> {
    unsafeBitCast(lowBits | 0x4B00_0000, to: SIMD4<Float>.self) - 0x1p23
  }

  /// Returns 16-bit samples, clamped to 0…1 and rounded to nearest; NaN becomes 0.
  @inline(__always)
  static func whole(_ lanes: SIMD4<Float>) -> SIMD4<UInt16> {
    SIMD4<UInt16>(truncatingIfNeeded: lowBits(lanes))
  }

  /// Returns samples, clamped and rounded, in the low 16 bits of each lane; the higher bits are unspecified.
  @inline(__always)
  static func lowBits(_ lanes: SIMD4<Float>) -> SIMD4<UInt32> {
    lowBits(unclamped: clamped(lanes))
  }

  /// Returns samples, rounded, in the low 16 bits of each lane. The lanes must lie in 0…1.
  @inline(__always)
  static func lowBits(unclamped lanes: SIMD4<Float>) -> SIMD4<UInt32> {
    unsafeBitCast(lanes * 65535 + 0x1p23, to: SIMD4<UInt32>.self)
  }

  /// Returns the lanes clamped to 0…1, with NaN as 0.
  @inline(__always)
  static func clamped(_ lanes: SIMD4<Float>) -> SIMD4<Float> {
    let (zero, one) = (SIMD4<Float>(repeating: 0), SIMD4<Float>(repeating: 1))
    let positive = zero.replacing(with: lanes, where: lanes .> zero)
    return positive.replacing(with: one, where: positive .> one)
  }
}
