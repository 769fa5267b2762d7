// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The reason why glass that is set to turn light or dark with its backdrop does not.
package enum GlassTurnObstacle: Hashable, Sendable {
  /// The platform's glass has one appearance.
  case platform
  /// Only regular glass turns.
  case variant

  /// Creates the obstacle of a variant on a platform; nil where the glass can turn.
  package init?(_ variant: GlassVariant, on platform: Platform) {
    guard platform.hasAppearances else {
      self = .platform
      return
    }
    guard variant != .regular else { return nil }
    self = .variant
  }
}
