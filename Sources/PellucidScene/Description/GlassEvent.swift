// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// Something that happens to a piece of glass at a moment of the scene's time.
package struct GlassEvent: Hashable, Sendable {
  package typealias Kind = GlassLayer.Event

  /// Seconds.
  package var at: Double
  package var kind: Kind

  package init(at time: Double, _ kind: Kind) { (at, self.kind) = (time, kind) }
}
