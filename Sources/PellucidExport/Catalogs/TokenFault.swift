// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// The reason why a catalog has no tokens, or tokens no catalog.
package struct TokenFault: Error, Hashable, Sendable {
  /// The kind of a fault, with the values that a message needs.
  package enum Fact: Hashable, Sendable {
    case json(JSONError)
    case wrongKind(expected: DocumentTerm)
    case otherVersion
    case unknownKey(String)
    /// A source, a reference or a group needs something that is not in the document, or a part of the format that is not read.
    case unsupported(String)
    case unknownModifier(String, known: [String])
    case unknownContext(String)
    case noTarget(String)
    case aliasLoop
    case badColor
    case unknownSpace(String, known: [String])
    /// The path of a colour set leads out of the catalog, or names no colour set.
    case badPath(String)
    case samePath(String)
    /// The description of a colour set has an error, or a value that is no colour.
    case unreadableSet
    case unknownReference(String)
    case noColors
    case tooManyVariants(limit: Int)
    /// A catalog has no variants that give the colours of the tokens in all contexts.
    case inexpressible
  }

  package var fact: Fact
  /// The key path, the path of a token, or the path of a file; empty for the document.
  package var place: String

  package init(_ fact: Fact, at place: String = "") { (self.fact, self.place) = (fact, place) }
}

/// The limits on documents of tokens, checked before memory is reserved for them.
package struct TokenLimits: Hashable, Sendable {
  /// The greatest size of a document, in bytes. Chosen: catalogs of real apps give up to 1 MB.
  package var bytes = 32_000_000
  package var brackets = 64
  package var values = 2_000_000
  /// The greatest number of combinations of contexts. Chosen: real catalogs have up to 64.
  package var variants = 4096
  /// The greatest number of tokens in all combinations together.
  package var resolved = 4_000_000
  /// The greatest number of aliases from a token to a value.
  package var aliases = 64

  package init() {}

  var json: JSONLimits { JSONLimits(bytes: bytes, depth: brackets, values: values) }

  /// Returns the choices of modifiers, or throws where there are too many.
  func choices(of modifiers: [TokenModifier], tokens: Int) throws(TokenFault) -> [[Int]] {
    let limit = min(variants, resolved / max(tokens, 1))
    var count = 1
    for modifier in modifiers {
      count *= modifier.contexts.count
      guard count <= limit else { throw TokenFault(.tooManyVariants(limit: limit), at: "modifiers") }
    }
    return TokenModifier.choices(of: modifiers)
  }
}
