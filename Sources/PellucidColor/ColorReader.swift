// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Reads one colour from UTF-8 bytes.
struct ColorReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { position == bytes.count }
  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// An error at the current byte or at `start`; `found` is the word there.
  func error(_ fact: ColorParsingError.Fact, at start: Int? = nil, allowed: String) -> ColorParsingError {
    let start = start ?? position
    var end = start
    while end < bytes.count, end - start < 32, end == start || !Self.isDelimiter(bytes[end]) { end += 1 }
    // A character of several bytes is not cut in two.
    while end < bytes.count, end > start, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return ColorParsingError(
      fact, position: start, found: String(decoding: bytes[start..<end], as: UTF8.self),
      allowed: allowed)
  }

  mutating func skipSpaces() {
    while let byte = next, Self.isSpace(byte) { position += 1 }
  }

  mutating func color() throws(ColorParsingError) -> EncodedColor {
    let start = position
    if take("#") { return try hexadecimal() }
    if takeWord("rgba") || takeWord("rgb") {
      try expect("(")
      return try rgb()
    }
    if takeWord("color") {
      try expect("(")
      return try namedSpace()
    }
    throw error(.unknownNotation, at: start, allowed: "#RRGGBB, rgb(…) or color(…)")
  }

  // MARK: Notations

  private mutating func hexadecimal() throws(ColorParsingError) -> EncodedColor {
    let start = position
    var digits: [UInt8] = []
    while let byte = next, !Self.isSpace(byte) {
      guard let digit = Self.digit(byte), digits.count < 9 else {
        if digits.count == 9 { break }
        throw error(.invalidDigit, allowed: "0–9 or a–f")
      }
      digits.append(digit)
      position += 1
    }
    let levels: [UInt8]
    switch digits.count {
    case 3, 4: levels = digits.map { $0 * 17 }
    case 6, 8: levels = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: throw error(.wrongDigitCount, at: start, allowed: "3, 4, 6 or 8 hexadecimal digits")
    }
    let parts = levels.map { Float($0) / 255 }
    return EncodedColor(
      red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
  }

  private mutating func rgb() throws(ColorParsingError) -> EncodedColor {
    let red = Self.unit(try number(percentOf: 255) / 255)
    skipSpaces()
    let hasCommas = next == UInt8(ascii: ",")
    if hasCommas { try expect(",") }
    let green = Self.unit(try number(percentOf: 255) / 255)
    if hasCommas { try expect(",") }
    let blue = Self.unit(try number(percentOf: 255) / 255)
    let alpha = try alpha(after: hasCommas ? "," : "/")
    return EncodedColor(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }

  private mutating func namedSpace() throws(ColorParsingError) -> EncodedColor {
    skipSpaces()
    let isDisplayP3 = takeWord("display-p3")
    guard isDisplayP3 || takeWord("srgb") else {
      throw error(.unknownSpace, allowed: "srgb or display-p3")
    }
    let red = Float(try number(percentOf: 1))
    let green = Float(try number(percentOf: 1))
    let blue = Float(try number(percentOf: 1))
    let alpha = Float(try alpha(after: "/"))
    guard isDisplayP3 else { return EncodedColor(red: red, green: green, blue: blue, alpha: alpha) }
    return EncodedColor(Straight<DisplayP3>(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The optional alpha and the closing parenthesis.
  private mutating func alpha(after separator: Unicode.Scalar) throws(ColorParsingError) -> Double {
    skipSpaces()
    if take(")") { return 1 }
    guard take(separator) else { throw error(.missingDelimiter, allowed: Self.text(separator) + " or )") }
    let alpha = Self.unit(try number(percentOf: 1))
    try expect(")")
    return alpha
  }

  // MARK: Words

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(ColorParsingError) {
    skipSpaces()
    guard take(character) else { throw error(.missingDelimiter, allowed: Self.text(character)) }
  }

  /// Takes `word`, given in lower case, if it stands here and ends here.
  private mutating func takeWord(_ word: StaticString) -> Bool {
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

  /// A number, or a percentage of `whole`; its magnitude is at most 10⁶.
  private mutating func number(percentOf whole: Double) throws(ColorParsingError) -> Double {
    skipSpaces()
    let start = position
    var parser = DecimalParser(bytes: bytes, position: position)
    guard var value = parser.number() else {
      throw error(.invalidNumber, at: start, allowed: "a number or a percentage")
    }
    position = parser.position
    if take("%") { value = value / 100 * whole }
    guard value.magnitude <= 1e6 else {
      throw error(.invalidNumber, at: start, allowed: "a number up to 1000000")
    }
    if let byte = next, !Self.isDelimiter(byte) {
      throw error(.invalidNumber, at: start, allowed: "a number or a percentage")
    }
    return value
  }

  private static func text(_ character: Unicode.Scalar) -> String {
    String(decoding: [UInt8(ascii: character)], as: UTF8.self)
  }

  private static func unit(_ value: Double) -> Double { min(max(value, 0), 1) }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }

  /// Whether a word ends before `byte`.
  private static func isDelimiter(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
      || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "/")
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch lowercased(byte) {
    case let value where (48...57).contains(value): value - 48
    case let value where (97...102).contains(value): value - 87
    default: nil
    }
  }
}
