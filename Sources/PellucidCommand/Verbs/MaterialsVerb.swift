// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// `pellucid materials`: the tables of materials, or what every name resolves to under given traits.
struct MaterialsVerb: Verb {
  static let grammar = Grammar(
    verb: "materials",
    summary:
      "Lists materials and glass with numbers, source and confidence; of every platform unless one is named. "
      + "With other traits it lists what each name resolves to.",
    operands: [],
    options: [Grammar.Option(name: "--json", help: "all numbers")] + TraitFlags.traits)

  let arguments: ParsedArguments
  let traits: Traits
  let platforms: [Platform]

  init(_ arguments: ParsedArguments) throws(CommandError) {
    self.arguments = arguments
    traits = try TraitFlags(arguments: arguments).traits()
    platforms = arguments.has("--platform") ? [traits.platform] : Platform.allCases
  }

  func run(_ terminal: Terminal) throws(CommandError) -> ExitCode {
    TraitFlags(arguments: arguments).note(traits, terminal)
    let isJSON = arguments.has("--json")
    if TraitFlags(arguments: arguments).setTraits {
      let resolved = try resolved()
      try terminal.print(isJSON ? json(resolved).text : table(resolved))
    } else {
      let rows = platforms.count == 1 ? Materials.allRows(on: platforms[0]) : Materials.allRows()
      try terminal.print(isJSON ? json(rows).text : table(rows))
    }
    return .success
  }
}

// MARK: - Rows of the tables

extension MaterialsVerb {
  private func table(_ rows: [MaterialRow]) -> String {
    let names = platforms.map { platform in
      let head = "names on \(Vocabularies.platform.name(of: platform)): "
      return head + Materials.names(on: platform).joined(separator: ", ")
    }
    return [
      TextTable(rows: [MaterialRow.headings] + rows.map(\.cells)).text, "",
      TextTable(rows: [GlassCells.rowHeadings] + Glass.allRows().map(\.cells)).text, "",
      names.joined(separator: "\n"), "roles: " + Materials.roles.joined(separator: ", "),
    ].joined(separator: "\n")
  }

  private func json(_ rows: [MaterialRow]) -> JSONText {
    let names = platforms.map { platform in
      (key: Vocabularies.platform.name(of: platform), value: JSONText.strings(Materials.names(on: platform)))
    }
    return .object([
      "version": .whole(1), "materials": .array(rows.map(\.json)), "names": .object(names),
      "roles": .strings(Materials.roles), "glass": .array(Glass.allRows().map(\.json)),
      "glassControls": .strings(Glass.controls),
    ])
  }
}

// MARK: - Names under traits

extension MaterialsVerb {
  /// What one name is on one platform.
  private struct Resolved {
    var platform: String
    var name: String
    var choice: ResolvedMaterialChoice
  }

  private func resolved() throws(CommandError) -> [Resolved] {
    var all: [Resolved] = []
    for platform in platforms {
      var traits = traits
      traits.platform = platform
      let platformName = Vocabularies.platform.name(of: platform)
      for name in Materials.names(on: platform) {
        do throws(MaterialError) {
          let choice = try Materials.recipe(named: name, traits: traits)
          all.append(Resolved(platform: platformName, name: name, choice: choice))
        } catch {
          throw CommandError(error, exit: .internalError, place: platformName)
        }
      }
    }
    return all
  }

  /// Glass of every kind under the traits, at the size that is usual for it.
  private func glass() -> [(platform: String, recipe: GlassRecipe)] {
    platforms.flatMap { platform in
      var traits = traits
      traits.platform = platform
      let name = Vocabularies.platform.name(of: platform)
      return GlassVariant.allCases.flatMap { variant in
        GlassControl.allCases.map { control in
          let size = control.usualSize
          let request = GlassRequest(
            variant, control: control, shorterSide: min(size.width, size.height), traits: traits)
          return (name, Glass.recipe(for: request))
        }
      }
    }
  }

  private func table(_ resolved: [Resolved]) -> String {
    var headings = MaterialRow.headings
    headings[0] = "resolves to"
    return TextTable(
      rows: [["platform", "name"] + headings]
        + resolved.map { [$0.platform, $0.name] + $0.choice.recipe.cells }
    ).text + "\n\n"
      + TextTable(
        rows: [["platform"] + GlassCells.recipeHeadings] + glass().map { [$0.platform] + $0.recipe.cells }
      ).text
  }

  private func json(_ resolved: [Resolved]) -> JSONText {
    let items = resolved.map { item in
      JSONText.object([
        "platform": .string(item.platform), "name": .string(item.name),
        "appearance": .optional(item.choice.appearance.map { Vocabularies.appearance.name(of: $0) }),
        "recipe": item.choice.recipe.json,
        "notes": .strings(item.choice.notes.map { Language.english.message(of: $0) }),
      ])
    }
    return .object([
      "version": .whole(1), "traits": traits.json, "resolved": .array(items),
      "glass": .array(
        glass().map { .object([(key: "platform", value: .string($0.platform))] + $0.recipe.members) }),
    ])
  }
}
