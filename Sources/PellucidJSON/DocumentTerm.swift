// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A thing that stands in a document, or that should stand there, as errors of readers name it.
package enum DocumentTerm: Hashable, Sendable {
  /// A piece of the document, or of its notation, as it is written.
  case text(String)

  // Values.
  case null, bool, number, string, array, object
  /// Any value.
  case value
  case finiteNumber, emptyArray
  /// An array of so many values.
  case arrayOf(Int)
  /// An array of values with these names, such as `x, y`.
  case arrayNamed(String)

  // Characters.
  case end
  /// A byte that is no visible character of ASCII.
  case byte(UInt8)
  case notUTF8, utf8
  case digit, hexadecimalDigits, character, wholeCharacter
  /// A key in double quotes.
  case key
  /// One of two pieces of notation.
  case either(String, String)
  case closingQuote, escapedCharacter, escape
  /// One half of a surrogate pair: the second, or one without the other.
  case secondSurrogate, loneSurrogate

  // Values of scenes.
  case stops(Int)
  case keys(Int)
  case numbers(Int)
  case twoStops, levelAndColor, oneOfBoth, styleOrStyles, otherElement
  /// Nothing, because only a move goes to a frame.
  case nothingButMove
  case oneOf([String])
  /// An element of this notation, in the first place.
  case first(String)
  /// An element of this notation, or another one.
  case elementLike(String)
  /// A reason in somebody's own words.
  case reason(String)

  // Values of catalogs.
  case component, emptyList
  /// A colour of this notation.
  case colorLike(String)
}

/// A thing that a document may have too many of.
package enum CountedTerm: Hashable, Sendable {
  case bytes, values, brackets
  case layers, nestedLayers, entries
  /// Bytes of one text.
  case textBytes
}
