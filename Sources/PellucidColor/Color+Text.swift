// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension Straight where Space == SRGB {
  /// Parses a colour in hexadecimal or CSS notation.
  ///
  /// The notations are `#RGB`, `#RGBA`, `#RRGGBB` and `#RRGGBBAA`; `rgb()` with numbers 0…255 or percentages, and
  /// `hsl()` with an angle and percentages, each with commas or with spaces and a slash before alpha; `oklab()`
  /// and `oklch()`; `color(srgb …)` and `color(display-p3 …)` with numbers or percentages. Angles without a unit
  /// are in degrees, and `none` is 0. Letter case and spaces around the text are ignored.
  ///
  /// The functions `rgb()` and `hsl()` clamp their components, `oklab()` and `oklch()` clamp lightness, and all
  /// clamp alpha to 0…1, as CSS does; other components may lie outside 0…1. Display P3 is converted to extended
  /// sRGB. CSS colour names are rejected: where a scene accepts colour names, they are the names of semantic
  /// colours.
  ///
  /// - Throws: `ColorParsingError` for the first byte that does not fit, with its offset and the notation allowed
  ///   there.
  package static func parse(hexOrCSS text: String) throws(ColorParsingError) -> EncodedColor {
    var reader = ColorReader(text)
    reader.skipSpaces()
    let color = try reader.color()
    reader.skipSpaces()
    guard reader.isAtEnd else { throw reader.error(.trailingText, allowed: .end) }
    return color
  }

  /// The colour as `#rrggbb`, or `#rrggbbaa` if it is translucent; components are clamped to 0…1 and rounded to 8 bits.
  package var hexText: String {
    var bytes: [UInt8] = [UInt8(ascii: "#")]
    let values = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    for value in values {
      let level = value > 0 ? UInt8(min(value, 1) * 255 + 0.5) : 0
      for digit in [level >> 4, level & 15] {
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
