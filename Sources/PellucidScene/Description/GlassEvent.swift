// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// Something that happens to a piece of glass at a moment of the scene's time.
package struct GlassEvent: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// It comes, as its transition says; before its first event it is there unless that is an appearance.
    case appear
    case disappear
    /// A finger comes down on it, and leaves it.
    case press, release
    /// It gets the focus and becomes glass with it, and loses it (tvOS).
    case focus, unfocus
    /// It goes to another frame, relative to the same parent.
    case move(to: Rect)
  }

  /// Seconds.
  package var at: Double
  package var kind: Kind

  package init(at time: Double, _ kind: Kind) { (at, self.kind) = (time, kind) }
}
