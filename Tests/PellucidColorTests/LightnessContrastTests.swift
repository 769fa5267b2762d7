// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import Testing

@Suite struct LightnessContrastTests {
  /// Returns Lc of two colours of sRGB.
  private func contrast(_ text: String, on background: String) throws -> Double {
    func luminance(_ text: String) throws -> Double {
      let color = Components(try EncodedColor.parse(hexOrCSS: text))
      return LightnessContrast.screenLuminance(
        of: SIMD3(color.first, color.second, color.third), in: .srgb)
    }
    return LightnessContrast.between(text: try luminance(text), background: try luminance(background))
  }

  @Test(
    "Lc has the published values, with the sign of the polarity",
    arguments: [
      ("#888888", "#ffffff", 63.056469930209424), ("#ffffff", "#888888", -68.54146436644962),
      ("#000000", "#aaaaaa", 58.146262578561334), ("#aaaaaa", "#000000", -56.24113336839742),
      ("#112233", "#ddeeff", 91.66830811481631), ("#ddeeff", "#112233", -93.06770049484275),
      ("#112233", "#444444", 8.32326136957393), ("#444444", "#112233", -7.526878460278154),
    ])
  func publishedValues(text: String, background: String, expected: Double) throws {
    // The components are in single precision.
    #expect(abs(try contrast(text, on: background) - expected) < 1e-4)
  }

  @Test("Equal colours have no contrast, and black and white the most")
  func extremes() throws {
    #expect(try contrast("#777777", on: "#777777") == 0)
    #expect(abs(try contrast("#000000", on: "#ffffff") - 106.04) < 0.01)
    #expect(abs(try contrast("#ffffff", on: "#000000") + 107.88) < 0.01)
  }

  @Test("Greys have one luminance in every gamut, and components outside the gamut are clamped")
  func gamuts() {
    for white in [0, 0.2, 0.7, 1] {
      let (srgb, wide) = (
        LightnessContrast.screenLuminance(of: SIMD3(repeating: white), in: .srgb),
        LightnessContrast.screenLuminance(of: SIMD3(repeating: white), in: .displayP3)
      )
      #expect(abs(srgb - wide) < 1e-6)
    }
    #expect(
      LightnessContrast.screenLuminance(of: SIMD3(2, 1, -1), in: .srgb)
        == LightnessContrast.screenLuminance(of: SIMD3(1, 1, 0), in: .srgb))
  }
}

@Suite struct ColorVisionTests {
  @Test("Greys look alike to everybody", arguments: ColorVision.allCases)
  func greys(vision: ColorVision) {
    for white in [0, 0.1, 0.5, 1] {
      let seen = vision.seen(Components(white, white, white))
      for channel in [seen.first, seen.second, seen.third] { #expect(abs(channel - white) < 1e-5) }
    }
  }

  @Test("Red and green come nearer to each other without the cones that tell them apart")
  func redAndGreen() {
    func distance(_ first: Components, _ second: Components) -> Double {
      let parts = [
        first.first - second.first, first.second - second.second, first.third - second.third,
      ]
      return parts.reduce(0) { $0 + $1 * $1 }
    }
    let (red, green) = (Components(0.5, 0, 0), Components(0, 0.3, 0))
    for vision in [ColorVision.protan, .deutan] {
      #expect(distance(vision.seen(red), vision.seen(green)) < 0.3 * distance(red, green))
    }
    #expect(
      distance(ColorVision.tritan.seen(red), ColorVision.tritan.seen(green)) > 0.8 * distance(red, green))
  }
}
