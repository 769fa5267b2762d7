// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A line of the Swift sources that a document was made from.
package struct SourcePlace: Hashable, Sendable {
  /// The path of the file.
  package var file: String
  /// The line, counted from 1.
  package var line: Int

  package init(file: String, line: Int) { (self.file, self.line) = (file, line) }
}
