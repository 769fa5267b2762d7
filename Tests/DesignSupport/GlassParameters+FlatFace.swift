// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

extension GlassParameters {
  /// Returns the middle of the face over a backdrop of one colour: encoded RGB, unclamped except by the last step.
  ///
  /// This is an independent oracle: neither the shader nor the bound shares code with it.
  ///
  /// Over a flat backdrop, blur, refraction and the wide fill have no effect, and the bleed's average is the backdrop
  /// itself. The ring shadow is left out, because it depends on the position: up to 2 % near the top edge, under 1 % in
  /// small shapes.
  package func flatFace(of backdrop: SIMD3<Float>) -> SIMD3<Float> {
    let original = SIMD3<Double>(Double(backdrop.x), Double(backdrop.y), Double(backdrop.z))
    let filled = mixed(face.levels.applied(to: compressed(original)), face.fill)
    var color = original + (filled - original) * face.opacity
    color = bled(onto: color, from: original)
    if tone.holdingWhite != 1 { color *= tone.holdingWhite }
    let result = clamped(color)
    return SIMD3(Float(result.x), Float(result.y), Float(result.z))
  }

  /// Returns a colour with its luma compressed below the greatest luma, and with a little more chroma.
  private func compressed(_ color: SIMD3<Double>) -> SIMD3<Double> {
    guard face.maximumLuma < 1 else { return color }
    let luma = SRGB.luma(color)
    let factor = min(max(1 - luma * (1 - face.maximumLuma), 0), 1)
    let grey = SIMD3(repeating: luma * factor)
    return grey + (color * factor - grey) * (1 + Face.chromaBoost * (1 - factor))
  }

  private func mixed(_ color: SIMD3<Double>, _ fill: SIMD4<Double>) -> SIMD3<Double> {
    color * (1 - fill.w) + SIMD3(fill.x, fill.y, fill.z) * fill.w
  }

  /// Returns the face's colour with the surroundings' colour bled onto it: strongest on light faces, or on dark ones.
  private func bled(onto color: SIMD3<Double>, from average: SIMD3<Double>) -> SIMD3<Double> {
    guard bleed.opacity > 0 else { return color }
    let luma = min(max(SRGB.luma(color), 0), 1)
    let share = bleed.darkens ? luma : 1 - luma
    let weight = bleed.opacity * share * share * share * share
    return color + (bleed.levels.applied(to: average) - color) * weight
  }

  /// Returns a colour clamped to the range from the least to the greatest value. At the top, each channel is cut or the
  /// whole colour is scaled.
  private func clamped(_ color: SIMD3<Double>) -> SIMD3<Double> {
    var color = color
    if tone.clampPreservesHue {
      let highest = max(color.x, max(color.y, color.z))
      if highest > tone.clamp, highest > 0 { color *= tone.clamp / highest }
    }
    let low = SIMD3(repeating: Tone.floor)
    let high = SIMD3(repeating: max(tone.clamp, Tone.floor))
    return color.clamped(lowerBound: low, upperBound: high)
  }
}
