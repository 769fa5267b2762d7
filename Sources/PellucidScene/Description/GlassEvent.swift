// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// A change of a piece of glass at one time of the scene.
package struct GlassEvent: Hashable, Sendable {
  package typealias Kind = GlassLayer.Event

  /// The time of the change, in seconds.
  package var at: Double
  package var kind: Kind

  package init(at time: Double, _ kind: Kind) { (at, self.kind) = (time, kind) }
}
