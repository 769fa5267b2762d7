// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Shares as a person reads them.
enum Percent {
  /// A share, 0…1, in whole hundredths.
  static func text(_ share: Double) -> String {
    let bounded = share.isFinite ? min(max(share, 0), 1) : 0
    return "\(Int((bounded * 100).rounded())) %"
  }

  /// A share in whole hundredths that is told from nothing.
  static func least(_ share: Double, lessThan: String = "less than 1 %") -> String {
    let percent = Int((share * 100).rounded())
    return percent > 0 ? "\(percent) %" : lessThan
  }

  /// A small number without needless zeros, with one decimal at most.
  static func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}

/// Characters by their code points.
enum CharacterList {
  /// Chosen: more tell nobody more.
  private static let most = 8

  /// Returns the code points of the first eight characters, such as `U+1F600, U+1F601, …`.
  static func text(_ characters: [Unicode.Scalar]) -> String {
    characters.prefix(most).map { "U+" + String($0.value, radix: 16, uppercase: true) }.joined(
      separator: ", ")
      + (characters.count > most ? ", …" : "")
  }
}
