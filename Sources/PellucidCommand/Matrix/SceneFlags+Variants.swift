// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

extension SceneFlags {
  /// Returns every combination of the settings that no flag gives, whatever the document states about them. A
  /// combination has the name that it has without flags.
  ///
  /// - Parameter facts: A function that returns the facts about a scene's files.
  func variants(
    of scene: SceneDescription, facts: (SceneDescription) -> FileFacts
  ) -> [SettingsVariant] {
    SettingsVariant.all(of: scene, facts: facts).filter { leave($0, of: scene.traits) }
  }

  /// Returns a Boolean value indicating whether a variant has the given settings.
  ///
  /// - Parameter fixed: The scene's traits, with the flags applied.
  private func leave(_ variant: SettingsVariant, of fixed: Traits) -> Bool {
    let traits = variant.traits
    return (self.traits.appearance == nil || traits.appearance == fixed.appearance)
      && (self.traits.contrast == nil || traits.contrast == fixed.contrast)
      && (self.traits.transparency == nil || traits.transparency == fixed.transparency)
      && (self.traits.level == nil || traits.level == fixed.level)
      && (self.traits.gamut == nil || !variant.isOtherGamut)
      && (assets.idiom == nil || variant.device == nil)
  }
}
