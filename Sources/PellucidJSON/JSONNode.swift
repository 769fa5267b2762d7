// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A JSON value that knows where it stands.
///
/// Its range holds the value's own text, brackets and quotes included. What lies between the ranges is layout,
/// so the bytes of a document and its nodes together lose nothing.
package struct JSONNode: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    /// In document order, without duplicates.
    case object([Member])
  }

  package struct Member: Hashable, Sendable {
    package var key: String
    /// The position of the key.
    package var position: TextPosition
    /// Offset of the key's first quote.
    package var start: Int
    package var node: JSONNode

    /// From the key to the end of the value, in bytes of the document.
    package var range: Range<Int> { start..<node.range.upperBound }
  }

  package var value: Value
  package var position: TextPosition
  /// In bytes of the document.
  package var range: Range<Int>

  /// The kind of the value, in words for an error.
  package var kind: DocumentTerm {
    switch value {
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  /// The member of an object; nil for other values.
  package func member(_ key: String) -> Member? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }
  }

  /// The value of a member of an object.
  package subscript(key: String) -> JSONNode? { member(key)?.node }

  /// The ranges of the children of an object or array: members with their keys, items as they are.
  package var children: [Range<Int>] {
    switch value {
    case .object(let members): members.map { $0.range }
    case .array(let items): items.map { $0.range }
    default: []
    }
  }
}
