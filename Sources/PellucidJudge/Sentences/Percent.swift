// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Formatters for percentages and small numbers in messages.
enum Percent {
  /// Returns a share as a whole percentage, clamped to 0…1 before rounding.
  static func text(_ share: Double) -> String {
    let bounded = share.isFinite ? min(max(share, 0), 1) : 0
    return "\(Int((bounded * 100).rounded())) %"
  }

  /// Returns a positive share as a whole percentage, or `lessThan` where the percentage would round to zero.
  static func least(_ share: Double, lessThan: String) -> String {
    let percent = Int((share * 100).rounded())
    return percent > 0 ? "\(percent) %" : lessThan
  }

  /// Returns a small number rounded to a tenth, without a trailing zero.
  static func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}

/// A formatter that lists characters by their code points.
enum CharacterList {
  /// The largest number of characters listed. Chosen: a longer list helps nobody.
  private static let most = 8

  /// Returns the code points of the first eight characters, such as `U+1F600, U+1F601, …`.
  static func text(_ characters: [Unicode.Scalar]) -> String {
    characters.prefix(most).map { "U+" + String($0.value, radix: 16, uppercase: true) }.joined(
      separator: ", ")
      + (characters.count > most ? ", …" : "")
  }
}
