// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidPlan

/// The renderer that turns a capture into the image of a material, at reduced size.
///
///     capture ─(map)─▶ halve ─▶ Gaussian ─▶ double ─▶ normalize ─(map)─▶ overlays
///
/// A uniform backdrop takes the same path as a photo.
struct MaterialRenderer<Executor: BandExecutor> {
  let executor: Executor
  let pass: MaterialPass
  /// The average of what lies behind the window, premultiplied; nil if no overlay uses it.
  let desktopAverage: SIMD4<Float>?

  /// Returns the material's premultiplied colours at the step's final level. The capture's buffer is reused as
  /// scratch and then returned to `buffers`.
  func image(
    _ capture: consuming ReducedImage, step: MaterialPass.Step, _ buffers: inout BlurBuffers
  ) -> ReducedImage {
    let mapping = PreparedMapping(pass.mapping)
    var last = ColorStage(
      mapping: mapping, overlays: overlays, strength: step.strength)
    if pass.averagesBackdrop {
      let average = capture.average
      var colors = FourColors(average, average, average, average)
      last.apply(to: &colors, coverage: SIMD4(repeating: 1))
      return ReducedImage(region: capture.region, color: colors[0], &buffers)
    }
    var image = consume capture
    if pass.blursLast {
      last.mapping = PreparedMapping(.identity)
      let first = ColorStage(mapping: mapping, strength: step.strength)
      if image.level < step.blur.blurLevel {
        image.halve(executor, through: first, &buffers)
      } else {
        image.map(first, executor)
      }
    }
    while image.level < step.blur.blurLevel { image.halve(executor, &buffers) }
    let result = image.blurred(step.blur, last, executor, &buffers)
    buffers.cells.append(image.cells)
    return result
  }

  /// The flat layers above the mapped backdrop, bottom to top.
  private var overlays: [ColorStage.Overlay] {
    pass.overlays.compactMap { overlay in
      switch overlay {
      case .color(let color, let blend): return ColorStage.Overlay(color: color, blend: blend)
      case .desktopAverage(let opacity, let blend):
        return desktopAverage.map { ColorStage.Overlay(color: $0 * opacity, blend: blend) }
      }
    }
  }

  /// The premultiplied colour of the overlays without a backdrop, which an opaque material shows.
  var overlaysAlone: SIMD4<Float> {
    overlays.reduce(SIMD4(repeating: 0)) { $1.blend.blended(source: $1.color, backdrop: $0) }
  }
}
