// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry

/// A place whose brightness decides how glass there is drawn.
package struct GlassProbe: Hashable, Sendable {
  /// In the scene's points; what lies below the glass here is looked at.
  package var bounds: Rect
  /// The layer's key path, which tells it from others at any time.
  package var path: String
  /// The appearance that glass here has until it turns light or dark; nil where nothing turns.
  package var turnsFrom: Appearance?

  package init(bounds: Rect, path: String = "", turnsFrom: Appearance? = nil) {
    (self.bounds, self.path, self.turnsFrom) = (bounds, path, turnsFrom)
  }
}

/// The result of looking behind the places that a scene's probes name.
package enum Seen: Hashable, Sendable {
  /// Nothing was looked at: glass keeps the scene's appearance, and automatic dimming assumes bright content.
  case nothing
  /// The backdrop behind each place, in the order of the probes; nil where there is next to nothing.
  case backdrops([GlassBackdrop?])
}

/// The brightness that was seen behind one piece of glass.
package struct GlassBackdrop: Hashable, Sendable {
  /// Mean Rec. 709 luma of the encoded colours, 0…1.
  package var luminance: Double
  /// Standard deviation of that luma over the place, 0…0.5.
  package var deviation: Double
  /// The glass's appearance before; between the two thresholds it stays that.
  package var previous: Appearance?
  /// The state between light and dark of glass that was followed in time; the luminance does not decide then.
  package var turn: GlassTurn?

  package init(luminance: Double, deviation: Double = 0, previous: Appearance? = nil) {
    (self.luminance, self.deviation, self.previous) = (luminance, deviation, previous)
  }

  /// A Boolean value that is true where both numbers are finite.
  var isUsable: Bool { luminance.isFinite && deviation.isFinite }
}
