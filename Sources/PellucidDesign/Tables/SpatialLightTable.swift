// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The numbers of the light on the edge of visionOS's glass.
///
/// Chosen: the guidelines say that the glass adapts to light and viewing angle, and no source has a number. The light stays on
/// the edge, where no text lies, so that the contrast proven for the material holds for everything on it.
package enum SpatialLightTable {
  /// A line inside the edge. `lit` is the opacity of white on the side of the light, `far` that of the reflection on the
  /// other side, and `shade` that of black there, all 0…1.
  package struct Line: Sendable {
    /// The width in points.
    package var width: Double
    package var lit: Double, far: Double, shade: Double
  }

  /// The lines, widest first: the thickness of the glass, then its bright rim.
  package static let lines = [
    Line(width: 12, lit: 0.03, far: 0, shade: 0.05), Line(width: 9, lit: 0.04, far: 0, shade: 0.06),
    Line(width: 6.5, lit: 0.05, far: 0, shade: 0.07), Line(width: 4, lit: 0.07, far: 0, shade: 0.08),
    Line(width: 1.5, lit: 0.95, far: 0.4, shade: 0),
  ]

  /// The factor by which a look along the glass, rather than straight at it, strengthens its reflections.
  package static let glancingGain = 2.0

  /// The standard deviation of the shadow of a window without one of its own, in points; its offset away from the light; and
  /// its opacity.
  package static let shadowSigma = 28.0, shadowOffset = 18.0, shadowOpacity = 0.35
}
