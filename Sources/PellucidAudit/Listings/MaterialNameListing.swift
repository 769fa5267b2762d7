// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidJudge
import PellucidScene

/// The names of materials, roles and glass, each material with its colours over a middle grey.
package struct MaterialNameListing {
  private let platforms: [Platform]
  private let traits: Traits
  private let appearance: Appearance?

  /// Lists the materials of some platforms.
  ///
  /// - Parameters:
  ///   - platforms: The platforms to list; that of the traits does not count.
  ///   - appearance: The appearance of the colours; nil for all appearances that a platform has.
  package init(of platforms: [Platform], under traits: Traits, in appearance: Appearance?) {
    (self.platforms, self.traits, self.appearance) = (platforms, traits, appearance)
  }

  /// Returns a heading and its names in columns, for each platform, for roles and for glass.
  package func text(in cells: NamedCells, _ language: Language) -> String {
    let materials = platforms.map { platform in
      let entries = Materials.names(on: platform).map { (name: $0, colors: colors(of: $0, on: platform)) }
      return (Vocabularies.platform.name(of: platform), entries)
    }
    let names: [(ListWord, [String])] = [
      (.roles, Materials.roles), (.glass, GlassVariant.allCases.map(\.name)),
      (.glassControls, GlassRecipes.controls),
    ]
    let words = names.map { (language.text(of: $0.0), $0.1.map { (name: $0, colors: [EncodedColor]()) }) }
    return (materials + words).map { heading, entries in
      ([heading + ":"] + cells.columns(entries, margin: 2)).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  private func colors(of name: String, on platform: Platform) -> [EncodedColor] {
    let appearances = platform.hasAppearances ? appearance.map { [$0] } ?? Appearance.allCases : [.dark]
    return appearances.compactMap { appearance in
      var traits = traits
      (traits.platform, traits.appearance) = (platform, appearance)
      return (try? Materials.recipe(named: name, traits: traits))?.recipe.overGrey
    }
  }
}
