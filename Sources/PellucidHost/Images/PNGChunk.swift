// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A chunk of a PNG file: length, four letters, content, checksum.
struct PNGChunk {
  var kind: String
  var content: ArraySlice<UInt8>

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns the chunks of a file that `PNGWriter` made, up to the first incomplete chunk.
  static func all(in file: [UInt8]) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var offset = signature.count
    while offset + 12 <= file.count {
      let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= file.count - offset - 12 else { break }
      let kind = String(decoding: file[offset + 4..<offset + 8], as: UTF8.self)
      chunks.append(PNGChunk(kind: kind, content: file[offset + 8..<offset + 8 + length]))
      offset += 12 + length
    }
    return chunks
  }

  /// Returns a chunk's bytes, with its length and checksum.
  static func bytes(_ kind: String, _ content: some Collection<UInt8>) -> [UInt8] {
    let body = Array(kind.utf8) + content
    return word(UInt32(content.count)) + body + word(CRC32.checksum(body))
  }

  /// Returns the bytes of a number, most significant first.
  static func word(_ value: UInt32) -> [UInt8] {
    let shifts: [UInt32] = [24, 16, 8, 0]
    return shifts.map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
