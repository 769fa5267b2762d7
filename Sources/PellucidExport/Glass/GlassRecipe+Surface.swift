// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

extension GlassRecipe {
  /// Returns the colour in the middle of the glass over a backdrop of one colour, straight and gamma-encoded, clamped.
  ///
  /// Over one colour, blurs and refraction show nothing, and rim, ring shadow and edge line end before the middle.
  func surface(over backdrop: SIMD3<Double>, tint: GlassTint? = nil) -> SIMD3<Double> {
    let (face, tone) = (parameters.face, parameters.tone)
    var color = backdrop
    color +=
      (Self.color(compressed(backdrop), through: face.levels.rows(fill: face.fill)) - color) * face.opacity
    let spilled = Self.color(backdrop, through: parameters.bleed.levels.rows())
    color += (spilled - color) * spill(onto: color)
    color = clamped(color * tone.holdingWhite)
    if let tint {
      let row = SIMD4(Float(color.x), Float(color.y), Float(color.z), 1)
      let drawn = SIMD3<Double>(tint.matrix.applied(to: row))
      let limit = SIMD3(repeating: tone.clamp)
      color += (drawn.replacing(with: limit, where: drawn .> limit) - color) * Double(tint.alpha)
    }
    return color.limited
  }

  /// Returns the colour with its highlights darkened and a little more saturated.
  private func compressed(_ color: SIMD3<Double>) -> SIMD3<Double> {
    let luma = SRGB.luma(color)
    let factor = min(max(1 - luma * max(0, 1 - parameters.face.maximumLuma), 0), 1)
    let boost = 1 + (1 - factor) * GlassParameters.Face.chromaBoost
    return (SIMD3(repeating: luma) + (color - luma) * boost) * factor
  }

  /// Returns the share of the surroundings' colour that spills onto the middle of the face.
  private func spill(onto face: SIMD3<Double>) -> Double {
    let bleed = parameters.bleed
    let length = bleed.distance1 - bleed.distance0
    let near = min(
      max((-shorterSide / 2 - bleed.distance0) / (length.magnitude > 1e-6 ? length : 1e-6), 0), 1)
    let light = bleed.darkens ? SRGB.luma(face) : 1 - SRGB.luma(face)
    return min(max(light * light * light * light * near * near * bleed.opacity, 0), 1)
  }

  private func clamped(_ color: SIMD3<Double>) -> SIMD3<Double> {
    let tone = parameters.tone
    let factor = tone.clampPreservesHue ? tone.clamp / max(color.max(), tone.clamp) : 1
    return (color * factor).clamped(
      lowerBound: SIMD3(repeating: GlassParameters.Tone.floor), upperBound: SIMD3(repeating: tone.clamp))
  }

  private static func color(_ color: SIMD3<Double>, through rows: [LumaLevels.Row]) -> SIMD3<Double> {
    func channel(_ index: Int) -> Double { (rows[index].weights * color).sum() + rows[index].bias }
    return SIMD3(channel(0), channel(1), channel(2))
  }
}
