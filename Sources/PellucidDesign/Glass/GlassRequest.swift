// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The inputs that decide the numbers of a piece of glass.
package struct GlassRequest: Hashable, Sendable {
  package var variant: GlassVariant
  package var control: GlassControl
  /// The shorter side of the shape, in points; the parameters depend continuously on it and never on the corners.
  ///
  /// Sizes below 0 and NaN count as 0; sizes above a million points are clamped.
  package var shorterSide: Double
  /// Device pixels per point; the line at the edge is one device pixel wide.
  package var pixelsPerPoint: Double
  package var traits: Traits
  package var settings: GlassSettings

  package init(
    _ variant: GlassVariant = .regular, control: GlassControl = .none, shorterSide: Double,
    pixelsPerPoint: Double = 2, traits: Traits = Traits(), settings: GlassSettings = GlassSettings()
  ) {
    (self.variant, self.control, self.shorterSide) = (variant, control, shorterSide)
    (self.pixelsPerPoint, self.traits, self.settings) = (pixelsPerPoint, traits, settings)
  }

  /// The size at which the laws are evaluated, 0…1,000,000.
  var boundedSide: Double { shorterSide > 0 ? min(shorterSide, 1e6) : 0 }
}
