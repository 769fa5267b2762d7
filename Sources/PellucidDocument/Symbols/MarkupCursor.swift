// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A position in the bytes of an XML document.
struct MarkupCursor {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Moves behind `text` if it starts at the cursor, and returns whether it does.
  mutating func take(_ text: String) -> Bool {
    guard matches(Array(text.utf8), at: position, ignoringCase: false) else { return false }
    position += text.utf8.count
    return true
  }

  /// Moves behind the next `text` and returns the bytes before it; nil, without a move, if there is none.
  mutating func skip(to text: String, ignoringCase: Bool = false) -> ArraySlice<UInt8>? {
    let wanted = Array(text.utf8)
    var end = position
    while end + wanted.count <= bytes.count {
      if matches(wanted, at: end, ignoringCase: ignoringCase) {
        defer { position = end + wanted.count }
        return bytes[position..<end]
      }
      end += 1
    }
    return nil
  }

  /// Moves behind a name and returns it. A name ends at white space or at a character of markup.
  mutating func word() -> String {
    let start = position
    while position < bytes.count, !Self.endsName(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Moves behind the text before white space or one of some bytes, and returns it.
  mutating func word(endingAt ends: [UInt8]) -> String {
    let start = position
    while position < bytes.count, bytes[position] > 32, !ends.contains(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Moves behind the next `name="value"` of a tag and returns both as they are written; nil where none follows.
  mutating func attribute() -> (name: String, value: ArraySlice<UInt8>)? {
    skipSpace()
    let name = word()
    guard !name.isEmpty else { return nil }
    skipSpace()
    guard take("=") else { return nil }
    skipSpace()
    for quote in ["\"", "'"] where take(quote) {
      return skip(to: quote).map { (name, $0) }
    }
    return nil
  }

  /// A Boolean value indicating whether all bytes are UTF-8 text without zeros.
  var isText: Bool { !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil }

  /// Returns whether bytes contain a word of lowercase letters, in any case.
  static func has(_ word: String, in bytes: some Sequence<UInt8>) -> Bool {
    var cursor = MarkupCursor(Array(bytes))
    return cursor.skip(to: word, ignoringCase: true) != nil
  }

  mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= 32 { position += 1 }
  }

  private func matches(_ wanted: [UInt8], at start: Int, ignoringCase: Bool) -> Bool {
    guard start + wanted.count <= bytes.count else { return false }
    for offset in 0..<wanted.count {
      let byte = bytes[start + offset]
      let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      guard (ignoringCase && isUpper ? byte | 0x20 : byte) == wanted[offset] else { return false }
    }
    return true
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= 32 || "=/><\"'".utf8.contains(byte)
  }
}
