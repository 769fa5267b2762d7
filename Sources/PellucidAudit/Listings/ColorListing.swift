// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidDocument
import PellucidJSON
import PellucidJudge

/// The semantic colours of a platform, a column for each combination of settings.
package struct ColorListing {
  private let traits: Traits
  /// The key of each combination of settings, and its appearance.
  private let columns: [(key: String, appearance: Appearance)]
  /// The colours by name, one for each column.
  private let rows: [(name: String, colors: [ResolvedColor])]

  /// Lists every appearance, contrast and level that is not fixed, and that the platform has. Elevated colours differ
  /// in the dark alone.
  ///
  /// - Parameters:
  ///   - traits: The traits that hold for what is fixed, and for all else.
  ///   - fixed: The settings that have one value.
  package init(under traits: Traits, fixing fixed: Set<Setting>) {
    self.traits = traits
    let combinations = Self.combinations(of: traits, fixing: fixed)
    columns = combinations.map { (Self.key($0), $0.appearance) }
    let colors = combinations.map { SemanticColors.all(under: $0) }
    rows = SemanticColors.names(on: traits.platform).enumerated().map { index, name in
      (name, colors.map { $0[index] })
    }
  }

  /// The settings that colours depend on.
  package enum Setting: Hashable, Sendable { case appearance, contrast, level }

  private static func combinations(of traits: Traits, fixing fixed: Set<Setting>) -> [Traits] {
    let platform = traits.platform
    let appearances = fixed.contains(.appearance) ? [traits.appearance] : Appearance.allCases
    let contrasts = fixed.contains(.contrast) ? [traits.contrast] : ContrastSetting.allCases
    let levels = fixed.contains(.level) ? [traits.level] : PellucidDesign.Level.allCases
    var all: [Traits] = []
    for level in platform.hasLevels ? levels : [.base] {
      for contrast in contrasts {
        for appearance in platform.hasAppearances ? appearances : [.dark]
        where fixed.contains(.level) || level == .base || appearance == .dark {
          var combination = traits
          (combination.level, combination.contrast, combination.appearance) = (level, contrast, appearance)
          all.append(combination)
        }
      }
    }
    return all
  }

  private var keys: [String] { columns.map(\.key) }

  private static func key(_ traits: Traits) -> String {
    Vocabularies.appearance.name(of: traits.appearance)
      + (traits.contrast == .increased ? "Increased" : "") + (traits.level == .elevated ? "Elevated" : "")
  }

  /// Returns the names with as many of their colours as fit the width of a terminal.
  package func names(in cells: NamedCells, _ language: Language) -> String {
    let rows = rows.map { row in
      let cells = zip(row.colors, columns).map { color, column in
        NamedCells.Cell(text: color.color.hexText, color: color.color.over(column.appearance))
      }
      return (name: row.name, cells: cells)
    }
    return cells.table([language.text(of: ListWord.name)] + keys, rows).joined(separator: "\n")
  }

  /// Returns a line for each name, with one confidence for all its columns: that of the least certain one.
  package func text(in language: Language) -> String {
    let lines = rows.map { row in
      [row.name] + row.colors.map(\.color.hexText)
        + Provenance.cells(of: row.colors.map(\.provenance), in: language)
    }
    let headings =
      [language.text(of: ListWord.name)] + keys + language.texts(of: Provenance.headings)
    return TextTable(rows: [headings] + lines).text
  }

  /// - Parameter language: The language of the notes.
  package func json(in language: Language) -> JSONText {
    let colors = rows.map { row in
      JSONText.object(
        [(key: "name", value: .string(row.name))]
          + zip(keys, row.colors).map { (key: $0, value: .object($1.members(in: language))) })
    }
    return .object([
      "version": .whole(1), "platform": .string(Vocabularies.platform.name(of: traits.platform)),
      "look": .string(Vocabularies.look.name(of: traits.look)),
      "accent": .string(Vocabularies.accent.name(of: traits.accent)), "active": .bool(traits.isActive),
      "colors": .array(colors),
    ])
  }
}

extension ResolvedColor {
  fileprivate func members(in language: Language) -> [JSONText.Member] {
    [("rgba", .rgba(color))] + provenance.members
      + [("note", .optional(note.map { language.message(of: $0) }))]
  }
}
