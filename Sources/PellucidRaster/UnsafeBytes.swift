// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The open pixels of 8 bits a sample of one stretch of a row.
///
/// A byte twice over is the same part of the whole range of 16 bits: 257 times as much.
struct UnsafeBytes {
  let base: UnsafeMutableRawPointer
  /// The number of pixels.
  let count: Int

  /// The bytes of a pixel.
  static var stride: Int { MemoryLayout<SIMD4<UInt8>>.stride }

  /// A pixel, of 16 bits a sample.
  @inline(__always)
  subscript(index: Int) -> SIMD4<UInt16> {
    assert(index >= 0 && index < count, "beyond the stretch")
    let bytes = base.loadUnaligned(fromByteOffset: index &* Self.stride, as: SIMD4<UInt8>.self)
    var twice = SIMD8<UInt8>()
    (twice.evenHalf, twice.oddHalf) = (bytes, bytes)
    return unsafeBitCast(twice, to: SIMD4<UInt16>.self)
  }

  /// Writes the pixels as those of 16 bits a sample.
  func widen(into pixels: UnsafeMutableRawPointer) {
    for index in 0..<count {
      pixels.storeBytes(of: self[index], toByteOffset: index &* ReducedImage.stride, as: SIMD4<UInt16>.self)
    }
  }
}
