// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A term for a part of a document, used by readers' errors to name the part found and the part expected.
///
/// The cases are data; one formatter turns them into words.
package enum DocumentTerm: Hashable, Sendable {
  /// A piece of the document or of its notation, quoted literally.
  case text(String)

  // Values.
  case null, bool, number, string, array, object
  /// Any value.
  case value
  case finiteNumber, emptyArray
  /// An object in this notation.
  case objectLike(String)
  /// An array of the given number of values.
  case arrayOf(Int)
  /// An array whose values have these names, such as `x, y`.
  case arrayNamed(String)

  // Characters.
  case end
  /// A byte that is not a visible ASCII character.
  case byte(UInt8)
  case notUTF8, utf8
  case digit, hexadecimalDigits, character, wholeCharacter
  /// No comma after the last entry.
  case noLastComma
  /// A key in double quotes.
  case key
  /// One of two pieces of notation.
  case either(String, String)
  case closingQuote, escapedCharacter, escape
  /// A half of a surrogate pair: the second half, or a half without its partner.
  case secondSurrogate, loneSurrogate

  // Values of scenes.
  /// The given number of gradient stops.
  case stops(Int)
  /// The given number of keys.
  case keys(Int)
  /// The given number of numbers.
  case numbers(Int)
  case twoStops, levelAndColor, oneOfBoth, styleOrStyles, otherElement
  /// Two or more whole rows of points, with this many in each.
  case rowsOf(Int)
  /// Pictures, colours, content or a range of luminance.
  case backdrops
  case opaqueColor
  /// Nothing, because only the operation `move` may have a frame here.
  case nothingButMove
  /// Nothing, where only the event `value` goes to a number.
  case nothingButValue
  case oneOf([String])
  /// An element in this notation, in the first place.
  case first(String)
  /// An element in this notation, or another element.
  case elementLike(String)
  /// A reason in words of its own, shown verbatim.
  case reason(String)

  // Values of catalogs.
  case component, emptyList
  /// A colour in this notation.
  case colorLike(String)
}

/// A countable part of a document that a limit applies to.
package enum CountedTerm: Hashable, Sendable {
  case bytes, values, brackets
  case layers, nestedLayers, entries
  /// The bytes of one string.
  case textBytes
}
