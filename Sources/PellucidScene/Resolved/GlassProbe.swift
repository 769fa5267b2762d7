// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry

/// A place whose brightness decides how the glass there is drawn.
package struct GlassProbe: Hashable, Sendable {
  /// The bounds in the scene's points; the content below the glass is sampled there.
  package var bounds: Rect
  /// The layer's key path, which identifies the probe at any time.
  package var path: String
  /// The appearance that the glass has until it turns light or dark; nil for glass that does not turn.
  package var turnsFrom: Appearance?
  /// The rectangles of the texts and symbols on clear glass, in the scene's points; they may reach beyond the bounds.
  package var foregrounds: [Rect] = []
  /// A Boolean value that is true for the place of clear glass.
  package var isBelowClearGlass = false

  package init(bounds: Rect, path: String = "", turnsFrom: Appearance? = nil) {
    (self.bounds, self.path, self.turnsFrom) = (bounds, path, turnsFrom)
  }

  /// The side of the square regions under texts and symbols whose brightness is compared, in points.
  ///
  /// Chosen: the width of a letter of body text, since one unreadable letter can make a word unreadable.
  package static let regionSide = 8.0
}

/// The backdrops that were sampled at a scene's probes.
package enum Seen: Hashable, Sendable {
  /// No backdrop was sampled: glass keeps the scene's appearance, and automatic dimming assumes bright content.
  case nothing
  /// The backdrop at each probe, in the order of the probes; nil where there is next to nothing behind.
  case backdrops([GlassBackdrop?])
}

/// The brightness that was seen behind one piece of glass.
package struct GlassBackdrop: Hashable, Sendable {
  /// The mean Rec. 709 luma of the encoded colours, 0…1.
  package var luminance: Double
  /// The standard deviation of that luma over the place, 0…0.5.
  package var deviation: Double
  /// The mean luma, 0…1, of the brightest region of `GlassProbe.regionSide` under the texts and symbols on the glass; nil
  /// where there are none.
  package var brightest: Double?
  /// The glass's appearance before, which it keeps between the two thresholds.
  package var previous: Appearance?
  /// The state between light and dark of glass with a history, which then takes precedence over the luminance.
  package var turn: GlassTurn?

  package init(
    luminance: Double, deviation: Double = 0, brightest: Double? = nil, previous: Appearance? = nil
  ) {
    (self.luminance, self.deviation, self.brightest) = (luminance, deviation, brightest)
    self.previous = previous
  }

  /// The luma, 0…1, that decides on the black below clear glass: of the brightest region under texts and symbols, or the
  /// mean where there are none.
  package var decidingLuma: Double { brightest ?? luminance }

  /// A Boolean value that is true where all numbers are finite.
  var isUsable: Bool { luminance.isFinite && deviation.isFinite && decidingLuma.isFinite }
}
