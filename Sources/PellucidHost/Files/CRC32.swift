// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CPNG

/// The checksum CRC-32 of ISO 3309, which zlib works out.
enum CRC32 {
  /// Returns the checksum of bytes.
  ///
  /// - Parameter sum: The checksum of the bytes before them.
  static func checksum(_ bytes: some Collection<UInt8>, after sum: UInt32 = 0) -> UInt32 {
    let next = bytes.withContiguousStorageIfAvailable { crc32_z(UInt(sum), $0.baseAddress, $0.count) }
    return next.map { UInt32(truncatingIfNeeded: $0) } ?? checksum(Array(bytes), after: sum)
  }
}
