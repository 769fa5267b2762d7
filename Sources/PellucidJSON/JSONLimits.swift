// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The bounds on a JSON document, checked before memory is reserved for it.
package struct JSONLimits: Hashable, Sendable {
  /// The maximum length of the text, in bytes.
  package var bytes: Int
  /// The maximum nesting of brackets.
  package var depth: Int
  /// The maximum number of values of any kind.
  package var values: Int

  package init(bytes: Int, depth: Int, values: Int) {
    (self.bytes, self.depth, self.values) = (bytes, depth, values)
  }
}
