// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// A kind of Liquid Glass that other systems can hold, at one size.
struct ExportedGlass: Hashable, Sendable {
  let name: String
  let variant: GlassVariant
  /// The shorter side whose numbers are used, in points.
  let shorterSide: Double

  /// The kinds: the numbers of regular glass grow between the sizes of bars and of panels, and stay the same beyond both.
  static let all = [
    ExportedGlass(name: "glassRegular", variant: .regular, shorterSide: 64),
    ExportedGlass(name: "glassRegularLarge", variant: .regular, shorterSide: 160),
    ExportedGlass(name: "glassClear", variant: .clear, shorterSide: 64),
  ]

  func recipe(_ traits: Traits) -> GlassRecipe {
    GlassRecipes.recipe(for: GlassRequest(variant, shorterSide: shorterSide, traits: traits))
  }
}

extension GlassRecipe {
  /// The standard deviation of one blur in place of both of the glass: between them, by the share of the wide one.
  var sigma: Double {
    let (blur, fill) = (parameters.blur, parameters.blurFill)
    let narrow = blur.radius * blur.opacities[1]
    return narrow + max(fill.radius - narrow, 0) * fill.normal
  }

  /// Returns the colour in the middle of the glass, away from its rim, over a flat backdrop, clamped.
  func surface(over backdrop: SIMD4<Float>) -> SIMD3<Double> {
    let behind = SIMD3<Double>(backdrop), face = parameters.face
    let remapped = face.levels.applied(to: compressed(behind))
    let above = SIMD3(face.fill.x, face.fill.y, face.fill.z)
    let filled = remapped + (above - remapped) * face.fill.w
    var color = behind + (filled - behind) * face.opacity
    color += (parameters.bleed.levels.applied(to: behind) - color) * spill(onto: color)
    return (color * parameters.tone.holdingWhite).limited
  }

  /// Returns a colour whose highlights are compressed as on a display of standard range.
  private func compressed(_ color: SIMD3<Double>) -> SIMD3<Double> {
    let most = parameters.face.maximumLuma
    guard most < 1 else { return color }
    let luma = SRGB.luma(color), factor = min(max(luma * (most - 1) + 1, 0), 1)
    let boost = 1 + GlassParameters.Face.chromaBoost * (1 - factor)
    return (SIMD3(repeating: luma) + (color - luma) * boost) * factor
  }

  /// Returns the share of the surroundings, which over a flat backdrop have its colour, in the middle of a face.
  private func spill(onto face: SIMD3<Double>) -> Double {
    let bleed = parameters.bleed
    let luma = SRGB.luma(face), light = bleed.darkens ? luma : 1 - luma
    return min(max(light * light * light * light * bleed.opacity, 0), 1)
  }
}
