// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidTestSupport
import Testing

@Suite struct ParsingTests {
  @Test(
    "Parse every notation of hex and CSS",
    arguments: [
      ("#f80", "#ff8800"), ("#F80c", "#ff8800cc"), ("#3c3c4399", "#3c3c4399"), ("#007AFF", "#007aff"),
      ("rgb(0, 122, 255)", "#007aff"), ("rgb(0 122 255)", "#007aff"), ("RGBA(0,122,255,.6)", "#007aff99"),
      ("rgb(0 122 255 / 60%)", "#007aff99"), ("rgb(100%, 0%, 20%)", "#ff0033"),
      ("rgb(300 -4 1e1)", "#ff000a"),
      (" #fff ", "#ffffff"), ("color(srgb 1 0.5 0)", "#ff8000"),
      ("color(srgb 100% 50% 0% / 0.2)", "#ff800033"),
      ("color( display-p3 1 1 1 )", "#ffffff"), ("hsl(211 100% 50%)", "#007bff"),
      ("hsl(211, 100%, 50%)", "#007bff"),
      ("hsla(120deg, 100%, 25%, 0.5)", "#00800080"), ("HSL(-0.5turn 100 50 / 20%)", "#00ffff33"),
      ("hsl(200grad 100% 50%)", "#00ffff"), ("hsl(3.14159265rad 100% 50%)", "#00ffff"),
      ("hsl(0 200% 50%)", "#ff0000"), ("hsl(none 0% 100%)", "#ffffff"), ("hsl(725 100% 50%)", "#ff1500"),
      ("oklab(1 0 0)", "#ffffff"), ("oklab(62.796% 56.2% 31.46%)", "#ff0000"),
      ("oklab(0 0 0 / none)", "#00000000"),
      ("oklch(0.62796 0.25768 29.234)", "#ff0000"), ("oklch(45.201% 78.3% 264.05deg)", "#0000ff"),
      ("oklch(0.5 none none)", "#636363"), ("oklch(0.5 -1 20)", "#636363"), ("#00000000", "#00000000"),
      ("rgba(1,2,3,7)", "#010203"),
    ])
  func notations(text: String, hex: String) throws {
    #expect(try EncodedColor.parse(hexOrCSS: text).hexText == hex)
  }

  @Test("Keep colours outside sRGB")
  func wideColorsAreKept() throws {
    let color = try EncodedColor.parse(hexOrCSS: "color(display-p3 1 0 0 / 0.5)")
    expectClose(color.lanes, SIMD4(1.0930663, -0.2267420, -0.1501345, 0.5), within: 2e-6)
    let extended = try EncodedColor.parse(hexOrCSS: "color(srgb -0.25 1.5 +2e-1)")
    #expect(extended == EncodedColor(red: -0.25, green: 1.5, blue: 0.2))
  }

  static let failures: [(String, ColorParsingError)] = [
    ("", error(.unknownNotation, 0, "", .notation)),
    ("  blau", error(.unknownNotation, 2, "blau", .notation)),
    ("rgbx(1)", error(.unknownNotation, 0, "rgbx", .notation)),
    ("#12g", error(.invalidDigit, 3, "g", .hexadecimalDigit)),
    ("#12345", error(.wrongDigitCount, 1, "12345", .hexadecimalDigits)),
    ("#123456789abc", error(.wrongDigitCount, 1, "123456789abc", .hexadecimalDigits)),
    ("#", error(.wrongDigitCount, 1, "", .hexadecimalDigits)),
    ("rgb 1", error(.missingDelimiter, 4, "1", .delimiter("("))),
    ("rgb(1, 2 3)", error(.missingDelimiter, 9, "3", .delimiter(","))),
    ("rgb(1 2)", error(.invalidNumber, 7, ")", .numberOrPercentage)),
    ("rgb(1 2 3", error(.missingDelimiter, 9, "", .delimiterOrParenthesis("/"))),
    ("rgb(1,2,3 / 1)", error(.missingDelimiter, 10, "/", .delimiterOrParenthesis(","))),
    ("rgb(1 2 x)", error(.invalidNumber, 8, "x", .numberOrPercentage)),
    ("rgb(1 2 3px)", error(.invalidNumber, 8, "3px", .numberOrPercentage)),
    ("color(srgb 1 1 1e99)", error(.invalidNumber, 15, "1e99", .numberUpTo(1_000_000))),
    ("color(adobe 1 1 1)", error(.unknownSpace, 6, "adobe", .space)),
    ("hsl(20px 1% 1%)", error(.invalidNumber, 4, "20px", .angle)),
    ("hsl(20 1%, 1%)", error(.invalidNumber, 9, ",", .numberOrPercentage)),
    ("hsl(1e9 1% 1%)", error(.invalidNumber, 4, "1e9", .numberUpTo(1_000_000))),
    ("oklch(0.5 0.1)", error(.invalidNumber, 13, ")", .angle)),
    ("oklch(0.5, 0.1, 20)", error(.invalidNumber, 9, ",", .numberOrPercentage)),
    ("oklab(0.5 0.1 nonesuch)", error(.invalidNumber, 14, "nonesuch", .numberOrPercentage)),
    ("#fff #000", error(.trailingText, 5, "#000", .end)),
    ("über", error(.unknownNotation, 0, "über", .notation)),
  ]

  static func error(
    _ fact: ColorParsingError.Fact, _ position: Int, _ found: String, _ allowed: ColorParsingError.Allowed
  ) -> ColorParsingError {
    ColorParsingError(fact, position: position, found: found, allowed: allowed)
  }

  @Test("Errors name the place and the reason", arguments: failures)
  func errorsSayWhereAndWhat(text: String, expected: ColorParsingError) {
    #expect(throws: expected) { try EncodedColor.parse(hexOrCSS: text) }
  }

  @Test("Hex text of every 8-bit colour parses to the same colour")
  func everyByteColorSurvives() throws {
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<2000 {
      let value = generator.next()
      let bytes = (0..<4).map { Float((value >> ($0 * 8)) & 255) / 255 }
      let color = EncodedColor(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
      #expect(try EncodedColor.parse(hexOrCSS: color.hexText) == color)
    }
  }

  @Test("Arbitrary text never traps")
  func arbitraryTextNeverTraps() {
    var generator = SeededGenerator(seed: 42)
    let pieces = Array("#0f9rgbahslokcolorsrgbdisplay-p3none(),/%.+-eE 13degradturnü\u{1F600}".unicodeScalars)
    for _ in 0..<20_000 {
      var text = ["", "#", "rgb(", "color(srgb ", "hsl(", "oklch("][Int(generator.next() % 6)]
      for _ in 0..<(generator.next() % 14) {
        text.unicodeScalars.append(pieces[Int(generator.next() % UInt64(pieces.count))])
      }
      do {
        let color = try EncodedColor.parse(hexOrCSS: text)
        #expect(color.red.isFinite && color.alpha >= 0 && color.alpha <= 1)
      } catch {
        #expect(error.position >= 0 && error.position <= text.utf8.count)
      }
    }
  }
}
