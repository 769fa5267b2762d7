// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The reason for which glass that is asked to turn light or dark with what is behind it does not.
package enum GlassTurnObstacle: Hashable, Sendable {
  /// Glass has one appearance on the platform.
  case platform
  /// Only regular glass turns.
  case variant

  /// nil where nothing is in the way.
  package init?(_ variant: GlassVariant, on platform: Platform) {
    guard platform.hasAppearances else {
      self = .platform
      return
    }
    guard variant != .regular else { return nil }
    self = .variant
  }
}
