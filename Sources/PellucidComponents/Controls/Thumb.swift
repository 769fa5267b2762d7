// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  /// Returns the layers of a thumb: a solid shape at rest, a lens while it is lifted, both on the way between. Without
  /// transparency the solid shape grows as the lens does.
  ///
  /// - Parameters:
  ///   - rest: The frame at rest.
  ///   - moment: The lift and the velocity; the velocity is in points per second.
  ///   - oldScale: The factor by which the shape is scaled under a finger before release 26.
  ///   - solid: The layer of the solid shape at its frame.
  func thumb(
    _ rest: Rect, _ moment: ControlMoment, lens: GlassControl, opacity: Double = 1, oldScale: Double = 1,
    _ solid: (Rect) -> Layer
  ) -> [Layer] {
    guard moment.isLifted, let motion = LensMotion(lens) else { return [solid(rest).opacity(opacity)] }
    if isOld { return [solid(rest).opacity(opacity).scaled(1 + (oldScale - 1) * moment.lift)] }
    if traits.transparency == .reduced { return solidThumbs(rest, moment, motion, lens, opacity, solid) }
    let growth = settings.reduceMotion ? 0 : moment.lift
    let frame = lifted(rest, by: growth, motion, lens, velocity: moment.velocity)
    let glass = Layer.glass(GlassContent(.regular, control: lens, shape: .capsule), frame)
    var layers = [glass.opacity(opacity)]
    if moment.solidity > 0 { layers.append(solid(frame).opacity(opacity * moment.solidity)) }
    return layers
  }

  /// Returns the frame of a lifted thumb, stretched by its velocity.
  private func lifted(
    _ rest: Rect, by growth: Double, _ motion: LensMotion, _ lens: GlassControl, velocity: Double
  ) -> Rect {
    let grown = rest.centered(
      Size(width: rest.width + motion.lift.x * growth, height: rest.height + motion.lift.y * growth))
    let flex =
      settings.reduceMotion
      ? SIMD2(1, 1) : LensFlex(lens).scale(velocity: velocity, length: grown.width)
    return grown.centered(Size(width: grown.width * flex.x, height: grown.height * flex.y))
  }

  /// Returns a lifted thumb without transparency: the solid shape, grown. Under Reduce Motion it fades to the grown one.
  private func solidThumbs(
    _ rest: Rect, _ moment: ControlMoment, _ motion: LensMotion, _ lens: GlassControl, _ opacity: Double,
    _ solid: (Rect) -> Layer
  ) -> [Layer] {
    func grown(_ growth: Double) -> Layer {
      solid(lifted(rest, by: growth, motion, lens, velocity: moment.velocity)).opacity(opacity)
    }
    guard settings.reduceMotion else { return [grown(moment.lift)] }
    let share = min(moment.lift, 1)
    return (share < 1 ? [solid(rest).opacity(opacity * (1 - share))] : []) + [
      grown(1).opacity(opacity * share)
    ]
  }

  /// Returns the solid thumb of a toggle or slider.
  func solidThumb(_ frame: Rect, of kind: ComponentKind) -> Layer {
    shadowed(.fill(.component(.thumb), .capsule, frame), as: kind)
  }
}
