// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidLegibility
import PellucidScene

/// The surfaces under a foreground, from which a search for repairs starts.
struct RepairGround {
  /// The surfaces, one for each state of the glass.
  var surfaces: [SceneForeground.Surface]
  /// The key path of the layer of the material or glass; nil where the surfaces are neither.
  var layer: String?
  /// The name of the material's recipe; nil where the surfaces are not materials.
  var recipeName: String?

  /// - Parameter trace: The trace of the scene that the surfaces were found in.
  init(_ surface: SceneForeground.Surface, _ states: [GlassState], in trace: SceneTrace) {
    surfaces = [surface] + states.map { $0.surface }
    layer = trace.layer(surface.step)?.path
    recipeName = trace.step(surface.step)?.recipeName
  }
}
