// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene

/// The desktop or a window.
struct JudgedSurface {
  /// The bounds in the scene.
  var bounds: Rect
  /// A Boolean value that is true where the surface is a window whose shadow can be seen.
  var castsShadow: Bool
  private let seen: Rect

  init(bounds: Rect, in scene: Size, castsShadow: Bool = false) {
    (self.bounds, self.castsShadow) = (bounds, castsShadow)
    seen = bounds.intersection(Rect(scene))
  }

  /// Returns whether a layer can be seen in the scene's frame.
  func shows(_ layer: TracedLayer) -> Bool { layer.opacity > 0 && layer.bounds.intersection(seen).area > 0 }
}
