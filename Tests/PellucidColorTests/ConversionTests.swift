// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidTestSupport
import Testing

@testable import PellucidColor

@Suite struct ConversionTests {
  @Test("Conversions between the spaces are invertible")
  func everyPathBackKeepsTheColor() {
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<2000 {
      let color = EncodedColor(
        red: Float(generator.number(in: -0.5...1.5)), green: Float(generator.number(in: -0.5...1.5)),
        blue: Float(generator.number(in: -0.5...1.5)), alpha: Float(generator.number(in: 0...1)))
      let linear = Straight<LinearSRGB>(color), p3 = Straight<DisplayP3>(color)
      let linearP3 = Straight<LinearDisplayP3>(color)
      // Near 0 the encoding curve has slope 12.92, which amplifies the rounding of linear components; the tolerance
      // allows for this.
      for back in [
        EncodedColor(linear), EncodedColor(p3), EncodedColor(linearP3),
        EncodedColor(Straight<LinearSRGB>(p3)), EncodedColor(Straight<LinearSRGB>(linearP3)),
        EncodedColor(Straight<LinearDisplayP3>(p3)), EncodedColor(Straight<LinearDisplayP3>(linear)),
        EncodedColor(Straight<DisplayP3>(linear)), EncodedColor(Straight<DisplayP3>(linearP3)),
      ] {
        expectClose(back.lanes, color.lanes, within: 4e-6)
        #expect(back.alpha == color.alpha)
      }
    }
  }

  @Test("Greys have equal components in both gamuts")
  func greysAreTheSameInBothGamuts() {
    for step in 0...16 {
      let grey = EncodedColor(white: Float(step) / 16)
      expectClose(Straight<DisplayP3>(grey).lanes, grey.lanes)
    }
  }

  @Test("Convert published colours of Display P3")
  func knownColorsConvert() {
    // Values published in the examples of CSS Color 4: P3 red lies outside sRGB.
    let red = EncodedColor(Straight<DisplayP3>(red: 1, green: 0, blue: 0))
    expectClose(red.lanes, SIMD4(1.0930663, -0.2267420, -0.1501345, 1), within: 2e-6)
    let srgbRed = Straight<DisplayP3>(EncodedColor(red: 1, green: 0, blue: 0))
    expectClose(srgbRed.lanes, SIMD4(0.9174880, 0.2002856, 0.1385605, 1), within: 2e-6)
  }

  @Test("The transfer curve is continuous and odd")
  func theCurveIsContinuousAndSymmetric() {
    #expect(TransferCurve.linear(0) == 0 && TransferCurve.linear(1) == 1)
    #expect(abs(TransferCurve.linear(0.5) - 0.21404114048223255) < 1e-15)
    #expect(TransferCurve.linear(-0.5) == -TransferCurve.linear(0.5))
    #expect(abs(TransferCurve.encoded(0.21404114048223255) - 0.5) < 1e-15)
    for level in 0...255 {
      let encoded = Double(level) / 255
      #expect(abs(TransferCurve.encoded(TransferCurve.linear(encoded)) - encoded) < 1e-12)
    }
  }

  @Test("OKLab has the published values of the primaries")
  func okLabKnowsThePrimaries() {
    // Ottosson's published values, to three decimals or more.
    let cases: [(EncodedColor, OKLab)] = [
      (EncodedColor(white: 1), OKLab(lightness: 1, a: 0, b: 0)),
      (EncodedColor(red: 1, green: 0, blue: 0), OKLab(lightness: 0.62796, a: 0.22486, b: 0.12585)),
      (EncodedColor(red: 0, green: 1, blue: 0), OKLab(lightness: 0.86644, a: -0.23389, b: 0.17950)),
      (EncodedColor(red: 0, green: 0, blue: 1), OKLab(lightness: 0.45201, a: -0.03246, b: -0.31153)),
    ]
    for (color, expected) in cases { #expect(OKLab(color).difference(from: expected) < 3e-5) }
    #expect(OKLab(EncodedColor(white: 0)).difference(from: OKLab(lightness: 0, a: 0, b: 0)) == 0)
    #expect(abs(OKLab(EncodedColor(white: 0)).difference(from: OKLab(EncodedColor(white: 1))) - 1) < 1e-7)
  }

  @Test("OKLab converts back to the same colour")
  func okLabLeadsBack() {
    var generator = SeededGenerator(seed: 22)
    for _ in 0..<1000 {
      let color = EncodedColor(
        red: Float(generator.number(in: -0.2...1.2)), green: Float(generator.number(in: -0.2...1.2)),
        blue: Float(generator.number(in: -0.2...1.2)))
      expectClose(OKLab(color).encoded.lanes, color.lanes, within: 4e-6)
      expectClose(OKLab(Straight<LinearSRGB>(color)).encoded.lanes, color.lanes, within: 4e-6)
    }
  }
}
