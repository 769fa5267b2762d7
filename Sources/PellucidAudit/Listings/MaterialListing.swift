// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidDocument
import PellucidJSON
import PellucidJudge

/// The tables of materials and glass, with the source and confidence of every row.
package struct MaterialListing {
  private let platforms: [Platform]
  private let rows: [MaterialRow]

  /// Lists the rows of some platforms.
  package init(of platforms: [Platform]) {
    self.platforms = platforms
    rows = platforms.count == 1 ? Materials.allRows(on: platforms[0]) : Materials.allRows()
  }

  package func text(in language: Language) -> String {
    let names = platforms.map { platform in
      let name = Vocabularies.platform.name(of: platform)
      return language.choose("names on \(name): ", "\(name)의 이름: ")
        + Materials.names(on: platform).joined(separator: ", ")
    }
    return [
      TextTable(rows: [language.texts(of: MaterialRow.headings)] + rows.map { $0.cells(in: language) }).text,
      "",
      TextTable(
        rows: [language.texts(of: GlassRow.headings)]
          + GlassRecipes.allRows().map { $0.cells(in: language) }
      ).text, "",
      names.joined(separator: "\n"),
      language.text(of: ListWord.roles) + ": " + Materials.roles.joined(separator: ", "),
    ].joined(separator: "\n")
  }

  package var json: JSONText {
    let names = platforms.map { platform in
      (key: Vocabularies.platform.name(of: platform), value: JSONText.strings(Materials.names(on: platform)))
    }
    return .object([
      "version": .whole(1), "materials": .array(rows.map(\.json)), "names": .object(names),
      "roles": .strings(Materials.roles), "glass": .array(GlassRecipes.allRows().map(\.json)),
      "glassControls": .strings(GlassRecipes.controls),
    ])
  }
}

/// The recipe that every name of a material resolves to under traits, and glass of every kind at its usual size.
package struct ResolvedMaterialListing {
  private let traits: Traits
  private let materials: [(platform: String, name: String, choice: ResolvedMaterialChoice)]
  private let glass: [(platform: String, recipe: GlassRecipe)]

  /// - Parameter platforms: The platforms to list; that of the traits does not count.
  package init(under traits: Traits, of platforms: [Platform]) {
    self.traits = traits
    let all = platforms.map { platform in
      var traits = traits
      traits.platform = platform
      return (name: Vocabularies.platform.name(of: platform), traits: traits)
    }
    materials = all.flatMap { platform in
      Materials.recipes(under: platform.traits).map { (platform.name, $0.name, $0.choice) }
    }
    glass = all.flatMap { platform in
      GlassRecipes.usualRecipes(under: platform.traits).map { (platform.name, $0) }
    }
  }

  package func text(in language: Language) -> String {
    let headings = [.platform, .name, .resolution] + MaterialRow.headings.dropFirst()
    return [
      TextTable(
        rows: [language.texts(of: headings)]
          + materials.map { [$0.platform, $0.name] + $0.choice.cells(in: language) }
      ).text,
      "",
      TextTable(
        rows: [language.texts(of: [.platform] + GlassRecipe.headings)]
          + glass.map { [$0.platform] + $0.recipe.cells(in: language) }
      ).text,
    ].joined(separator: "\n")
  }

  /// - Parameter language: The language of the notes.
  package func json(in language: Language) -> JSONText {
    let items = materials.map { item in
      JSONText.object([
        "platform": .string(item.platform), "name": .string(item.name),
        "appearance": .optional(item.choice.appearance.map { Vocabularies.appearance.name(of: $0) }),
        "recipe": item.choice.json,
        "notes": .strings(item.choice.notes.map { language.message(of: $0) }),
      ])
    }
    let pieces = glass.map {
      JSONText.object([(key: "platform", value: .string($0.platform))] + $0.recipe.members)
    }
    return .object([
      "version": .whole(1), "traits": traits.json, "resolved": .array(items), "glass": .array(pieces),
    ])
  }
}
