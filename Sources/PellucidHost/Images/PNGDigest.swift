// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CPNG

/// Checksums of the pixels in a PNG file, by which the picture is recognized without decompressing it.
///
/// The last chunk before the end holds a checksum of all bytes before it and two checksums of the rows as stored. The
/// chunk's name marks it as ancillary, private and not to be copied when pixels change; if a program copies it anyway,
/// the checksums no longer match.
struct PNGDigest {
  static let kind = "plDG"
  private static let endCount = 12
  private static let count = 12 + endCount
  /// The CRC-32 and the Adler-32 of the rows.
  private var rows: (cyclic: UInt, plain: UInt) = (crc32_z(0, nil, 0), adler32_z(0, nil, 0))

  /// Adds the next row to the checksums.
  mutating func add(_ row: [UInt8]) {
    row.withUnsafeBufferPointer {
      rows.cyclic = crc32_z(rows.cyclic, $0.baseAddress, $0.count)
      rows.plain = adler32_z(rows.plain, $0.baseAddress, $0.count)
    }
  }

  /// Returns a complete file with the digest inserted before its end.
  func added(to file: [UInt8]) -> [UInt8] {
    let head = file.dropLast(Self.endCount)
    return head + ending(after: head)
  }

  /// Returns a Boolean value indicating whether a file has a digest, correct or not.
  static func isIn(_ file: [UInt8]) -> Bool {
    guard file.count > count + endCount else { return false }
    return file[(file.count - count - endCount + 4)...].starts(with: kind.utf8)
  }

  /// Returns a Boolean value indicating whether a file ends with this digest and is unchanged since the digest was
  /// made.
  func ends(_ file: [UInt8]) -> Bool {
    let end = file.suffix(Self.count + Self.endCount)
    return end.elementsEqual(ending(after: file.dropLast(end.count)))
  }

  /// Returns the digest chunk and the end of a file that begins with `head`.
  private func ending(after head: ArraySlice<UInt8>) -> [UInt8] {
    let sums = [PNGChunk.checksum(head)] + [rows.cyclic, rows.plain].map { UInt32(truncatingIfNeeded: $0) }
    return PNGChunk.bytes(Self.kind, sums.flatMap(PNGChunk.word)) + PNGChunk.bytes("IEND", [UInt8]())
  }
}
