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
    shadowReaches.map { shadow in
      Rect(
        x: shape.x + shadow.offset.x * scale, y: shape.y + shadow.offset.y * scale, width: shape.width,
        height: shape.height
      ).outset(by: shadow.reach * scale)
    }
  }

  /// The distances by which each shadow is moved, and by which it reaches beyond the moved outline, in points.
  package var shadowReaches: [(offset: Point, reach: Double)] {
    var all: [(offset: Point, reach: Double)] = []
    if shadow.opacity > 0 {
      all.append((offset: Point(x: shadow.offset.x, y: shadow.offset.y), reach: 2 * shadow.radius))
    }
    if ringShadow.opacity > 0, ringShadow.mask < 1 {
      all.append((offset: Point(x: 0, y: ringShadow.offset), reach: 2.83 * ringShadow.blurRadius))
    }
    return all
  }
}
