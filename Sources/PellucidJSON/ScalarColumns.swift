// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The columns of a UTF-8 text in Unicode scalars, found without reading a line from its beginning for each.
package struct ScalarColumns: Sendable {
  private let bytes: [UInt8]
  /// The index of the first byte of each line.
  private var lines = [0]
  /// The number of scalars that begin before each block of bytes.
  private var counts = [0]

  private static let block = 64

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var count = 0
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") { lines.append(index + 1) }
      if byte & 0xC0 != 0x80 { count += 1 }
      if (index + 1) % Self.block == 0 { counts.append(count) }
    }
  }

  /// Returns the column of a position, whose own column counts bytes; both are counted from 1.
  package func column(of position: TextPosition) -> Int {
    guard lines.indices.contains(position.line - 1) else { return position.column }
    let start = lines[position.line - 1]
    let end = min(start + position.column - 1, bytes.count)
    return scalars(before: end) - scalars(before: start) + 1
  }

  /// Returns the number of scalars that begin before a byte.
  private func scalars(before index: Int) -> Int {
    let block = index / Self.block
    return bytes[(block * Self.block)..<index].reduce(counts[block]) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
  }
}
