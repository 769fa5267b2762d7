// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON
import PellucidJudge

/// The inks of labels, fills, separators and vibrant hues on materials.
package struct InkListing {
  /// nil where the tables themselves are listed.
  private var traits: Traits?
  /// The materials of the traits' platform with the set of inks of each; none without traits.
  private var materials: [(name: String, family: VibrancyFamily)] = []
  private var rows: [VibrancyRow]
  private var styles: [NamedInk]

  /// Lists the tables.
  package init() {
    rows = Vibrancy.allRows()
    let hues = Appearance.allCases.flatMap { appearance in
      var traits = Traits()
      (traits.platform, traits.appearance) = (.macOS, appearance)
      return NamedInk.hues(under: traits)
    }
    styles = Vibrancy.styles().map { NamedInk($0) } + hues
  }

  /// Lists the inks under traits.
  package init(under traits: Traits) {
    self.traits = traits
    materials = Materials.recipes(under: traits).map { ($0.name, $0.choice.family) }
    var families: [VibrancyFamily] = []
    for (_, family) in materials where !families.contains(family) { families.append(family) }
    rows = families.flatMap { family in
      VibrancyLevel.allCases.map { Vibrancy.row(level: $0, family: family, traits: traits) }
    }
    styles =
      Vibrancy.styles().filter { Vibrancy.style(named: $0.name, traits: traits) == $0 }.map { NamedInk($0) }
      + NamedInk.hues(under: traits)
  }

  /// Returns the tables with the first columns of each, as many as fit a width.
  package func text(in language: Language, width: Int = .max) -> String {
    let names =
      [language.texts(of: [.material, .set, .appearance])] + materials.map { [$0.name] + $0.family.cells }
    let tables = [
      materials.isEmpty ? [] : names,
      [language.texts(of: VibrancyRow.headings)] + rows.map { $0.cells(in: language) },
      styles.isEmpty
        ? [] : [language.texts(of: NamedInk.headings)] + styles.map { $0.cells(in: language) },
    ]
    return tables.filter { !$0.isEmpty }.map { TextTable(rows: $0).text(width: width) }.joined(
      separator: "\n\n")
  }

  package var json: JSONText {
    var members: [JSONText.Member] = [("version", .whole(1))]
    if let traits, !materials.isEmpty {
      let names = materials.map {
        JSONText.object([(key: "name", value: .string($0.name))] + $0.family.members)
      }
      members += [("traits", traits.json), ("materials", .array(names))]
    }
    members += [("vibrancy", .array(rows.map(\.json))), ("styles", .array(styles.map(\.json)))]
    return .object(members)
  }
}
