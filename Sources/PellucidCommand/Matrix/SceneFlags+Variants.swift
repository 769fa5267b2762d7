// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

extension SceneFlags {
  /// The first flag with several values, along which scenes are drawn; nil for none.
  var firstList: String? { assets.firstList ?? (reading.severalTextSizes.isEmpty ? nil : "--text-size") }

  /// Returns the settings along which scenes are drawn: those of `--matrix`, or without it none but those of which flags have
  /// several values; nil where each scene has one picture.
  func axes(_ matrix: MatrixAxes?) -> MatrixAxes? { matrix ?? (firstList == nil ? nil : .named([])) }

  /// Returns every combination of the settings that no flag gives, whatever the document states about them, and of the values that
  /// flags list. A combination has the name that it has without flags, followed by the listed values.
  ///
  /// - Parameters:
  ///   - versions: The versions of the scene, of which there is at least one.
  ///   - facts: A function that returns the facts about a scene's files.
  ///   - axes: The settings to combine.
  ///   - limit: The greatest number of combinations.
  func variants(
    of versions: [SceneVersion], along axes: MatrixAxes = .usual, limit: Int = mostCombinations,
    facts: (SceneDescription) -> FileFacts
  ) throws(CommandError) -> [SettingsVariant] {
    var variants = versions.flatMap { version in
      self.variants(of: version.scene, along: axes, facts: facts).of(version)
    }
    if !reading.severalTextSizes.isEmpty { variants = variants.inTextSizes(reading.severalTextSizes) }
    guard variants.count <= limit else {
      throw .usage(.scene(.combinations(variants.count, limit: limit)))
    }
    return variants
  }

  /// Returns the combinations of one version of a scene.
  private func variants(
    of scene: SceneDescription, along axes: MatrixAxes, facts: (SceneDescription) -> FileFacts
  ) -> [SettingsVariant] {
    let all =
      switch axes {
      case .usual: SettingsVariant.all(of: scene, facts: facts)
      case .named(let named): SettingsVariant.all(of: scene, along: named)
      }
    return all.filter { leave($0, of: scene) }
  }

  /// The greatest number of combinations that are seen together. Chosen: a contact sheet of more is no overview.
  static let mostCombinations = 256
  /// The greatest number of combinations of a scene that are compared. Chosen: above those of all devices in ten languages.
  static let mostSnapshots = 1 << 16

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
      && (assets.idiom == nil && assets.devices == nil || variant.device == nil)
      && !variant.changes.contains { isGiven($0.axis) }
  }

  /// Returns a Boolean value indicating whether a flag gives the value of a setting that `SettingChange` changes.
  private func isGiven(_ axis: MatrixAxis) -> Bool {
    switch axis {
    case .appearance, .contrast, .transparency, .level, .gamut, .device, .locale, .direction: false
    case .boldText: reading.hasBoldText
    case .textSize: reading.textSizes != nil
    case .differentiateWithoutColor: reading.differentiatesWithoutColor
    case .smartInvert: reading.invertsColors
    case .reduceMotion: glass.reducesMotion
    case .showBorders: glass.showsBorders
    case .preferredLook: glass.preferredLook != nil
    }
  }
}
