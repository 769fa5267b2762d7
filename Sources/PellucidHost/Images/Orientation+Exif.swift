// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension Orientation {
  /// Reads the orientation from an Exif block, which is a TIFF file; upright where the block states none.
  ///
  ///     | II or MM | 42 | offset of the directory |
  ///     directory: | count | tag, type, count, value | tag, type, count, value | …
  init(exif bytes: [UInt8]) {
    self = Self.stored(in: bytes) ?? .upright
  }

  /// Returns the stored orientation, or nil if there is none or the block is damaged.
  private static func stored(in bytes: [UInt8]) -> Orientation? {
    // WebP files often keep the six-byte prefix that JPEG puts before the block.
    let start = bytes.starts(with: Array("Exif\0\0".utf8)) ? 6 : 0
    let block = TIFFBlock(bytes: bytes[start...])
    guard let block, block.short(at: 2) == 42, let directory = block.long(at: 4),
      let count = block.short(at: directory)
    else { return nil }
    for entry in 0..<Int(count) {
      let position = directory + 2 + 12 * entry
      guard let tag = block.short(at: position) else { return nil }
      // 0x0112 is Orientation; type 3 is a 16-bit number, stored in the first half of the value.
      if tag == 0x0112, block.short(at: position + 2) == 3, let value = block.short(at: position + 8) {
        return Orientation(rawValue: value)
      }
    }
    return nil
  }
}

/// The numbers in a TIFF block of either byte order; nil outside the block.
private struct TIFFBlock {
  let bytes: ArraySlice<UInt8>
  let isLittleEndian: Bool

  init?(bytes: ArraySlice<UInt8>) {
    if bytes.starts(with: Array("II".utf8)) {
      isLittleEndian = true
    } else if bytes.starts(with: Array("MM".utf8)) {
      isLittleEndian = false
    } else {
      return nil
    }
    self.bytes = bytes
  }

  func short(at offset: Int) -> UInt16? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    let first = UInt16(bytes[bytes.startIndex + offset])
    let second = UInt16(bytes[bytes.startIndex + offset + 1])
    return isLittleEndian ? second << 8 | first : first << 8 | second
  }

  func long(at offset: Int) -> Int? {
    guard let first = short(at: offset), let second = short(at: offset + 2) else { return nil }
    return isLittleEndian ? Int(second) << 16 | Int(first) : Int(first) << 16 | Int(second)
  }
}
