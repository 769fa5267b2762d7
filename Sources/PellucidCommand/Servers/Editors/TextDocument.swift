// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// The text of a document that an editor has open.
///
/// Lines end as the Language Server Protocol states: with a line feed, a carriage return, or both.
struct TextDocument: Sendable {
  private var lines: LineTable

  init(_ text: String) { lines = LineTable(Array(text.utf8), endingWith: .any) }

  /// The text in UTF-8.
  var bytes: [UInt8] { lines.bytes }

  /// Replaces a range of bytes.
  mutating func replace(_ range: Range<Int>, with text: String) {
    var bytes = bytes
    bytes.replaceSubrange(range, with: text.utf8)
    lines = LineTable(bytes, endingWith: .any)
  }

  // MARK: Places

  /// Returns the index of the line of a byte.
  func line(of offset: Int) -> Int { lines.line(of: offset) - 1 }

  /// Returns the place of a byte, which is moved into the text, and to the beginning of its character.
  func position(of offset: Int, in encoding: PositionEncoding) -> EditorPosition {
    let line = line(of: min(max(offset, 0), bytes.count))
    let start = lines.bytes(ofLine: line + 1).lowerBound
    let before = bytes[start..<min(max(offset, start), bytes.count)]
    let units = before.reduce(0) { $0 + encoding.units(ofScalarWith: $1) }
    return EditorPosition(line: line, character: units)
  }

  /// Returns the byte at a place. A place behind the end of its line is that end, and one within a character its beginning.
  func offset(of position: EditorPosition, in encoding: PositionEncoding) -> Int {
    let line = lines.bytes(ofLine: position.line + 1)
    var rest = position.character
    for index in line {
      let units = encoding.units(ofScalarWith: bytes[index])
      // The later bytes of a character have no units of their own.
      if units == 0 { continue }
      if rest < units { return index }
      rest -= units
    }
    return line.upperBound
  }

  /// Returns a range of bytes as the protocol has it.
  func json(_ range: Range<Int>, in encoding: PositionEncoding) -> JSONText {
    .object([
      "start": position(of: range.lowerBound, in: encoding).json,
      "end": position(of: range.upperBound, in: encoding).json,
    ])
  }
}
