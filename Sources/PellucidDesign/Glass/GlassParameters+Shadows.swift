// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

extension GlassParameters {
  /// Returns the areas outside a shape that the glass's shadows may cover; empty where none falls outside.
  ///
  /// A shadow ends where its Gaussian edge does: a drop shadow at twice its radius, a ring's at 2√2 standard deviations.
  ///
  /// - Parameter scale: The length of a point in the unit of `shape`, for example pixels per point.
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
