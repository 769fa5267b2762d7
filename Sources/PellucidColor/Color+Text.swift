// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension Straight where Space == SRGB {
  /// A colour from hexadecimal or CSS notation.
  ///
  /// Reads `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`; `rgb()` with numbers 0…255 or percentages and `hsl()` with
  /// an angle and percentages, with commas or with spaces and a slash before alpha; `oklab()` and `oklch()`;
  /// `color(srgb …)` and `color(display-p3 …)` with numbers or percentages. Angles have degrees unless they say
  /// otherwise, and `none` is 0. Letters count in either case and spaces around the text do not. As in CSS, `rgb()`
  /// and `hsl()` clamp to their range and alpha to 0…1; the others keep components outside 0…1. Display P3 becomes
  /// extended sRGB. CSS's names of colours are not read: where names are allowed, they are those of
  /// semantic colours.
  ///
  /// - Throws: The first place that does not fit, with its byte offset and what could stand there.
  package static func parse(hexOrCSS text: String) throws(ColorParsingError) -> EncodedColor {
    var reader = ColorReader(text)
    reader.skipSpaces()
    let color = try reader.color()
    reader.skipSpaces()
    guard reader.isAtEnd else { throw reader.error(.trailingText, allowed: .end) }
    return color
  }

  /// `#rrggbb`, or `#rrggbbaa` for a translucent colour; components are clamped to 0…1 and rounded to 8 bits.
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
