// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidTestSupport
import Testing

func expectClose(
  _ value: SIMD4<Float>, _ expected: SIMD4<Float>, within tolerance: Float = 1e-6,
  _ note: String = "", location: SourceLocation = #_sourceLocation
) {
  let difference = value - expected
  #expect(
    max(difference.max(), -difference.min()) <= tolerance, "\(note) \(value) is not \(expected)",
    sourceLocation: location)
}

@Suite struct BlendModeTests {
  /// Expected results, worked by hand from the specification's formulas.
  static let opaqueCases: [(BlendMode, SIMD4<Float>)] = [
    (.sourceOver, SIMD4(0.2, 0.6, 0.9, 1)),
    (.multiply, SIMD4(0.16, 0.3, 0.18, 1)),
    (.screen, SIMD4(0.84, 0.8, 0.92, 1)),
    (.overlay, SIMD4(0.68, 0.6, 0.36, 1)),
    (.darken, SIMD4(0.2, 0.5, 0.2, 1)),
    (.lighten, SIMD4(0.8, 0.6, 0.9, 1)),
    (.colorDodge, SIMD4(1, 1, 1, 1)),
    (.colorBurn, SIMD4(0, 0.16666667, 0.11111111, 1)),
    (.hardLight, SIMD4(0.32, 0.6, 0.84, 1)),
    // 0.8 - 0.6·0.8·0.2; 0.5 + 0.2·(√0.5 - 0.5); 0.2 + 0.8·(0.448 - 0.2)
    (.softLight, SIMD4(0.704, 0.54142136, 0.3984, 1)),
    (.difference, SIMD4(0.6, 0.1, 0.7, 1)),
    (.exclusion, SIMD4(0.68, 0.5, 0.74, 1)),
    (.plusLighter, SIMD4(1, 1, 1, 1)),
    (.plusDarker, SIMD4(0, 0.1, 0.1, 1)),
    // Luminosity of the source 0.513, of the backdrop 0.557.
    (.luminosity, SIMD4(0.756, 0.456, 0.156, 1)),
    (.color, SIMD4(0.244, 0.644, 0.944, 1)),
  ]

  @Test("Opaque colours follow the formulas of every mode", arguments: opaqueCases)
  func opaqueColorsFollowTheFormulas(mode: BlendMode, expected: SIMD4<Float>) {
    let result = mode.blended(source: SIMD4(0.2, 0.6, 0.9, 1), backdrop: SIMD4(0.8, 0.5, 0.2, 1))
    expectClose(result, expected, within: 2e-6)
  }

  @Test("Hue, saturation and colour keep the backdrop's luminosity")
  func hueAndSaturationKeepWhatTheyPromise() {
    let source = SIMD4<Float>(0.2, 0.6, 0.9, 1), backdrop = SIMD4<Float>(0.55, 0.5, 0.4, 1)
    for mode in [BlendMode.hue, .saturation, .color] {
      let result = mode.blended(source: source, backdrop: backdrop)
      #expect(abs(Self.luminosity(result) - Self.luminosity(backdrop)) < 1e-6)
    }
    let hue = BlendMode.hue.blended(source: source, backdrop: backdrop)
    #expect(abs((hue.z - hue.x) - 0.15) < 1e-6)
    let saturation = BlendMode.saturation.blended(source: source, backdrop: backdrop)
    #expect(saturation.x > saturation.y && saturation.y > saturation.z)
    #expect(abs((saturation.x - saturation.z) - 0.7) < 1e-6)
  }

  /// Expected results, worked by hand: colours that leave 0…1 after the luminosity shift are clipped toward their grey.
  @Test(
    "Non-separable modes clip colours toward their grey",
    arguments: [
      // SetSat(source, 0.15) = (0, 0.085714, 0.15), shifted by 0.504 - 0.067071.
      (
        BlendMode.hue, SIMD4<Float>(0.2, 0.6, 0.9, 1), SIMD4<Float>(0.55, 0.5, 0.4, 1),
        SIMD4<Float>(0.43692857, 0.52264286, 0.58692857, 1)
      ),
      // SetSat(backdrop, 0.7) = (0.7, 0.466667, 0), shifted by 0.504 - 0.485333.
      (
        .saturation, SIMD4(0.2, 0.6, 0.9, 1), SIMD4(0.55, 0.5, 0.4, 1),
        SIMD4(0.7186667, 0.4853333, 0.0186667, 1)
      ),
      // (1.59, 0.59, 0.59) toward 0.89 by 0.11 / 0.7.
      (.luminosity, SIMD4(1, 1, 0, 1), SIMD4(1, 0, 0, 1), SIMD4(1, 0.8428571, 0.8428571, 1)),
      // (0.81, -0.19, -0.19) toward 0.11 by 0.11 / 0.3.
      (.luminosity, SIMD4(0, 0, 1, 1), SIMD4(1, 0, 0, 1), SIMD4(0.3666667, 0, 0, 1)),
      // Grey has no hue and no saturation.
      (.hue, SIMD4(0.4, 0.4, 0.4, 1), SIMD4(1, 0, 0, 1), SIMD4(0.3, 0.3, 0.3, 1)),
      (.saturation, SIMD4(1, 0, 0, 1), SIMD4(0.4, 0.4, 0.4, 1), SIMD4(0.4, 0.4, 0.4, 1)),
    ])
  func nonSeparableModesFollowTheFormulas(
    mode: BlendMode, source: SIMD4<Float>, backdrop: SIMD4<Float>, expected: SIMD4<Float>
  ) {
    expectClose(mode.blended(source: source, backdrop: backdrop), expected, within: 1e-6)
  }

  /// Expected results with both alphas 1/2, worked by hand: a quarter each of source, backdrop and their mixture.
  @Test(
    "Translucent colours follow the formulas of every mode",
    arguments: [
      (BlendMode.sourceOver, SIMD4<Float>(0.3, 0.425, 0.5, 0.75)),
      (.multiply, SIMD4(0.29, 0.35, 0.32, 0.75)),
      (.screen, SIMD4(0.46, 0.475, 0.505, 0.75)),
      (.darken, SIMD4(0.3, 0.4, 0.325, 0.75)),
      (.difference, SIMD4(0.4, 0.3, 0.45, 0.75)),
      (.plusLighter, SIMD4(0.5, 0.55, 0.55, 1)),
      (.plusDarker, SIMD4(0.5, 0.55, 0.55, 1)),
    ])
  func translucentColorsFollowTheFormulas(mode: BlendMode, expected: SIMD4<Float>) {
    let result = mode.blended(source: SIMD4(0.1, 0.3, 0.45, 0.5), backdrop: SIMD4(0.4, 0.25, 0.1, 0.5))
    expectClose(result, expected, within: 1e-6)
  }

  static func luminosity(_ color: SIMD4<Float>) -> Float {
    0.3 * color.x + 0.59 * color.y + 0.11 * color.z
  }

  @Test("Dodge and burn keep black and white")
  func dodgeAndBurnKeepTheEnds() {
    let black = SIMD4<Float>(0, 0, 0, 1), white = SIMD4<Float>(1, 1, 1, 1)
    #expect(BlendMode.colorDodge.blended(source: white, backdrop: black) == black)
    #expect(BlendMode.colorDodge.blended(source: white, backdrop: SIMD4(0.1, 0, 0.5, 1)).x == 1)
    #expect(BlendMode.colorBurn.blended(source: black, backdrop: white) == white)
    #expect(BlendMode.colorBurn.blended(source: black, backdrop: SIMD4(0.9, 1, 0.5, 1)).x == 0)
  }

  @Test("Plus darker subtracts the source's complement")
  func plusDarkerTakesAwayWhatIsMissing() {
    // Opaque backdrop: max(0, D - a·(1 - S)).
    let straight = Straight<SRGB>(red: 0.2, green: 0.7, blue: 1, alpha: 0.5)
    let result = BlendMode.plusDarker.blended(
      source: straight.premultiplied.lanes, backdrop: SIMD4(0.3, 0.6, 0.8, 1))
    expectClose(result, SIMD4(0, 0.45, 0.8, 1))
  }

  /// The modes in which both colours show.
  private static let mixing = BlendMode.allCases.filter { !$0.cuts && $0 != .sourceAtop }

  @Test("A mode that cuts keeps the backdrop by the source's opacity; atop, the backdrop keeps its own")
  func cutsFollowTheOpacity() {
    let (source, backdrop) = (SIMD4<Float>(0.1, 0.2, 0.3, 0.4), SIMD4<Float>(0.5, 0.4, 0.3, 0.5))
    expectClose(BlendMode.destinationIn.blended(source: source, backdrop: backdrop), backdrop * 0.4)
    expectClose(BlendMode.destinationOut.blended(source: source, backdrop: backdrop), backdrop * 0.6)
    let atop = BlendMode.sourceAtop.blended(source: source, backdrop: backdrop)
    expectClose(atop, SIMD4(0.35, 0.34, 0.33, 0.5))
  }

  @Test("A clear source or backdrop leaves the other unchanged", arguments: mixing)
  func transparencyOnEitherSideChangesNothing(mode: BlendMode) {
    let color = Straight<SRGB>(red: 0.3, green: 0.8, blue: 0.1, alpha: 0.6).premultiplied.lanes
    let clear = SIMD4<Float>(repeating: 0)
    expectClose(mode.blended(source: clear, backdrop: color), color, "\(mode) clear source")
    expectClose(mode.blended(source: color, backdrop: clear), color, "\(mode) clear backdrop")
  }

  @Test("Results are valid premultiplied colours", arguments: mixing)
  func resultsStayPremultipliedColors(mode: BlendMode) {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let source = Self.color(&generator), backdrop = Self.color(&generator)
      let result = mode.blended(source: source, backdrop: backdrop)
      let note = "\(mode) \(source) \(backdrop) \(result)"
      #expect(result.min() >= -1e-5 && result.w <= 1.00001, "\(note)")
      #expect(max(result.x, result.y, result.z) <= result.w + 1e-5, "\(note)")
      let alpha = source.w + backdrop.w
      let isPlus = mode == .plusLighter || mode == .plusDarker
      #expect(abs(result.w - (isPlus ? min(1, alpha) : alpha - source.w * backdrop.w)) < 1e-5, "\(note)")
    }
  }

  static func color(_ generator: inout SeededGenerator) -> SIMD4<Float> {
    let channels = (0..<4).map { _ in Float(generator.number(in: 0...1)) }
    return Straight<SRGB>(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
      .premultiplied.lanes
  }
}
