// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// A pass that draws the glass of one container. All lengths are in pixels.
package struct GlassPass: Hashable, Sendable {
  package var shapes: GlassShapes
  package var glass: PixelGlass
  /// The capture of everything below the glass, including a margin around the shapes. Its `level`, 1…3, is the level of
  /// the captured cells.
  package var capture: Capture
  /// The number of levels in the pyramid of blurs; at least 2.
  package var levelCount: Int
  /// The opacity of black drawn over the captured backdrop, 0…1.
  package var dimming: Float
  /// The pixels that the pass may change.
  package var bounds: PixelRect
  package var opacity: Float
  /// The lens that the glass forms, or nil for glass that is no lens.
  package var lens: PixelLens?
  package var part: Part

  /// The part of the glass that a pass draws. Labels seen through a lens are drawn between the body and the lights.
  package enum Part: Hashable, Sendable {
    case everything
    /// Everything except the lights.
    case body
    /// The rim light, the tints and the inner shadow of a lens.
    case lights
  }

  /// The factor from a blur radius, in cells of level 0, to the radius from which the pyramid's level of detail is
  /// computed.
  package static var cellsPerRadius: Double { 1.6 }
}
