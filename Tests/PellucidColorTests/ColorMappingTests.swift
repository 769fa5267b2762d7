// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidTestSupport
import Testing

@Suite struct ColorMappingTests {
  @Test("Identity changes no colour inside the gamut")
  func identityChangesNothingInsideTheGamut() {
    let color = SIMD4<Float>(0.1, 0.5, 0.9, 0.4)
    #expect(ColorMapping.identity.applied(to: color) == color)
  }

  @Test("Clamp extended colours, and leave alpha alone")
  func extendedColorsAreClampedAndAlphaIsNot() {
    let mapped = ColorMapping.identity.applied(to: SIMD4(-0.5, 1.5, 0.25, 0.3))
    #expect(mapped == SIMD4(0, 1, 0.25, 0.3))
  }

  @Test("Saturation leaves greys unchanged")
  func saturationKeepsGreys() {
    for step in 0...20 {
      let grey = Float(step) / 20
      let mapped = ColorMapping(saturation: 2.4).applied(to: SIMD4(grey, grey, grey, 1))
      #expect(abs(mapped.x - grey) < 1e-6 && abs(mapped.z - grey) < 1e-6)
    }
  }

  @Test("A luminance curve of amount 1 gives a grey")
  func fullLuminanceAmountLeavesOneGrey() {
    let curve = LuminanceCurve(amount: 1, values: SIMD4(0.2, 0.4, 0.6, 0.8))
    let mapped = ColorMapping(luminance: curve).applied(to: SIMD4(0.9, 0.1, 0.4, 1))
    #expect(mapped.x == mapped.y && mapped.y == mapped.z)
    let luma: Float = 0.2125 * 0.9 + 0.7154 * 0.1 + 0.0721 * 0.4
    #expect(abs(mapped.x - (0.2 + 0.6 * luma)) < 1e-6)
  }

  @Test("Clamp the value of the luminance curve")
  func theCurvesValueIsClamped() {
    let curve = LuminanceCurve(amount: 0.5, values: SIMD4(-0.1, 0.03, 0.03, -0.1))
    let mapped = ColorMapping(luminance: curve).applied(to: SIMD4(0, 0, 0, 1))
    #expect(mapped == SIMD4(0, 0, 0, 1))
  }

  @Test("Apply brightness after saturation")
  func brightnessComesAfterSaturation() {
    let mapped = ColorMapping(saturation: 2, brightness: 0.1).applied(to: SIMD4(0.5, 0.4, 0.4, 1))
    let grey: Float = 0.2126 * 0.5 + 0.7874 * 0.4
    #expect(abs(mapped.x - (grey + 2 * (0.5 - grey) + 0.1)) < 1e-5)
  }

  @Test("A Bézier curve reaches its ends, and is linear for linear ordinates")
  func bezierEndsAtItsEndsAndIsLinearForLinearOrdinates() {
    #expect(ColorMapping.bezier(SIMD4(0.3, 9, -9, 0.7), at: 0) == 0.3)
    #expect(ColorMapping.bezier(SIMD4(0.3, 9, -9, 0.7), at: 1) == 0.7)
    for step in 0...10 {
      let parameter = Float(step) / 10
      let value = ColorMapping.bezier(SIMD4(0, 1 / 3, 2 / 3, 1), at: parameter)
      #expect(abs(value - parameter) < 1e-6)
    }
  }

  @Test("Results are within 0…1 for any colour and mapping")
  func resultsStayInRangeForAnyColor() {
    var random = SeededGenerator(seed: 7)
    func lanes(_ range: ClosedRange<Double>) -> SIMD4<Float> {
      SIMD4<Float>((0..<4).map { _ in Float(random.number(in: range)) })
    }
    for trial in 0..<2000 {
      let matrix = ColorMatrix(red: lanes(-2...2), green: lanes(-2...2), blue: lanes(-2...2))
      let mapping = ColorMapping(
        luminance: trial % 2 == 0 ? LuminanceCurve(amount: lanes(0...1).x, values: lanes(-1...2)) : nil,
        channelCurve: trial % 3 == 0 ? lanes(-1...2) : nil,
        mix: trial % 5 == 0 ? MatrixMix(matrix, opacity: lanes(0...1).x) : nil,
        matrix: trial % 7 == 0 ? matrix : nil, saturation: lanes(0...3).x, brightness: lanes(-1...1).x)
      var color = lanes(-1...2)
      color.w = 1
      let mapped = mapping.applied(to: color)
      #expect(mapped.min() >= 0 && mapped.max() <= 1, "trial \(trial): \(mapping)")
    }
  }
}
