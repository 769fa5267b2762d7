// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Pointers to one row of an open coverage, which the row must not outlive.
struct UnsafeCoverageLine {
  /// The values, indexed by column of the picture; only those in `columns` may be read.
  let values: UnsafePointer<UInt8>?
  /// The columns for which `values` holds a value.
  let columns: Range<Int>
  /// The mask that is XORed with a value: 255 inverts the coverage and 0 keeps it.
  let flip: UInt8
  /// The coverage of all other columns.
  let outside: UInt8

  /// Returns the covered fraction of a pixel, 0…1.
  @inline(__always)
  func amount(_ x: Int) -> Float { Float(byte(x)) * (1 / 255) }

  /// Returns the coverage of a pixel, 0…255.
  @inline(__always)
  private func byte(_ x: Int) -> UInt8 {
    guard let values, columns.contains(x) else { return outside }
    return values[x] ^ flip
  }

  /// Returns the coverage of four adjacent pixels, the leftmost in the lowest eight bits.
  @inline(__always)
  func fourBytes(_ x: Int) -> UInt32 {
    if let values, x >= columns.lowerBound, x &+ 4 <= columns.upperBound {
      let bytes = UnsafeRawPointer(values + x).loadUnaligned(as: UInt32.self)
      return UInt32(littleEndian: bytes) ^ (UInt32(flip) &* 0x0101_0101)
    }
    if columns.isEmpty { return UInt32(outside) &* 0x0101_0101 }
    var bytes: UInt32 = 0
    for lane in 0..<4 { bytes |= UInt32(byte(x &+ lane)) &<< UInt32(8 &* lane) }
    return bytes
  }

  /// Returns the covered fractions, 0…1, of four pixels packed by `fourBytes`.
  @inline(__always)
  static func amounts(_ bytes: UInt32) -> SIMD4<Float> {
    let lanes = SIMD4<UInt32>(bytes, bytes &>> 8, bytes &>> 16, bytes &>> 24) & 0xFF
    return Sample.number(lowBits: lanes) * (1 / 255)
  }
}
