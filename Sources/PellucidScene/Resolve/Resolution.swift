// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A description lowered to numbers, and how that came about.
///
/// Only the resolver makes one: the three belong together, and whoever judges them takes indices of one for the others.
package struct Resolution: Sendable {
  /// The description that was lowered.
  package var description: SceneDescription
  package var scene: ResolvedScene
  package var trace: SceneTrace

  init(of description: SceneDescription, scene: ResolvedScene, trace: SceneTrace) {
    (self.description, self.scene, self.trace) = (description, scene, trace)
  }
}
