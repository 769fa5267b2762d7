// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// The text of a file in UTF-8, with its lines.
struct ProjectText: Sendable {
  let lines: LineTable

  /// The text without a byte order mark.
  var bytes: [UInt8] { lines.bytes }

  /// Decodes a file in UTF-8, UTF-16 or ISO 8859-1.
  init(decoding file: [UInt8], _ limits: ProjectFileLimits) throws(ProjectFileError) {
    guard file.count <= limits.bytes else { throw .tooLarge(bytes: file.count, most: limits.bytes) }
    lines = LineTable(try Self.utf8(file))
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the bytes of a range without the spaces and line breaks at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first(where: { bytes[$0] > 0x20 }),
      let last = range.last(where: { bytes[$0] > 0x20 })
    else {
      return range.lowerBound..<range.lowerBound
    }
    return first..<last + 1
  }

  /// The text with spaces in place of its XML declaration, which names the encoding of the file.
  var withoutDeclaration: [UInt8] {
    guard has("<?xml", at: 0), let end = bytes.firstIndex(of: UInt8(ascii: ">")) else { return bytes }
    return bytes[...end].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") } + bytes[(end + 1)...]
  }

  /// Returns a Boolean value indicating whether the text has some bytes at an offset.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    text.withUTF8Buffer { bytes[offset...].starts(with: $0) }
  }

  // MARK: Encodings

  private static func utf8(_ file: [UInt8]) throws(ProjectFileError) -> [UInt8] {
    let start = Array(file.prefix(4))
    if start == [0xFF, 0xFE, 0, 0] || start == [0, 0, 0xFE, 0xFF] { throw .unknownEncoding("UTF-32") }
    if start.starts(with: [0xFF, 0xFE]) { return try utf16(file.dropFirst(2), isBigEndian: false) }
    if start.starts(with: [0xFE, 0xFF]) { return try utf16(file.dropFirst(2), isBigEndian: true) }
    if start == [0x3C, 0, 0x3F, 0] { return try utf16(file[...], isBigEndian: false) }
    if start == [0, 0x3C, 0, 0x3F] { return try utf16(file[...], isBigEndian: true) }
    let bytes = start.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(file.dropFirst(3)) : file
    switch declaredEncoding(of: bytes)?.uppercased() {
    case nil, "UTF-8", "UTF8", "US-ASCII", "ASCII", "UTF-16":
      guard String(validating: bytes, as: UTF8.self) != nil else { throw .notText }
      return bytes
    case "ISO-8859-1", "LATIN1", "LATIN-1":
      return Array(String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })).utf8)
    case let name?: throw .unknownEncoding(name)
    }
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) throws(ProjectFileError) -> [UInt8]
  {
    guard bytes.count % 2 == 0 else { throw .notText }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
      let first = UInt16(bytes[index]), second = UInt16(bytes[index + 1])
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    guard let text = String(validating: units, as: UTF16.self) else { throw .notText }
    return Array(text.utf8)
  }

  /// Returns the encoding that the XML declaration at the beginning of a file names.
  private static func declaredEncoding(of bytes: [UInt8]) -> String? {
    guard bytes.starts(with: Array("<?xml".utf8)) else { return nil }
    let declaration = String(decoding: bytes.prefix(200).prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
    let words = declaration.split { $0 == "=" || $0 == "\"" || $0 == "'" || $0.isWhitespace }
    return words.firstIndex(of: "encoding").flatMap { words.dropFirst($0 + 1).first }.map(String.init)
  }
}
