// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  /// Returns the layers of a thumb: a solid shape at rest, a lens while it is lifted, both on the way between.
  ///
  /// - Parameters:
  ///   - rest: The frame at rest.
  ///   - moment: The lift and the velocity; the velocity is in points per second.
  ///   - solid: The layer of the solid shape at its frame.
  func thumb(
    _ rest: Rect, _ moment: ControlMoment, lens: GlassControl, opacity: Double = 1, _ solid: (Rect) -> Layer
  ) -> [Layer] {
    guard moment.isLifted, let motion = LensMotion(lens) else { return [solid(rest).opacity(opacity)] }
    let growth = settings.reduceMotion ? 0 : moment.lift
    let grown = rest.centered(
      Size(width: rest.width + motion.lift.x * growth, height: rest.height + motion.lift.y * growth))
    let flex =
      settings.reduceMotion
      ? SIMD2(1, 1) : LensFlex(lens).scale(velocity: moment.velocity, length: grown.width)
    let frame = grown.centered(Size(width: grown.width * flex.x, height: grown.height * flex.y))
    let glass = Layer.glass(GlassContent(.regular, control: lens, shape: .capsule), frame)
    var layers = [glass.opacity(opacity)]
    if moment.solidity > 0 { layers.append(solid(frame).opacity(opacity * moment.solidity)) }
    return layers
  }

  /// Returns the solid thumb of a toggle or slider.
  func solidThumb(_ frame: Rect, of kind: ComponentKind) -> Layer {
    shadowed(.fill(.component(.thumb), .capsule, frame), as: kind)
  }
}
