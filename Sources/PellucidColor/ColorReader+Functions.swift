// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The colour functions of CSS, read from the opening parenthesis on.
extension ColorReader {
  /// Reads the arguments of `rgb()` and `rgba()`.
  mutating func rgb() throws(ColorParsingError) -> EncodedColor {
    try expect("(")
    let red = try number(percentOf: 255)
    let hasCommas = isAtComma()
    let green = try number(percentOf: 255, afterComma: hasCommas)
    let blue = try number(percentOf: 255, afterComma: hasCommas)
    let alpha = try alpha(after: hasCommas ? "," : "/")
    return Self.color(Self.unit(red / 255), Self.unit(green / 255), Self.unit(blue / 255), alpha)
  }

  /// Reads the arguments of `hsl()` and `hsla()` and converts them to sRGB by the formula of CSS Color 4.
  mutating func hsl() throws(ColorParsingError) -> EncodedColor {
    try expect("(")
    let hue = try angle()
    let hasCommas = isAtComma()
    let saturation = Self.unit(try number(percentOf: 100, afterComma: hasCommas) / 100)
    let lightness = Self.unit(try number(percentOf: 100, afterComma: hasCommas) / 100)
    let alpha = try alpha(after: hasCommas ? "," : "/")
    let reach = saturation * min(lightness, 1 - lightness)
    func component(_ offset: Double) -> Double {
      let twelfths = offset + hue / 30
      let place = twelfths - 12 * (twelfths / 12).rounded(.down)
      return lightness - reach * max(-1, min(place - 3, 9 - place, 1))
    }
    return Self.color(component(0), component(8), component(4), alpha)
  }

  /// Reads the arguments of `oklab()`.
  mutating func oklab() throws(ColorParsingError) -> EncodedColor {
    try expect("(")
    let lightness = Self.unit(try number(percentOf: 1))
    let a = try number(percentOf: Self.fullChroma)
    let b = try number(percentOf: Self.fullChroma)
    return Self.color(OKLab(lightness: lightness, a: a, b: b), try alpha(after: "/"))
  }

  /// Reads the arguments of `oklch()`; a negative chroma is raised to 0.
  mutating func oklch() throws(ColorParsingError) -> EncodedColor {
    try expect("(")
    let lightness = Self.unit(try number(percentOf: 1))
    let chroma = max(0, try number(percentOf: Self.fullChroma))
    let hue = try angle()
    let color = OKLab(
      lightness: lightness, a: chroma * Elementary.cosine(degrees: hue),
      b: chroma * Elementary.sine(degrees: hue))
    return Self.color(color, try alpha(after: "/"))
  }

  /// Reads the arguments of `color()`; Display P3 is converted to extended sRGB.
  mutating func namedSpace() throws(ColorParsingError) -> EncodedColor {
    try expect("(")
    skipSpaces()
    let isDisplayP3 = takeWord("display-p3")
    guard isDisplayP3 || takeWord("srgb") else {
      throw error(.unknownSpace, allowed: .space)
    }
    let red = Float(try number(percentOf: 1))
    let green = Float(try number(percentOf: 1))
    let blue = Float(try number(percentOf: 1))
    let alpha = Float(try alpha(after: "/"))
    guard isDisplayP3 else { return EncodedColor(red: red, green: green, blue: blue, alpha: alpha) }
    return EncodedColor(Straight<DisplayP3>(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The value that 100 % means for a, b and chroma in Oklab (CSS Color 4).
  private static var fullChroma: Double { 0.4 }

  /// Clamps a value to 0…1.
  private static func unit(_ value: Double) -> Double { min(max(value, 0), 1) }

  private static func color(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> EncodedColor {
    EncodedColor(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }

  private static func color(_ color: OKLab, _ alpha: Double) -> EncodedColor {
    var color = color.encoded
    color.alpha = Float(alpha)
    return color
  }

  /// Returns a Boolean value indicating whether a comma follows the first number, so that the arguments are
  /// separated by commas.
  private mutating func isAtComma() -> Bool {
    skipSpaces()
    return next == UInt8(ascii: ",")
  }

  /// Reads a number, or a percentage of `whole`, after a comma if `hasComma`.
  private mutating func number(
    percentOf whole: Double, afterComma hasComma: Bool
  ) throws(ColorParsingError) -> Double {
    if hasComma { try expect(",") }
    return try number(percentOf: whole)
  }

  /// Reads the optional alpha and the closing parenthesis.
  private mutating func alpha(after separator: Unicode.Scalar) throws(ColorParsingError) -> Double {
    skipSpaces()
    if take(")") { return 1 }
    guard take(separator) else { throw error(.missingDelimiter, allowed: .delimiterOrParenthesis(separator)) }
    let alpha = Self.unit(try number(percentOf: 1))
    try expect(")")
    return alpha
  }
}
