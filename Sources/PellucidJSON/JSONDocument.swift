// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A parsed JSON text: the original bytes, and a tree of nodes with their byte ranges.
package struct JSONDocument: Hashable, Sendable {
  /// The notation that the parser accepts.
  package enum Dialect: Hashable, Sendable {
    /// JSON as RFC 8259 defines it.
    case strict
    /// JSON with an optional comma before a closing bracket, which property-list readers accept; the document
    /// records these commas.
    case trailingCommas
  }

  /// The whole text, including a byte order mark.
  package let bytes: [UInt8]
  /// The one value of the document.
  package let root: JSONNode
  /// The byte offsets of the commas before closing brackets.
  package let trailingCommas: [Int]

  /// Parses a text that holds one value; skips a UTF-8 byte order mark before the value.
  package init(
    parsing bytes: [UInt8], limits: JSONLimits, dialect: Dialect = .strict
  ) throws(JSONError) {
    var parser = JSONParser(bytes: bytes, limits: limits, dialect: dialect)
    root = try parser.document()
    self.bytes = bytes
    trailingCommas = parser.trailingCommas
  }

  /// Returns the line and column of a byte; offsets outside the text are clamped to it.
  package func position(at offset: Int) -> TextPosition {
    let before = bytes[..<min(max(offset, 0), bytes.count)]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let lineStart =
      before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? JSONParser.markLength(of: bytes)
    return TextPosition(line: line, column: max(0, before.endIndex - lineStart) + 1)
  }

  /// Returns the key path of the innermost value that contains a byte, such as `colors[3].color.components`.
  package func keyPath(at offset: Int) -> String {
    var path = "", node = root
    while let step = Self.step(into: node, toward: offset) { (path, node) = (path + step.text, step.node) }
    return path.hasPrefix(".") ? String(path.dropFirst()) : path
  }

  /// Returns the child that contains the byte, and its step in a key path; nil if no child does.
  private static func step(into node: JSONNode, toward offset: Int) -> (text: String, node: JSONNode)? {
    switch node.value {
    case .object(let members):
      members.first { $0.range.contains(offset) }.map { ("." + $0.key, $0.node) }
    case .array(let items):
      items.firstIndex { $0.range.contains(offset) }.map { ("[\($0)]", items[$0]) }
    default: nil
    }
  }
}
