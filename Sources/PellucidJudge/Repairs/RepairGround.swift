// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidLegibility
import PellucidScene

/// The ground of a foreground, as repairs begin with it.
struct RepairGround {
  /// The surfaces, one for each state of the glass.
  var surfaces: [SceneForeground.Surface]
  /// The key path of the material or glass that the surfaces are; nil where they are none.
  var layer: String?
  /// The name of the material's recipe; nil where the surfaces are none.
  var recipeName: String?

  /// - Parameter trace: Of the scene that the surfaces were found in.
  init(_ surface: SceneForeground.Surface, _ states: [GlassState], in trace: SceneTrace) {
    surfaces = [surface] + states.map { $0.surface }
    layer = trace.layer(surface.step)?.path
    recipeName = trace.step(surface.step)?.recipeName
  }
}
