// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// The text of a document that an editor has open.
///
/// Lines end as the Language Server Protocol states: with a line feed, a carriage return, or both.
struct TextDocument: Sendable {
  /// The text in UTF-8.
  private(set) var bytes: [UInt8]
  /// The indices of the first bytes of the lines.
  private var lineStarts: [Int]

  init(_ text: String) {
    bytes = Array(text.utf8)
    lineStarts = Self.lineStarts(of: bytes)
  }

  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let isReturn = byte == UInt8(ascii: "\r")
      guard isReturn || byte == UInt8(ascii: "\n") else { continue }
      // The line feed behind a carriage return ends the line.
      if isReturn, index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\n") { continue }
      starts.append(index + 1)
    }
    return starts
  }

  /// Replaces a range of bytes.
  mutating func replace(_ range: Range<Int>, with text: String) {
    bytes.replaceSubrange(range, with: text.utf8)
    lineStarts = Self.lineStarts(of: bytes)
  }

  // MARK: Places

  /// Returns the index of the line of a byte.
  func line(of offset: Int) -> Int {
    var low = 0, high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the bytes of a line without those that end it; none behind the last line.
  func bytes(ofLine line: Int) -> Range<Int> {
    guard line < lineStarts.count else { return bytes.count..<bytes.count }
    let start = lineStarts[line]
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return start..<end
  }

  /// Returns the place of a byte, which is moved into the text, and to the beginning of its character.
  func position(of offset: Int, in encoding: PositionEncoding) -> EditorPosition {
    let line = line(of: min(max(offset, 0), bytes.count))
    let before = bytes[lineStarts[line]..<min(max(offset, lineStarts[line]), bytes.count)]
    let units = before.reduce(0) { $0 + encoding.units(ofScalarWith: $1) }
    return EditorPosition(line: line, character: units)
  }

  /// Returns the byte at a place. A place behind the end of its line is that end, and one within a character its beginning.
  func offset(of position: EditorPosition, in encoding: PositionEncoding) -> Int {
    let line = bytes(ofLine: position.line)
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
