// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A description, the resolved scene that it was lowered to, and the trace of the choices made.
///
/// Only the resolver creates one: the three belong together, because indices of one refer to the others.
package struct Resolution: Sendable {
  /// The description that was lowered.
  package var description: SceneDescription
  package var scene: ResolvedScene
  package var trace: SceneTrace

  init(of description: SceneDescription, scene: ResolvedScene, trace: SceneTrace) {
    (self.description, self.scene, self.trace) = (description, scene, trace)
  }
}
