// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDocument
import PellucidJSON

/// The reason why a configuration cannot be used.
package struct ConfigurationError: Error, Hashable, Sendable {
  /// The kind of error, with the found and the allowed values.
  package enum Fact: Hashable, Sendable {
    case notJSON(found: DocumentTerm, expected: DocumentTerm)
    case keyTwice
    case tooMany(what: CountedTerm, limit: Int)
    case unknownKey(nearest: String?, allowed: [String])
    case missingKey(String)
    case wrongKind(found: DocumentTerm, expected: DocumentTerm)
    case unknownValue(found: String, nearest: String?, allowed: [String])
    case otherVersion
    case badColor(found: String)
    case unknownReference(found: String, nearest: String?)
    /// Exactly one of some keys is needed, and none or several are given.
    case missingOneOf([String])
    case excludingKeys([String])
    /// A word in place of a severity means that the findings are left out.
    case noSeverity(found: String)
    /// Something is ignored without a reason.
    case emptyReason
    /// A statement about backdrops is wrong; the error has its own place.
    case backdrops(SceneReadingError)
  }

  package var fact: Fact
  /// The key path, such as `pairs[0].foreground`; empty for the document as a whole.
  package var keyPath: String
  package var position: TextPosition
}
