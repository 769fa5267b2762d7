// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// The glass of one container; everything in pixels.
package struct GlassPass: Hashable, Sendable {
  package var shapes: GlassShapes
  package var glass: PixelGlass
  /// The capture that it looks at: everything below, from the shapes' surroundings. `level` is that of its cells:
  /// 1…3.
  package var capture: Capture
  /// Levels of the pyramid of blurs; at least 2.
  package var levelCount: Int
  /// The opacity of black over what is captured, 0…1.
  package var dimming: Float
  /// The pixels that it may change.
  package var bounds: PixelRect
  package var opacity: Float
  package var lens: PixelLens?
  package var part: Part

  /// The parts of the glass that a pass draws. The labels that are seen through a lens lie between the others.
  package enum Part: Hashable, Sendable {
    case everything
    /// All but what lies on top.
    case body
    /// The rim light, tints and a lens's inner shadow.
    case lights
  }

  /// The number of cells of level 0 that a blur's radius of one cell's side counts as.
  package static var cellsPerRadius: Double { 1.6 }
}
