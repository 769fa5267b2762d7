// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A place in a document; both count from 1, columns in bytes.
package struct TextPosition: Hashable, Sendable {
  package var line: Int, column: Int
  package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
}
