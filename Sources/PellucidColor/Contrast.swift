// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension LinearSRGB {
  /// The weights of red, green and blue in the relative luminance, as WCAG 2.2 rounds them.
  package static var luminanceWeights: SIMD3<Double> { SIMD3(0.2126, 0.7152, 0.0722) }
}

extension LinearDisplayP3 {
  /// The weights of red, green and blue in the relative luminance: the luminances of the P3 primaries in extended sRGB.
  ///
  /// WCAG defines luminance for sRGB only. With the unrounded luminances of the P3 primaries (0.22897, 0.69174,
  /// 0.07929) the same colour would have one contrast in Display P3 and another in sRGB.
  package static var luminanceWeights: SIMD3<Double> {
    SIMD3(
      Components(1, 0, 0).displayP3ToSRGB.luminance, Components(0, 1, 0).displayP3ToSRGB.luminance,
      Components(0, 0, 1).displayP3ToSRGB.luminance)
  }
}

extension Components {
  /// The relative luminance of linear sRGB components, unclamped.
  fileprivate var luminance: Double {
    let weights = LinearSRGB.luminanceWeights
    return dot(weights.x, weights.y, weights.z)
  }
}

extension Straight where Space == SRGB {
  /// The WCAG 2.2 relative luminance, 0…1 for colours of the sRGB gamut; alpha is ignored.
  ///
  /// Negative components of extended sRGB lower the sum; only a negative sum is clamped, to 0.
  package var relativeLuminance: Double {
    max(0, Components(self).linear.luminance)
  }

  /// Returns the source-over composite on `background`, mixed in gamma-encoded sRGB as the system composites.
  package func composited(over background: EncodedColor) -> EncodedColor {
    let result = BlendMode.sourceOver.blended(
      source: premultiplied.lanes, backdrop: background.premultiplied.lanes)
    return Premultiplied<SRGB>(red: result.x, green: result.y, blue: result.z, alpha: result.w).straight
  }
}

/// Returns the WCAG 2.2 contrast ratio of two colours, 1…21 for sRGB, unrounded.
///
/// A translucent background is first composited over white, which WCAG assumes where no background is specified,
/// and a translucent foreground over that result. For opaque colours the order does not matter.
package func contrastRatio(_ foreground: EncodedColor, _ background: EncodedColor) -> Double {
  let base = background.alpha < 1 ? background.composited(over: EncodedColor(white: 1)) : background
  let front = foreground.alpha < 1 ? foreground.composited(over: base) : foreground
  return contrastRatio(luminances: front.relativeLuminance, base.relativeLuminance)
}

/// Returns the WCAG 2.2 contrast ratio of two relative luminances (0…1), 1…21, unrounded; the order does not matter.
package func contrastRatio(luminances first: Double, _ second: Double) -> Double {
  (max(first, second) + 0.05) / (min(first, second) + 0.05)
}

/// Formats a contrast ratio with two decimals, truncated so that the text never exceeds the true ratio.
///
/// 4.499 becomes "4.49". NaN and values outside 0…10⁶ become "–".
package func contrastRatioText(_ ratio: Double) -> String {
  guard ratio >= 0, ratio <= 1e6 else { return "–" }
  var hundredths = Int(ratio * 100)
  // The product is rounded, so that it may fall on either side of a whole number: correct by comparing quotients.
  if Double(hundredths) / 100 > ratio { hundredths -= 1 }
  if Double(hundredths + 1) / 100 <= ratio { hundredths += 1 }
  let cents = hundredths % 100
  return "\(hundredths / 100)." + (cents < 10 ? "0\(cents)" : "\(cents)")
}
