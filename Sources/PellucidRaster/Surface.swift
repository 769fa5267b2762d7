// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// Pixels being drawn on: premultiplied, gamma-encoded RGBA, 16 bits a sample. Only the lowest of a stack may have 8.
struct Surface {
  var bounds: PixelRect
  var samples: [UInt16]
  /// The pixels of a surface of 8 bits a sample, which has no `samples`.
  var bytes: [UInt8] = []

  init(bounds: PixelRect, samples: [UInt16]) { (self.bounds, self.samples) = (bounds, samples) }

  init(bounds: PixelRect, bytes: consuming [UInt8]) {
    (self.bounds, self.samples, self.bytes) = (bounds, [], bytes)
  }

  var isEmpty: Bool { bounds.isEmpty }
  var holdsBytes: Bool { !bytes.isEmpty }

  /// Opens the surface for reading or writing rows; the view must not outlive `body`.
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

/// The open pixels of a surface.
///
/// Sendable because bands write disjoint rows and nobody writes a surface that a pass reads, other than the
/// very pixel being mixed.
struct UnsafeSurface: @unchecked Sendable {
  let bounds: PixelRect
  let base: UnsafeMutableRawPointer?
  /// A Boolean value that is true where samples have 8 bits.
  var holdsBytes = false

  /// The pixel at (x, y), which must lie in `bounds`, and those right of it; of 16 bits a sample.
  @inline(__always)
  func row(_ y: Int, from x: Int) -> UnsafeMutablePointer<SIMD4<UInt16>> {
    assert(!holdsBytes)
    return base.unsafelyUnwrapped.assumingMemoryBound(to: SIMD4<UInt16>.self) + offset(y, x)
  }

  /// The pixels of 8 bits a sample of a stretch of row `y`, which must lie in `bounds`.
  @inline(__always)
  func bytes(_ y: Int, _ columns: Range<Int>) -> UnsafeBytes {
    assert(holdsBytes && columns.upperBound <= bounds.maxX)
    return UnsafeBytes(
      base: base.unsafelyUnwrapped + offset(y, columns.lowerBound) * UnsafeBytes.stride, count: columns.count)
  }

  @inline(__always)
  private func offset(_ y: Int, _ x: Int) -> Int {
    assert(y >= bounds.minY && y < bounds.maxY && x >= bounds.minX && x <= bounds.maxX)
    return (y - bounds.minY) * bounds.width + (x - bounds.minX)
  }
}

// Drawing is done at 16 bits a sample. A surface of 8 lends its pixels a row at a time, and takes them back dithered:
// those that are not changed stay what they are.
extension UnsafeSurface {
  /// Elements of scratch that the copy of a row takes.
  func roomCount(_ width: Int) -> Int { holdsBytes ? (width + 1) / 2 : 0 }

  /// Calls `change` with a surface of 16 bits a sample that has the row's pixels of `columns`.
  ///
  /// - Parameter room: Takes that many pixels where this surface holds bytes.
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

  /// Returns the low bits of lanes that lie in 0…1.
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
