// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A change of a part of a source.
package struct SourceEdit: Hashable, Sendable {
  /// The UTF-8 bytes of the source that are replaced; empty where only something is inserted.
  package var range: Range<Int>
  package var replacement: String

  package init(_ range: Range<Int>, _ replacement: String) {
    (self.range, self.replacement) = (range, replacement)
  }
}

extension [SourceEdit] {
  /// Returns a source with the edits; of edits that overlap, the first one counts.
  package func made(in source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [], position = 0
    for edit in sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= position, edit.range.upperBound <= source.count else { continue }
      result += source[position..<edit.range.lowerBound]
      result += [UInt8](edit.replacement.utf8)
      position = edit.range.upperBound
    }
    return result + source[position...]
  }
}
