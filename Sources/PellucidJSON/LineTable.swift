// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The lines of a UTF-8 text, with columns in Unicode scalars that are found without reading a line from its beginning for each.
///
/// Lines and columns are counted from 1. Bytes that begin no scalar, in texts that are not valid, belong to the column before them.
package struct LineTable: Sendable {
  /// The bytes that end lines.
  package enum Ending: Hashable, Sendable {
    case lineFeed
    /// A line feed, a carriage return, or both.
    case any
  }

  package let bytes: [UInt8]
  /// The index of the first byte of each line.
  private var starts = [0]
  /// The number of scalars that begin before each block of bytes.
  private var counts = [0]

  private static let block = 64

  package init(_ bytes: [UInt8], endingWith ending: Ending = .lineFeed) {
    self.bytes = bytes
    var count = 0
    for (index, byte) in bytes.enumerated() {
      if byte & 0xC0 != 0x80 { count += 1 }
      if (index + 1) % Self.block == 0 { counts.append(count) }
      // A line feed behind a carriage return ends the line.
      let isReturn =
        byte == UInt8(ascii: "\r") && ending == .any
        && !(index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n"))
      if byte == UInt8(ascii: "\n") || isReturn { starts.append(index + 1) }
    }
  }

  // MARK: Places

  /// Returns the line of a byte.
  package func line(of offset: Int) -> Int {
    var low = 0, high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Returns the bytes of a line without those that end it; none behind the last line.
  package func bytes(ofLine line: Int) -> Range<Int> {
    guard starts.indices.contains(line - 1) else { return bytes.count..<bytes.count }
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return start..<end
  }

  /// Returns the column of a byte, which is moved into the text.
  package func column(of offset: Int) -> Int {
    scalars(before: min(max(offset, 0), bytes.count)) - scalars(before: starts[line(of: offset) - 1]) + 1
  }

  /// Returns the column of a position, whose own column counts bytes.
  package func column(of position: TextPosition) -> Int {
    guard starts.indices.contains(position.line - 1) else { return position.column }
    let start = starts[position.line - 1]
    return scalars(before: min(start + position.column - 1, bytes.count)) - scalars(before: start) + 1
  }

  /// Returns the byte at a column of a line; the end of the line where it is shorter, and of the text where it has no such line.
  package func offset(line: Int, column: Int) -> Int {
    let range = bytes(ofLine: line)
    var rest = column
    for index in range where bytes[index] & 0xC0 != 0x80 {
      rest -= 1
      if rest <= 0 { return index }
    }
    return range.upperBound
  }

  /// Returns the number of scalars that begin before a byte.
  private func scalars(before index: Int) -> Int {
    let block = index / Self.block
    return bytes[(block * Self.block)..<index].reduce(counts[block]) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
  }
}
