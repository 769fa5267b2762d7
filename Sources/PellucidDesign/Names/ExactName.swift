// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A name that equals another one only if both have the same UTF-8 bytes.
///
/// `String` takes canonically equivalent texts for equal, such as "é" as one scalar and as two. File systems, catalogs
/// and other programs tell them apart, so names, keys and paths that index a dictionary or a set are exact names.
package struct ExactName: Hashable, Comparable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (first: ExactName, second: ExactName) -> Bool {
    NameMatch.same(first.text, second.text)
  }

  package static func < (first: ExactName, second: ExactName) -> Bool {
    first.text.utf8.lexicographicallyPrecedes(second.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
    // No text has this byte, which ends the name.
    hasher.combine(0xFF as UInt8)
  }
}

extension ExactName: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}
