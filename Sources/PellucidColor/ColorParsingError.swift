// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// An error in the text of a colour.
package struct ColorParsingError: Error, Hashable, Sendable {
  /// The kind of an error.
  package enum Fact: Hashable, Sendable {
    /// The text is empty or is neither `#…` nor a known function.
    case unknownNotation
    /// A character of a hexadecimal colour is not a digit.
    case invalidDigit
    /// A hexadecimal colour is neither 3, 4, 6 nor 8 digits long.
    case wrongDigitCount
    /// The space named in `color()` is not known.
    case unknownSpace
    /// A number is missing, malformed or too large.
    case invalidNumber
    /// A separator or parenthesis is missing.
    case missingDelimiter
    /// Something follows the colour.
    case trailingText
  }

  /// The notation that a colour may have at the position of an error.
  package enum Allowed: Hashable, Sendable {
    /// `#RRGGBB` or one of the colour functions.
    case notation
    case hexadecimalDigit
    /// One of the counts of hexadecimal digits: 3, 4, 6 and 8.
    case hexadecimalDigits
    /// A name of a space in `color()`.
    case space
    case numberOrPercentage
    case angle
    /// A number whose magnitude is at most the given one.
    case numberUpTo(Int)
    /// The given character.
    case delimiter(Unicode.Scalar)
    /// The delimiter before alpha, or the closing parenthesis of a colour without one.
    case delimiterOrParenthesis(Unicode.Scalar)
    /// The end of the text.
    case end
  }

  package var fact: Fact
  /// The offset of the first wrong byte in the UTF-8 text.
  package var position: Int
  /// The text at `position`, at most 32 bytes long; empty at the end.
  package var found: String
  /// The notation allowed at `position`.
  package var allowed: Allowed

  /// Creates an error from its parts.
  package init(_ fact: Fact, position: Int, found: String, allowed: Allowed) {
    (self.fact, self.position) = (fact, position)
    (self.found, self.allowed) = (found, allowed)
  }

  // Texts are compared byte by byte, because String's equality needs the Unicode normalization tables.

  package static func == (first: ColorParsingError, second: ColorParsingError) -> Bool {
    first.fact == second.fact && first.position == second.position
      && first.found.utf8.elementsEqual(second.found.utf8) && first.allowed == second.allowed
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(fact)
    hasher.combine(position)
  }
}
