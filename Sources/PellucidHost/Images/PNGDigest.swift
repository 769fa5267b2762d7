// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CPNG

/// The sums in a PNG of its own pixels, by which its picture is known again without being inflated.
///
/// The last chunk before the end holds a sum of every byte before it and two of the rows, as the file holds them. Its
/// name says that it is ancillary, private, and not to be copied where pixels change; a program that copies it all the
/// same leaves it wrong.
struct PNGDigest {
  static let kind = "plDG"
  private static let endCount = 12
  private static let count = 12 + endCount
  /// CRC-32 and Adler-32.
  private var rows: (cyclic: UInt, plain: UInt) = (crc32_z(0, nil, 0), adler32_z(0, nil, 0))

  /// Adds the next row.
  mutating func add(_ row: [UInt8]) {
    row.withUnsafeBufferPointer {
      rows.cyclic = crc32_z(rows.cyclic, $0.baseAddress, $0.count)
      rows.plain = adler32_z(rows.plain, $0.baseAddress, $0.count)
    }
  }

  /// A whole file with the digest before its end.
  func added(to file: [UInt8]) -> [UInt8] {
    let head = file.dropLast(Self.endCount)
    return head + ending(after: head)
  }

  /// Returns whether a file has a digest, right or wrong.
  static func isIn(_ file: [UInt8]) -> Bool {
    guard file.count > count + endCount else { return false }
    return file[(file.count - count - endCount + 4)...].starts(with: kind.utf8)
  }

  /// Returns whether a file ends with this digest, and is the one that it was made for.
  func ends(_ file: [UInt8]) -> Bool {
    let end = file.suffix(Self.count + Self.endCount)
    return end.elementsEqual(ending(after: file.dropLast(end.count)))
  }

  private func ending(after head: ArraySlice<UInt8>) -> [UInt8] {
    let sums = [PNGChunk.checksum(head)] + [rows.cyclic, rows.plain].map { UInt32(truncatingIfNeeded: $0) }
    return PNGChunk.bytes(Self.kind, sums.flatMap(PNGChunk.word)) + PNGChunk.bytes("IEND", [UInt8]())
  }
}
