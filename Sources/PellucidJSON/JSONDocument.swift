// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A JSON text and what it says: the bytes as they came, and nodes that know their place in them.
package struct JSONDocument: Hashable, Sendable {
  /// The forms that are read beside JSON.
  package enum Dialect: Hashable, Sendable {
    case strict
    /// A comma before a closing bracket, as property-list readers take it, is remembered and stepped over.
    case trailingCommas
  }

  /// The whole text, a byte order mark included.
  package let bytes: [UInt8]
  package let root: JSONNode
  /// Offsets of the commas before a closing bracket.
  package let trailingCommas: [Int]

  /// The one value of the text; a UTF-8 byte order mark before it is skipped.
  package init(
    parsing bytes: [UInt8], limits: JSONLimits, dialect: Dialect = .strict
  ) throws(JSONError) {
    var parser = JSONParser(bytes: bytes, limits: limits, dialect: dialect)
    root = try parser.document()
    self.bytes = bytes
    trailingCommas = parser.trailingCommas
  }

  /// Returns the position of a byte; offsets outside of the text give the nearest place in it.
  package func position(at offset: Int) -> TextPosition {
    let before = bytes[..<min(max(offset, 0), bytes.count)]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let lineStart =
      before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? JSONParser.markLength(of: bytes)
    return TextPosition(line: line, column: max(0, before.endIndex - lineStart) + 1)
  }

  /// The key path of the innermost value that holds a byte, such as `colors[3].color.components`.
  package func keyPath(at offset: Int) -> String {
    var path = "", node = root
    while let step = Self.step(into: node, toward: offset) { (path, node) = (path + step.text, step.node) }
    return path.hasPrefix(".") ? String(path.dropFirst()) : path
  }

  /// The child that holds the byte, and how key paths name it.
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
