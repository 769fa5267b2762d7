// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// The colours and materials of a platform as other systems can hold them: flat colours, and filters in place of materials.
package struct ExportedDesign: Sendable {
  /// The platform, look and accent; the other traits are those of each setting.
  package internal(set) var traits: Traits

  package init(_ traits: Traits) { self.traits = traits }

  /// The settings in which values differ, the usual ones first, and each after those that have some of its changes.
  var settings: [ExportSetting] {
    let all = ExportSetting.all
    return traits.platform.hasAppearances ? all : all.filter { $0.appearance == .light }
  }

  /// Returns the traits in a setting.
  func traits(in setting: ExportSetting) -> Traits {
    var traits = traits
    (traits.appearance, traits.contrast) = (setting.appearance, setting.contrast)
    traits.statedTransparency = setting.transparency == .reduced ? .reduced : nil
    return traits
  }

  /// Returns the semantic colours in a setting, by their names, in the order of the table.
  func colors(in setting: ExportSetting) -> [(name: String, color: EncodedColor)] {
    let traits = traits(in: setting)
    return SemanticColors.allRows(on: traits.platform, look: traits.look).compactMap { row in
      guard let color = try? SemanticColors.resolve(name: row.name, traits: traits) else { return nil }
      return (row.name, color.color)
    }
  }

  /// The names of the materials: the tiers that the platform has, and those of AppKit and of visionOS.
  var materialNames: [String] {
    let tiers = MaterialTier.allCases.map { $0.rawValue }
    let own = Materials.allRows(on: traits.platform).filter { $0.kind == .appKit || $0.id == .glass }
    return Materials.ownNames(on: traits.platform).filter { name in
      if tiers.contains(where: { NameMatch.same($0, name) }) { return true }
      guard let choice = try? Materials.recipe(named: name, traits: traits) else { return false }
      return choice.fixedAppearance == nil && own.contains { $0.id == choice.row }
    }
  }

  /// Returns the materials in a setting.
  func materials(in setting: ExportSetting) -> [ExportedMaterial] {
    let traits = traits(in: setting)
    return materialNames.compactMap { name in
      (try? Materials.recipe(named: name, traits: traits)).map {
        ExportedMaterial(name: name, choice: $0, traits: traits)
      }
    }
  }
}

/// A combination of the settings that a web page and a set of tokens can follow.
struct ExportSetting: Hashable, Sendable {
  var appearance: Appearance
  var contrast: ContrastSetting
  var transparency: TransparencySetting

  /// All combinations, those with fewer changes first.
  static var all: [ExportSetting] {
    var all: [ExportSetting] = []
    for transparency in TransparencySetting.allCases {
      for contrast in ContrastSetting.allCases {
        for appearance in Appearance.allCases {
          all.append(ExportSetting(appearance: appearance, contrast: contrast, transparency: transparency))
        }
      }
    }
    return all.enumerated().sorted { ($0.element.changes, $0.offset) < ($1.element.changes, $1.offset) }
      .map { $0.element }
  }

  /// The number of settings that are not the usual ones.
  private var changes: Int {
    (appearance == .dark ? 1 : 0) + (contrast == .increased ? 1 : 0) + (transparency == .reduced ? 1 : 0)
  }

  /// Returns whether what changes in this setting changes in another one too.
  func isPart(of other: ExportSetting) -> Bool {
    (appearance == .light || other.appearance == .dark)
      && (contrast == .standard || other.contrast == .increased)
      && (transparency == .standard || other.transparency == .reduced)
  }
}
