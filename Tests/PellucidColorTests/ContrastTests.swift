// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidTestSupport
import Testing

@Suite struct ContrastTests {
  static let white = EncodedColor(white: 1), black = EncodedColor(white: 0)

  static func bytes(_ red: Int, _ green: Int, _ blue: Int, alpha: Float = 1) -> EncodedColor {
    EncodedColor(red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255, alpha: alpha)
  }

  @Test(
    "Contrast on white has its known values",
    arguments: [
      ("#777777", 4.478), ("#767676", 4.542), ("#959595", 2.995), ("#949494", 3.033), ("#5a5a5a", 6.897),
      ("#595959", 7.005), ("#007aff", 4.017),
    ])
  func spotValuesOnWhite(text: String, ratio: Double) throws {
    let color = try EncodedColor.parse(hexOrCSS: text)
    #expect(abs(contrastRatio(color, Self.white) - ratio) < 0.0006)
    #expect(contrastRatio(color, Self.white) == contrastRatio(Self.white, color))
  }

  @Test("Contrast is exactly 21 for black on white and 1 for equal colours")
  func extremesAreExact() {
    #expect(contrastRatio(Self.white, Self.black) == 21)
    #expect(contrastRatioText(contrastRatio(Self.black, Self.white)) == "21.00")
    #expect(contrastRatio(Self.white, Self.white) == 1)
  }

  /// A colour's luminance does not depend on the gamut of its components.
  @Test("Luminance is equal in every gamut")
  func gamutsAgreeOnLuminance() {
    let weights = LinearDisplayP3.luminanceWeights
    #expect(abs(weights.sum() - 1) < 1e-15)
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<100 {
      let color = Straight<LinearDisplayP3>(
        red: Float(generator.number(in: 0...1)), green: Float(generator.number(in: 0...1)),
        blue: Float(generator.number(in: 0...1)))
      let luminance = (weights * SIMD3(Double(color.red), Double(color.green), Double(color.blue))).sum()
      #expect(abs(EncodedColor(color).relativeLuminance - luminance) < 1e-6)
    }
  }

  /// The smallest alpha that reaches a ratio, to four decimals.
  @Test(
    "Composite translucent foregrounds before measuring",
    arguments: [
      (bytes(60, 60, 67), white, 0.7011, 4.5), (bytes(60, 60, 67), white, 0.5457, 3.0),
      (bytes(235, 235, 245), black, 0.4925, 4.5), (black, white, 0.5347, 4.5),
      (white, bytes(30, 30, 30), 0.6127, 7.0),
    ])
  func translucentForegroundsAreCompositedFirst(
    foreground: EncodedColor, background: EncodedColor, alpha: Double, ratio: Double
  ) {
    var color = foreground
    color.alpha = Float(alpha + 0.0001)
    #expect(contrastRatio(color, background) >= ratio)
    color.alpha = Float(alpha - 0.0001)
    #expect(contrastRatio(color, background) < ratio)
  }

  @Test("Composite translucent backgrounds on white")
  func translucentBackgroundsLieOnWhite() {
    let background = Self.bytes(0, 0, 0, alpha: 0.5)
    let mixed = EncodedColor(white: 0.5)
    #expect(abs(contrastRatio(Self.black, background) - contrastRatio(Self.black, mixed)) < 1e-6)
  }

  @Test("Luminance is never negative")
  func luminanceIsNeverNegative() {
    #expect(EncodedColor(red: -1, green: 0, blue: 0).relativeLuminance == 0)
    let p3Red = EncodedColor(Straight<DisplayP3>(red: 1, green: 0, blue: 0))
    #expect(abs(p3Red.relativeLuminance - 0.2290) < 0.0001)
  }

  @Test(
    "Truncate a printed ratio to two decimals",
    arguments: [
      (4.499, "4.49"), (4.4999999999, "4.49"), (4.5, "4.50"), (21, "21.00"), (1, "1.00"), (1.05, "1.05"),
      (2.995, "2.99"), (7.009, "7.00"), (0.07, "0.07"), (.nan, "–"), (-1, "–"), (1e9, "–"),
    ])
  func textIsCutOff(ratio: Double, text: String) {
    #expect(contrastRatioText(ratio) == text)
  }

  @Test("Print every hundredth as itself")
  func everyHundredthIsShownAsItself() {
    for hundredths in 0...2100 {
      let ratio = Double(hundredths) / 100
      let cents = hundredths % 100
      #expect(contrastRatioText(ratio) == "\(hundredths / 100).\(cents < 10 ? "0" : "")\(cents)")
    }
  }

  /// Label colours are translucent: their straight colour alone would have a far higher contrast.
  @Test(
    "Label colours on white are measured composited", arguments: [(0.6, 3.438), (0.3, 1.732), (0.18, 1.371)])
  func labelsOnWhiteAreMeasuredAsSeen(alpha: Double, ratio: Double) {
    let label = Self.bytes(60, 60, 67, alpha: Float(alpha))
    #expect(abs(contrastRatio(label, Self.white) - ratio) < 0.0006)
    #expect(contrastRatio(Self.bytes(60, 60, 67), Self.white) > 10.8)
  }

  @Test("A printed ratio never exceeds the exact one")
  func textIsNeverAboveTheRatio() throws {
    var generator = SeededGenerator(seed: 51)
    for _ in 0..<20_000 {
      let ratio = generator.number(in: 1...21)
      let shown = try #require(Double(contrastRatioText(ratio)))
      #expect(shown <= ratio && ratio - shown < 0.01 + 1e-12)
    }
    #expect(contrastRatioText(4.5.nextDown) == "4.49")
  }
}
