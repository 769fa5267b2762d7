// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension LinearSRGB {
  /// Weights of red, green and blue in the relative luminance, as WCAG 2.2 rounds them.
  package static var luminanceWeights: SIMD3<Double> { SIMD3(0.2126, 0.7152, 0.0722) }
}

extension LinearDisplayP3 {
  /// Weights of red, green and blue in the relative luminance: the luminances of the primaries in extended sRGB.
  ///
  /// WCAG defines luminance for sRGB alone. The unrounded luminances of the primaries (0.22897, 0.69174, 0.07929)
  /// would give a colour another contrast in Display P3 than in sRGB.
  package static var luminanceWeights: SIMD3<Double> {
    SIMD3(
      Components(1, 0, 0).displayP3ToSRGB.luminance, Components(0, 1, 0).displayP3ToSRGB.luminance,
      Components(0, 0, 1).displayP3ToSRGB.luminance)
  }
}

extension Components {
  /// The luminance of linear sRGB.
  fileprivate var luminance: Double {
    let weights = LinearSRGB.luminanceWeights
    return dot(weights.x, weights.y, weights.z)
  }
}

extension Straight where Space == SRGB {
  /// WCAG 2.2 relative luminance, 0…1 for sRGB colours; alpha is ignored.
  ///
  /// Extended components count with their sign and only a negative sum is raised to 0.
  package var relativeLuminance: Double {
    max(0, Components(self).linear.luminance)
  }

  /// The colour laid over `background`, mixed in encoded sRGB as the system composes.
  package func composited(over background: EncodedColor) -> EncodedColor {
    let result = BlendMode.sourceOver.blended(
      source: premultiplied.lanes, backdrop: background.premultiplied.lanes)
    return Premultiplied<SRGB>(red: result.x, green: result.y, blue: result.z, alpha: result.w).straight
  }
}

/// The WCAG 2.2 contrast ratio of two colours, 1…21 for sRGB, unrounded.
///
/// A translucent background is first laid over white, which WCAG assumes where nothing is given, and a
/// translucent foreground over the background. For opaque colours the order does not matter.
package func contrastRatio(_ foreground: EncodedColor, _ background: EncodedColor) -> Double {
  let base = background.alpha < 1 ? background.composited(over: EncodedColor(white: 1)) : background
  let front = foreground.alpha < 1 ? foreground.composited(over: base) : foreground
  return contrastRatio(luminances: front.relativeLuminance, base.relativeLuminance)
}

/// The WCAG 2.2 contrast ratio of two relative luminances (0…1), 1…21, unrounded; the order does not matter.
package func contrastRatio(luminances first: Double, _ second: Double) -> Double {
  (max(first, second) + 0.05) / (min(first, second) + 0.05)
}

/// A contrast ratio with two decimals, cut off so that a shown value is never above the true one.
///
/// 4.499 is "4.49". Not a number and values that are not 0…10⁶ give "–".
package func contrastRatioText(_ ratio: Double) -> String {
  guard ratio >= 0, ratio <= 1e6 else { return "–" }
  var hundredths = Int(ratio * 100)
  // The product may be rounded to either side of a whole number.
  if Double(hundredths) / 100 > ratio { hundredths -= 1 }
  if Double(hundredths + 1) / 100 <= ratio { hundredths += 1 }
  let cents = hundredths % 100
  return "\(hundredths / 100)." + (cents < 10 ? "0\(cents)" : "\(cents)")
}
