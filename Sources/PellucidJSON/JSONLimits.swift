// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The bounds on a JSON document, checked before memory is reserved for it.
package struct JSONLimits: Hashable, Sendable {
  /// Bytes of the text.
  package var bytes: Int
  /// Brackets inside brackets.
  package var depth: Int
  /// Values of any kind.
  package var values: Int

  package init(bytes: Int, depth: Int, values: Int) {
    (self.bytes, self.depth, self.values) = (bytes, depth, values)
  }
}
