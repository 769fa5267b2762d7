// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

extension SceneFlags {
  /// Returns every combination of the settings that no flag gives, whatever the document states about them. A
  /// combination has the name that it has without flags.
  ///
  /// - Parameters:
  ///   - facts: A function that returns the facts about a scene's files.
  ///   - axes: The settings to combine.
  func variants(
    of scene: SceneDescription, along axes: MatrixAxes = .usual, facts: (SceneDescription) -> FileFacts
  ) throws(CommandError) -> [SettingsVariant] {
    switch axes {
    case .usual: return SettingsVariant.all(of: scene, facts: facts).filter { leave($0, of: scene) }
    case .named(let named):
      let variants = SettingsVariant.all(of: scene, along: named).filter { leave($0, of: scene) }
      guard variants.count <= Self.mostCombinations else {
        throw .usage(.scene(.combinations(variants.count, limit: Self.mostCombinations)))
      }
      return variants
    }
  }

  /// The greatest number of combinations along named settings. Chosen: a contact sheet of more is no overview.
  private static let mostCombinations = 256

  /// Returns a Boolean value indicating whether a variant has the given settings.
  ///
  /// - Parameter scene: The scene, with the flags applied.
  private func leave(_ variant: SettingsVariant, of scene: SceneDescription) -> Bool {
    let (traits, fixed) = (variant.traits, scene.traits)
    return (self.traits.appearance == nil || traits.appearance == fixed.appearance)
      && (self.traits.contrast == nil || traits.contrast == fixed.contrast)
      && (self.traits.transparency == nil || traits.transparency == fixed.transparency)
      && (self.traits.level == nil || traits.level == fixed.level)
      && (self.traits.gamut == nil || !variant.isOtherGamut)
      && (assets.idiom == nil || variant.device == nil)
      && !variant.changes.contains { isGiven($0.axis) }
  }

  /// Returns a Boolean value indicating whether a flag gives the value of a setting that `SettingChange` changes.
  private func isGiven(_ axis: MatrixAxis) -> Bool {
    switch axis {
    case .appearance, .contrast, .transparency, .level, .gamut: false
    case .boldText: reading.hasBoldText
    case .textSize: reading.textSize != nil
    case .differentiateWithoutColor: reading.differentiatesWithoutColor
    case .smartInvert: reading.invertsColors
    case .reduceMotion: glass.reducesMotion
    case .showBorders: glass.showsBorders
    case .preferredLook: glass.preferredLook != nil
    }
  }
}
