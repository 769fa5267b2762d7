// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Pixels of 8 bits a sample. A byte twice over is the same part of the whole range of 16 bits: 257 times as much.
enum UnsafeBytes {
  /// The bytes of a pixel.
  static var stride: Int { MemoryLayout<SIMD4<UInt8>>.stride }

  @inline(__always)
  static func pixel(_ bytes: UnsafeRawPointer) -> SIMD4<UInt16> {
    let bytes = bytes.loadUnaligned(as: SIMD4<UInt8>.self)
    var twice = SIMD8<UInt8>()
    (twice.evenHalf, twice.oddHalf) = (bytes, bytes)
    return unsafeBitCast(twice, to: SIMD4<UInt16>.self)
  }

  /// Writes pixels as those of 16 bits a sample.
  static func widen(_ bytes: UnsafeRawPointer, count: Int, into pixels: UnsafeMutableRawPointer) {
    for index in 0..<count {
      pixels.storeBytes(
        of: pixel(bytes + index &* stride), toByteOffset: index &* ReducedImage.stride, as: SIMD4<UInt16>.self
      )
    }
  }
}
