// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// What glass does with the brightness behind it.
enum GlassAdaptation {
  /// The opacity of the dimming layer that the guidelines name.
  static let dimming = 0.35

  /// Light or dark, staying what it was between two thresholds.
  static func appearance(luminance: Double, previous: Appearance?, usual: Appearance) -> Appearance {
    if luminance < 0.45 { return .dark }
    return luminance > 0.55 ? .light : previous ?? usual
  }

  /// Shadows grow over detail and fade over plain light content.
  static func shadowFactor(_ backdrop: GlassBackdrop) -> Double {
    1 + 0.5 * min(2 * backdrop.deviation, 1)
  }

  /// The contrast of white on glass over a grey of this luma.
  static func whiteContrast(on recipe: GlassRecipe, over luminance: Double) -> Double {
    let face = recipe.parameters.flatFace(of: SIMD3(repeating: Float(luminance)))
    let color = EncodedColor(red: face.x, green: face.y, blue: face.z)
    return contrastRatio(EncodedColor(white: 1), color)
  }
}
