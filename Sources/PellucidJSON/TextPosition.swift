// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A place in a document; both count from 1, columns in bytes.
public struct TextPosition: Hashable, Sendable {
  public var line: Int, column: Int
  public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
}
