// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A JSON value with its position in the text.
///
/// The range of a node covers the value's own text, including brackets and quotes. The bytes between the ranges
/// are layout, so that nodes and layout together reproduce the document.
package struct JSONNode: Hashable, Sendable {
  /// The value, with the nodes of its children.
  package enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    /// The members in document order, without duplicate keys.
    case object([Member])
  }

  /// A key with its value.
  package struct Member: Hashable, Sendable {
    package var key: String
    /// The position of the key.
    package var position: TextPosition
    /// The byte offset of the key's opening quote.
    package var start: Int
    package var node: JSONNode

    /// The byte range from the key to the end of the value.
    package var range: Range<Int> { start..<node.range.upperBound }
  }

  package var value: Value
  /// The line and column of the value's first byte.
  package var position: TextPosition
  /// The byte range of the value in the document.
  package var range: Range<Int>

  /// The term for the kind of the value in an error.
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

  /// Returns the member of an object by its key; nil if absent and for other values.
  package func member(_ key: String) -> Member? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key.hasBytes(of: key) }
  }

  /// The value of an object's member; nil if absent and for other values.
  package subscript(key: String) -> JSONNode? { member(key)?.node }

  /// The byte ranges of the children of an array or object; the range of a member includes its key.
  package var children: [Range<Int>] {
    switch value {
    case .object(let members): members.map { $0.range }
    case .array(let items): items.map { $0.range }
    default: []
    }
  }
}

extension String {
  /// Returns whether the string has the same UTF-8 bytes as another one; `==` takes canonically equivalent strings for
  /// equal.
  func hasBytes(of other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
