// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidPlan

/// Turns a capture into what a material shows, still reduced.
///
///     capture ─(map)─▶ halve ─▶ Gaussian ─▶ double ─▶ normalise ─(map)─▶ overlays
///
/// A flat backdrop takes the same way as a photo.
struct MaterialRenderer<Executor: BandExecutor> {
  let executor: Executor
  let pass: MaterialPass
  /// The average of what lies behind the window, if any overlay asks for it.
  let desktopAverage: SIMD4<Float>?

  /// Opaque colours at the step's final level.
  func image(_ capture: ReducedImage, step: MaterialPass.Step) -> ReducedImage {
    let recipe = pass.recipe
    var image = capture
    if recipe.averagesBackdrop {
      image = ReducedImage(region: capture.region, color: capture.average)
      image.mapStraight(executor, keepsCoverage: false) { finished($0, step.strength) }
      return image
    }
    if recipe.blursLast {
      image.mapStraight(executor, keepsCoverage: true) { mapped($0, step.strength) }
    }
    let blur = step.blur
    while image.level < blur.blurLevel { image = image.halved(executor) }
    image.blur(sigma: blur.residualSigma, executor)
    while image.level > blur.finalLevel { image = image.doubled(executor) }
    image.mapStraight(executor, keepsCoverage: false) { color in
      recipe.blursLast ? overlaid(color, step.strength) : finished(color, step.strength)
    }
    return image
  }

  private func finished(_ color: SIMD4<Float>, _ strength: Float) -> SIMD4<Float> {
    overlaid(mapped(color, strength), strength)
  }

  /// A progressive blur eases the colour mapping in with its strength.
  private func mapped(_ color: SIMD4<Float>, _ strength: Float) -> SIMD4<Float> {
    let mapped = pass.recipe.mapping.applied(to: color)
    return strength == 1 ? mapped : color + (mapped - color) * strength
  }

  private func overlaid(_ color: SIMD4<Float>, _ strength: Float) -> SIMD4<Float> {
    let result = overlaid(color)
    return strength == 1 ? result : color + (result - color) * strength
  }

  /// The flat layers above the mapped backdrop, bottom to top; premultiplied in and out.
  func overlaid(_ color: SIMD4<Float>) -> SIMD4<Float> {
    var result = color
    for overlay in pass.overlays {
      switch overlay {
      case .color(let source, let blend): result = blend.blended(source: source, backdrop: result)
      case .desktopAverage(let opacity, let blend):
        guard let desktopAverage else { continue }
        result = blend.blended(source: desktopAverage * opacity, backdrop: result)
      }
    }
    return result
  }
}
