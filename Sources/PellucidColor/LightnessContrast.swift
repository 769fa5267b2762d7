// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The lightness contrast of APCA, version 0.0.98G-4g: information beside the WCAG ratio, on which no verdict rests.
///
/// It depends on which of two colours is the text. Dark text on a light background has a positive contrast, light text on
/// a dark background a negative one; the magnitude is 0…108.
package enum LightnessContrast {
  /// Returns the luminance that APCA estimates for a display, from gamma-encoded components, 0…1; others are clamped.
  package static func screenLuminance(of color: SIMD3<Double>, in gamut: Gamut) -> Double {
    let weights: SIMD3<Double> =
      switch gamut {
      case .srgb: SIMD3(0.2126729, 0.7151522, 0.0721750)
      case .displayP3: SIMD3(0.2289829594805780, 0.6917492625852380, 0.0792677779341829)
      }
    var sum = 0.0
    for channel in 0..<3 {
      sum += weights[channel] * Elementary.power(min(1, max(0, color[channel])), 2.4)
    }
    return sum
  }

  /// Returns the contrast Lc of a text on a background, from their screen luminances, 0…1.
  package static func between(text: Double, background: Double) -> Double {
    let (text, background) = (lifted(text), lifted(background))
    if (background - text).magnitude < 0.0005 { return 0 }
    if background > text {
      let contrast = (Elementary.power(background, 0.56) - Elementary.power(text, 0.57)) * 1.14
      return contrast < 0.1 ? 0 : (contrast - 0.027) * 100
    }
    let contrast = (Elementary.power(background, 0.65) - Elementary.power(text, 0.62)) * 1.14
    return contrast > -0.1 ? 0 : (contrast + 0.027) * 100
  }

  /// Returns a luminance with black lifted by the light that a display and its surroundings add.
  private static func lifted(_ luminance: Double) -> Double {
    luminance < 0.022 ? luminance + Elementary.power(0.022 - luminance, 1.414) : luminance
  }
}
