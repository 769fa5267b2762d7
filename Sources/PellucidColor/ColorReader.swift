// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A reader of one colour in UTF-8 bytes.
struct ColorReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { position == bytes.count }
  /// The byte at the position; nil at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Returns an error at `start`, by default the current byte, with the word found there.
  func error(
    _ fact: ColorParsingError.Fact, at start: Int? = nil, allowed: ColorParsingError.Allowed
  ) -> ColorParsingError {
    let start = start ?? position
    var end = start
    while end < bytes.count, end - start < 32, end == start || !Self.isDelimiter(bytes[end]) { end += 1 }
    // Do not cut a character of several bytes in two.
    while end < bytes.count, end > start, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return ColorParsingError(
      fact, position: start, found: String(decoding: bytes[start..<end], as: UTF8.self),
      allowed: allowed)
  }

  /// Advances past white space of CSS.
  mutating func skipSpaces() {
    while let byte = next, Self.isSpace(byte) { position += 1 }
  }

  /// Reads a colour in any notation.
  mutating func color() throws(ColorParsingError) -> EncodedColor {
    let start = position
    if take("#") { return try hexadecimal() }
    if takeWord("rgb") || takeWord("rgba") { return try rgb() }
    if takeWord("hsl") || takeWord("hsla") { return try hsl() }
    if takeWord("oklab") { return try oklab() }
    if takeWord("oklch") { return try oklch() }
    if takeWord("color") { return try namedSpace() }
    throw error(.unknownNotation, at: start, allowed: .notation)
  }

  /// Reads the digits after `#`.
  private mutating func hexadecimal() throws(ColorParsingError) -> EncodedColor {
    let start = position
    var digits: [UInt8] = []
    while let byte = next, !Self.isSpace(byte) {
      guard let digit = Self.digit(byte), digits.count < 9 else {
        if digits.count == 9 { break }
        throw error(.invalidDigit, allowed: .hexadecimalDigit)
      }
      digits.append(digit)
      position += 1
    }
    let levels: [UInt8]
    switch digits.count {
    case 3, 4: levels = digits.map { $0 * 17 }
    case 6, 8: levels = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: throw error(.wrongDigitCount, at: start, allowed: .hexadecimalDigits)
    }
    let parts = levels.map { Float($0) / 255 }
    return EncodedColor(
      red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
  }

  // MARK: Words

  /// Advances past `character` if it is the next byte.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Advances past spaces and `character`, and throws if another byte follows the spaces.
  mutating func expect(_ character: Unicode.Scalar) throws(ColorParsingError) {
    skipSpaces()
    guard take(character) else { throw error(.missingDelimiter, allowed: .delimiter(character)) }
  }

  /// Advances past `word`, given in lower case, if the text continues with exactly this word in any case.
  mutating func takeWord(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    let matches = word.withUTF8Buffer { expected in
      (0..<count).allSatisfy { Self.lowercased(bytes[position + $0]) == expected[$0] }
    }
    guard matches, position + count == bytes.count || Self.isDelimiter(bytes[position + count])
    else { return false }
    position += count
    return true
  }

  /// Reads a number, or a percentage of `whole`.
  mutating func number(percentOf whole: Double) throws(ColorParsingError) -> Double {
    try quantity(.numberOrPercentage) { $0.take("%") ? whole / 100 : 1 }
  }

  /// Reads an angle in any unit of CSS and returns degrees.
  mutating func angle() throws(ColorParsingError) -> Double {
    try quantity(.angle) {
      if $0.takeWord("turn") { return 360 }
      if $0.takeWord("grad") { return 0.9 }
      if $0.takeWord("rad") { return 57.295779513082321 }
      _ = $0.takeWord("deg")
      return 1
    }
  }

  /// Reads a number of magnitude at most 10⁶ and multiplies it by the value of its unit; `none` is 0.
  private mutating func quantity(
    _ allowed: ColorParsingError.Allowed, unit: (inout ColorReader) -> Double
  ) throws(ColorParsingError) -> Double {
    skipSpaces()
    let start = position
    if takeWord("none") { return 0 }
    var parser = DecimalParser(bytes: bytes, position: position)
    guard var value = parser.number() else { throw error(.invalidNumber, at: start, allowed: allowed) }
    position = parser.position
    guard value.magnitude <= 1e6 else {
      throw error(.invalidNumber, at: start, allowed: .numberUpTo(1_000_000))
    }
    value *= unit(&self)
    if let byte = next, !Self.isDelimiter(byte) {
      throw error(.invalidNumber, at: start, allowed: allowed)
    }
    return value
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }

  /// Returns a Boolean value indicating whether `byte` ends the word before it.
  private static func isDelimiter(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
      || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "/")
  }

  /// Returns the lower-case letter for an upper-case letter of ASCII, and other bytes unchanged.
  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
  }

  /// Returns the value of a hexadecimal digit; nil for other bytes.
  private static func digit(_ byte: UInt8) -> UInt8? {
    switch lowercased(byte) {
    case let value where (48...57).contains(value): value - 48
    case let value where (97...102).contains(value): value - 87
    default: nil
    }
  }
}
