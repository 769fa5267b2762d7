// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CHost

/// The text of paths whose bytes need not be UTF-8.
///
/// A name on Linux consists of any bytes except a slash and a zero. A byte that is not part of a UTF-8 character is
/// written as `\xFF` with its value, and a backslash that would begin such an escape as `\x5C`. So different names have
/// different texts, and a text leads back to the bytes it was made from. No escape stands for a slash.
package enum PathText {
  /// Returns the text of a path.
  package static func text(of bytes: some Collection<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self), !text.utf8.contains(backslash) { return text }
    let bytes = Array(bytes)
    var (text, index) = (String.UnicodeScalarView(), 0)
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    while true {
      switch parser.parseScalar(from: &rest) {
      case .emptyInput: return String(text)
      case .valid(let character):
        let isEscape = bytes[index] == backslash && escapedByte(bytes[index...]) != nil
        if isEscape { text += escape(backslash) } else { text.append(Unicode.UTF8.decode(character)) }
        index += character.count
      case .error(let length):
        for byte in bytes[index..<index + length] { text += escape(byte) }
        index += length
      }
    }
  }

  /// Returns the bytes of a path.
  package static func bytes(of text: String) -> [UInt8] {
    let utf8 = Array(text.utf8)
    guard utf8.contains(backslash) else { return utf8 }
    var (bytes, index) = ([UInt8](), 0)
    while index < utf8.count {
      let escaped = escapedByte(utf8[index...])
      bytes.append(escaped ?? utf8[index])
      index += escaped == nil ? 1 : 4
    }
    return bytes
  }

  /// Returns a text that was read as if it were a path, with the bytes that are not UTF-8 replaced.
  package static func repaired(_ text: String) -> String { String(decoding: bytes(of: text), as: UTF8.self) }

  private static let backslash = UInt8(ascii: "\\")

  private static func escape(_ byte: UInt8) -> String.UnicodeScalarView {
    ("\\x" + String(byte, radix: 16, uppercase: true)).unicodeScalars
  }

  /// Returns the byte of the escape that begins here: one outside ASCII, or a backslash; nil where none begins.
  private static func escapedByte(_ bytes: ArraySlice<UInt8>) -> UInt8? {
    let form = Array(bytes.prefix(4))
    guard form.count == 4, form[0] == backslash, form[1] == UInt8(ascii: "x"),
      let high = digit(form[2]), let low = digit(form[3])
    else { return nil }
    let byte = high << 4 | low
    return byte >= 0x80 || byte == backslash ? byte : nil
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

/// The arguments of the program.
package enum ProgramArguments {
  /// The arguments without the program's name, as texts of paths.
  package static var all: [String] {
    (1..<max(1, PellucidArgumentCount())).compactMap { index in
      PellucidArgument(index).map { PathText.text(of: SystemCall.bytes(of: $0)) }
    }
  }
}
