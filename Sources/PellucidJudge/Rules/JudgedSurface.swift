// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene

/// The desktop or a window, as the surface on which layers are judged.
struct JudgedSurface {
  /// The bounds in the scene, in points.
  var bounds: Rect
  /// A Boolean value that is true where the surface is a window with a visible shadow.
  var castsShadow: Bool
  /// The part of the bounds inside the scene's frame.
  private let seen: Rect

  init(bounds: Rect, in scene: Size, castsShadow: Bool = false) {
    (self.bounds, self.castsShadow) = (bounds, castsShadow)
    seen = bounds.intersection(Rect(scene))
  }

  /// Returns whether a layer is visible within the frame of the scene.
  func shows(_ layer: TracedLayer) -> Bool { layer.opacity > 0 && layer.bounds.intersection(seen).area > 0 }
}
