// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
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
  /// Worked by hand from the specification's formulas.
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

  @Test(arguments: opaqueCases)
  func opaqueColorsFollowTheFormulas(mode: BlendMode, expected: SIMD4<Float>) {
    let result = mode.blended(source: SIMD4(0.2, 0.6, 0.9, 1), backdrop: SIMD4(0.8, 0.5, 0.2, 1))
    expectClose(result, expected, within: 2e-6)
  }

  @Test func hueAndSaturationKeepWhatTheyPromise() {
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

  static func luminosity(_ color: SIMD4<Float>) -> Float {
    0.3 * color.x + 0.59 * color.y + 0.11 * color.z
  }

  @Test func dodgeAndBurnKeepTheEnds() {
    let black = SIMD4<Float>(0, 0, 0, 1), white = SIMD4<Float>(1, 1, 1, 1)
    #expect(BlendMode.colorDodge.blended(source: white, backdrop: black) == black)
    #expect(BlendMode.colorDodge.blended(source: white, backdrop: SIMD4(0.1, 0, 0.5, 1)).x == 1)
    #expect(BlendMode.colorBurn.blended(source: black, backdrop: white) == white)
    #expect(BlendMode.colorBurn.blended(source: black, backdrop: SIMD4(0.9, 1, 0.5, 1)).x == 0)
  }

  @Test func plusDarkerTakesAwayWhatIsMissing() {
    // Opaque backdrop: max(0, D - a·(1 - S)).
    let straight = Straight<SRGB>(red: 0.2, green: 0.7, blue: 1, alpha: 0.5)
    let result = BlendMode.plusDarker.blended(
      source: straight.premultiplied.lanes, backdrop: SIMD4(0.3, 0.6, 0.8, 1))
    expectClose(result, SIMD4(0, 0.45, 0.8, 1))
  }

  @Test(arguments: BlendMode.allCases)
  func transparencyOnEitherSideChangesNothing(mode: BlendMode) {
    let color = Straight<SRGB>(red: 0.3, green: 0.8, blue: 0.1, alpha: 0.6).premultiplied.lanes
    let clear = SIMD4<Float>(repeating: 0)
    expectClose(mode.blended(source: clear, backdrop: color), color, "\(mode) clear source")
    expectClose(mode.blended(source: color, backdrop: clear), color, "\(mode) clear backdrop")
  }

  @Test(arguments: BlendMode.allCases)
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
