// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

extension TraitFlags {
  /// Returns every combination of the settings that no flag fixes; the document's own settings fix none. Combinations keep the
  /// names that they have without flags.
  ///
  /// - Parameter facts: Returns the facts about a scene's files.
  func variants(
    of scene: SceneDescription, facts: (SceneDescription) -> FileFacts
  ) -> [SettingsVariant] {
    SettingsVariant.all(of: scene, facts: facts).filter { leave($0, of: scene.traits) }
  }

  /// - Parameter fixed: The scene's traits, with the flags.
  private func leave(_ variant: SettingsVariant, of fixed: Traits) -> Bool {
    let traits = variant.traits
    return (!arguments.has("--appearance") || traits.appearance == fixed.appearance)
      && (!arguments.has("--contrast") || traits.contrast == fixed.contrast)
      && (!arguments.has("--transparency") || traits.transparency == fixed.transparency)
      && (!arguments.has("--level") || traits.level == fixed.level)
      && (!arguments.has("--gamut") || !variant.isOtherGamut)
      && (!arguments.has("--idiom") || variant.device == nil)
  }
}
