// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// One row of an open coverage, which it must not outlive.
struct UnsafeCoverageLine {
  /// By column of the picture; read within `columns` only.
  let values: UnsafePointer<UInt8>?
  /// The columns that have a value of their own.
  let columns: Range<Int>
  /// 255 turns a value into what it leaves; 0 keeps it.
  let flip: UInt8
  /// The coverage of all other columns.
  let outside: UInt8

  /// Returns the part of a pixel that is covered, 0…1.
  @inline(__always)
  func amount(_ x: Int) -> Float { Float(byte(x)) * (1 / 255) }

  @inline(__always)
  private func byte(_ x: Int) -> UInt8 {
    guard let values, columns.contains(x) else { return outside }
    return values[x] ^ flip
  }

  /// Returns the coverage of four pixels side by side, the leftmost in the lowest eight bits.
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

  /// Returns the amounts of four pixels side by side.
  @inline(__always)
  static func amounts(_ bytes: UInt32) -> SIMD4<Float> {
    let lanes = SIMD4<UInt32>(bytes, bytes &>> 8, bytes &>> 16, bytes &>> 24) & 0xFF
    return Sample.number(lowBits: lanes) * (1 / 255)
  }
}
