// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Pointers to the 8-bit pixels of one stretch of a row.
///
/// Repeating a byte widens it exactly: 257 · byte is the same fraction of 65535 as the byte is of 255.
struct UnsafeBytes {
  let base: UnsafeMutableRawPointer
  /// The number of pixels.
  let count: Int

  /// The size of a pixel, in bytes.
  static var stride: Int { MemoryLayout<SIMD4<UInt8>>.stride }

  /// Returns a pixel widened to 16 bits per sample.
  @inline(__always)
  subscript(index: Int) -> SIMD4<UInt16> {
    assert(index >= 0 && index < count, "beyond the stretch")
    let bytes = base.loadUnaligned(fromByteOffset: index &* Self.stride, as: SIMD4<UInt8>.self)
    var twice = SIMD8<UInt8>()
    (twice.evenHalf, twice.oddHalf) = (bytes, bytes)
    return unsafeBitCast(twice, to: SIMD4<UInt16>.self)
  }

  /// Writes all pixels widened to 16 bits per sample.
  func widen(into pixels: UnsafeMutableRawPointer) {
    for index in 0..<count {
      pixels.storeBytes(of: self[index], toByteOffset: index &* ReducedImage.stride, as: SIMD4<UInt16>.self)
    }
  }
}
