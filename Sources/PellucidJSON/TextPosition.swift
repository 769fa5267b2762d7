// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A line and column of a document, both counted from 1; columns are counted in bytes.
package struct TextPosition: Hashable, Sendable {
  package var line: Int, column: Int
  package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
}
