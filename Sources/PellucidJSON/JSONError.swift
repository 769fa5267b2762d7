// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// An error in a document that is not JSON or exceeds a limit.
package struct JSONError: Error, Hashable, Sendable {
  /// The kind of an error, with the values that a message needs.
  package enum Fact: Hashable, Sendable {
    case syntax(found: DocumentTerm, expected: DocumentTerm)
    case duplicateKey(String)
    case tooDeep(limit: Int)
    case tooManyValues(limit: Int)
    case tooManyBytes(limit: Int)
  }

  package var fact: Fact
  package var position: TextPosition
  /// The key path of the value that contains the error, such as `colors[3].color`; empty for the document.
  package var keyPath: String

  package init(_ fact: Fact, at position: TextPosition, keyPath: String) {
    (self.fact, self.position, self.keyPath) = (fact, position, keyPath)
  }
}
