// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Returns the bytes with the checksum of every PNG chunk corrected; other formats are returned unchanged.
///
/// Without this, nearly every mutated file is rejected at a checksum and the code behind it is never reached.
func withRightChecksums(_ bytes: [UInt8]) -> [UInt8] {
  guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return bytes }
  var (result, position) = (bytes, 8)
  while position + 12 <= bytes.count {
    let count = bytes[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
    let end = position + 8 + count
    guard end + 4 <= bytes.count else { break }
    let sum = checksum(bytes[(position + 4)..<end])
    for index in 0..<4 { result[end + index] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * index)) }
    position = end + 4
  }
  return result
}

/// Computes the CRC-32 of ISO 3309, which PNG uses.
private func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
  ~bytes.reduce(0xFFFF_FFFF as UInt32) { sum, byte in
    (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
      value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
    }
  }
}
