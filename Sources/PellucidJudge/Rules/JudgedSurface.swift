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
  /// The presentation of the window; nil for the desktop.
  var presentation: Window.Presentation?
  /// The part of the bounds inside the scene's frame.
  private let seen: Rect

  init(
    bounds: Rect, in scene: Size, castsShadow: Bool = false, presentation: Window.Presentation? = nil
  ) {
    (self.bounds, self.castsShadow, self.presentation) = (bounds, castsShadow, presentation)
    seen = bounds.intersection(Rect(scene))
  }

  /// Returns the bounds of a layer within the surface, the frame of the scene, and the clips around the layer.
  func seenBounds(of layer: TracedLayer) -> Rect { layer.clippedBounds.intersection(seen) }

  /// Returns the share of the visible surface that some bounds have, 0…1.
  func share(of bounds: Rect) -> Double { seen.area > 0 ? bounds.area / seen.area : 0 }

  /// Returns whether a layer is visible within the frame of the scene.
  func shows(_ layer: TracedLayer) -> Bool { layer.opacity > 0 && seenBounds(of: layer).area > 0 }
}
