// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// The colours and materials of a platform as other systems can hold them: flat colours, and filters in place of materials.
package struct ExportedDesign: Sendable {
  /// The platform, look and accent; the other traits are those of the settings.
  package let traits: Traits

  package init(_ traits: Traits) { self.traits = traits }

  /// The settings that change values on the platform.
  var settings: [DesignSetting] {
    DesignSetting.allCases.filter { setting in
      switch setting {
      case .appearance: traits.platform.hasAppearances
      case .level: traits.platform.hasLevels
      case .contrast, .transparency: true
      }
    }
  }

  /// Returns the traits where some settings are on.
  func traits(in settings: Set<DesignSetting>) -> Traits {
    var traits = traits
    traits.appearance = settings.contains(.appearance) ? .dark : .light
    traits.contrast = settings.contains(.contrast) ? .increased : .standard
    traits.statedTransparency = settings.contains(.transparency) ? .reduced : nil
    traits.level = settings.contains(.level) ? .elevated : .base
    return traits
  }

  /// Returns the semantic colours where some settings are on, by their names, in the order of the table.
  func colors(in settings: Set<DesignSetting>) -> [(name: String, color: EncodedColor)] {
    let traits = traits(in: settings)
    return SemanticColors.allRows(on: traits.platform, look: traits.look).compactMap { row in
      guard let color = try? SemanticColors.resolve(name: row.name, traits: traits) else { return nil }
      return (row.name, color.color)
    }
  }

  /// Returns the origin of a semantic colour.
  func provenance(ofColor name: String) -> Provenance? {
    SemanticColors.allRows(on: traits.platform, look: traits.look).first { NameMatch.same($0.name, name) }?
      .provenance
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

  /// Returns the materials where some settings are on.
  func materials(in settings: Set<DesignSetting>) -> [ExportedMaterial] {
    let traits = traits(in: settings)
    return materialNames.compactMap { name in
      (try? Materials.recipe(named: name, traits: traits)).map {
        ExportedMaterial(name: name, choice: $0, traits: traits)
      }
    }
  }
}
