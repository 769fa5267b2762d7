// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A place in a document; both count from 1, columns in bytes.
public struct TextPosition: Hashable, Sendable {
  public var line: Int, column: Int
  public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
}

/// A JSON value that knows where it stands.
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
    package var position: TextPosition
    package var node: JSONNode
  }

  package var value: Value
  package var position: TextPosition

  /// What the value is, in words for an error.
  package var kind: String {
    switch value {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
