// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

/// `pellucid vibrancy`: the tables of inks, or the inks of every material under given traits.
struct VibrancyVerb: Verb {
  static let grammar = Grammar(
    verb: "vibrancy",
    summary:
      "Lists the inks of labels, fills, separators and vibrant hues on materials, by matrix or by colour and blend "
      + "mode, with source and confidence. With traits it lists the materials under them and the set of inks of each.",
    operands: [],
    options: [Grammar.Option(name: "--json", help: "all numbers")] + TraitFlags.traits)

  let arguments: ParsedArguments
  let traits: Traits

  init(_ arguments: ParsedArguments) throws(CommandError) {
    self.arguments = arguments
    traits = try TraitFlags(arguments: arguments).traits()
  }

  func run(_ terminal: Terminal) throws(CommandError) -> ExitCode {
    let hasTraits = arguments.has("--platform") || TraitFlags(arguments: arguments).setTraits
    let inks = hasTraits ? try Inks(under: traits) : Inks()
    TraitFlags(arguments: arguments).note(traits, terminal)
    try terminal.print(arguments.has("--json") ? json(inks).text : inks.text)
    return .success
  }

  private func json(_ inks: Inks) -> JSONText {
    let traits: [(key: String, value: JSONText)] =
      inks.materials.isEmpty ? [] : [(key: "traits", value: self.traits.json)]
    return .object([(key: "version", value: .whole(1))] + traits + inks.members)
  }
}

/// What the verb lists.
private struct Inks {
  /// The materials of the traits' platform; none without traits.
  var materials: [(name: String, family: VibrancyFamily)] = []
  var rows: [VibrancyRow]
  var styles: [NamedInk]

  init() {
    rows = Vibrancy.allRows()
    let hues = Appearance.allCases.flatMap { appearance in
      var traits = Traits()
      (traits.platform, traits.appearance) = (.macos, appearance)
      return NamedInk.hues(under: traits)
    }
    styles = Vibrancy.styles().map { NamedInk($0) } + hues
  }

  init(under traits: Traits) throws(CommandError) {
    var families: [VibrancyFamily] = []
    for name in Materials.names(on: traits.platform) {
      do throws(MaterialError) {
        let family = try Materials.recipe(named: name, traits: traits).family
        materials.append((name, family))
        if !families.contains(family) { families.append(family) }
      } catch {
        throw CommandError(error, exit: .internalError, place: name)
      }
    }
    rows = families.flatMap { family in
      VibrancyLevel.allCases.map { Vibrancy.row(level: $0, family: family, traits: traits) }
    }
    styles =
      Vibrancy.styles().filter { Vibrancy.style(named: $0.name, traits: traits) == $0 }.map { NamedInk($0) }
      + NamedInk.hues(under: traits)
  }

  var text: String {
    let names = [["material", "set", "appearance"]] + materials.map { [$0.name] + Self.words($0.family) }
    let tables = [
      materials.isEmpty ? [] : names, [VibrancyRow.headings] + rows.map(\.cells),
      styles.isEmpty ? [] : [NamedInk.headings] + styles.map(\.cells),
    ]
    return tables.filter { !$0.isEmpty }.map { TextTable(rows: $0).text }.joined(separator: "\n\n")
  }

  var members: [(key: String, value: JSONText)] {
    let names = materials.map { material in
      let words = Self.words(material.family)
      return JSONText.object([
        "name": .string(material.name), "set": .string(words[0]), "appearance": .string(words[1]),
      ])
    }
    let all: [(key: String, value: JSONText)] = [
      (key: "vibrancy", value: .array(rows.map(\.json))), (key: "styles", value: .array(styles.map(\.json))),
    ]
    return (materials.isEmpty ? [] : [(key: "materials", value: .array(names))]) + all
  }

  private static func words(_ family: VibrancyFamily) -> [String] {
    [family.group.name, Vocabularies.appearance.name(of: family.appearance)]
  }
}
