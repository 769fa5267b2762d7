// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

extension Suppressions {
  /// Returns the edit that leaves the findings of a rule in a line out: a comment above it, with the indentation of the line.
  ///
  /// - Parameters:
  ///   - offset: A byte of the line.
  ///   - reason: The reason, in place of which people write theirs.
  package static func edit(for rule: String, at offset: Int, in source: [UInt8], reason: String) -> SourceEdit
  {
    let before = source[..<min(offset, source.count)]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let indentation = source[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let hasReturn = start > 1 && source[start - 2] == UInt8(ascii: "\r")
    return SourceEdit(
      start..<start,
      String(decoding: indentation, as: UTF8.self) + "// \(mark):next \(rule) \(reason)"
        + (hasReturn ? "\r\n" : "\n"))
  }
}
