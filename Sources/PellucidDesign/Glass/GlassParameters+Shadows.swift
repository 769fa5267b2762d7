// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

extension GlassParameters {
  /// Where its shadows may lie beside a shape of these bounds; empty where it casts none outside of itself.
  ///
  /// A shadow ends where its Gaussian edge does: at twice the radius of a drop shadow, and at 2√2 deviations of a ring's.
  ///
  /// - Parameter scale: Of the bounds, in the unit that the lengths are in.
  package func shadows(around shape: Rect, scale: Double = 1) -> [Rect] {
    func moved(_ x: Double, _ y: Double, reaching reach: Double) -> Rect {
      Rect(x: shape.x + x * scale, y: shape.y + y * scale, width: shape.width, height: shape.height)
        .outset(by: reach * scale)
    }
    var areas: [Rect] = []
    if shadow.opacity > 0 {
      areas.append(moved(shadow.offset.x, shadow.offset.y, reaching: 2 * shadow.radius))
    }
    if ringShadow.opacity > 0, ringShadow.mask < 1 {
      areas.append(moved(0, ringShadow.offset, reaching: 2.83 * ringShadow.blurRadius))
    }
    return areas
  }
}
