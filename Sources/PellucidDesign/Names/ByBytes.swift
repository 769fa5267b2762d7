// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A text, or none, that can be compared by its UTF-8 bytes.
package protocol BytesComparable: Hashable, Sendable {
  /// Returns whether both have the same bytes, or both are missing.
  static func haveSameBytes(_ first: Self, _ second: Self) -> Bool
}

extension String: BytesComparable {
  package static func haveSameBytes(_ first: String, _ second: String) -> Bool {
    NameMatch.same(first, second)
  }
}

extension Optional: BytesComparable where Wrapped == String {
  package static func haveSameBytes(_ first: String?, _ second: String?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return NameMatch.same(first, second)
  }
}

/// A property with a stranger's text that equals another one only if both have the same UTF-8 bytes, so that a value
/// with the name of one file never equals a value with the name of another.
@propertyWrapper
package struct ByBytes<Text: BytesComparable>: Hashable, Sendable {
  package var wrappedValue: Text

  package init(wrappedValue: Text) { self.wrappedValue = wrappedValue }

  package static func == (first: ByBytes, second: ByBytes) -> Bool {
    Text.haveSameBytes(first.wrappedValue, second.wrappedValue)
  }
}
