// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidDocument
import PellucidJudge

/// The page `Docs/legibility.md`, which lists the systems' own combinations of material and label that hold a
/// contrast.
package struct LegibilityPage {
  private let table: PairTable
  private let words: Words
  /// The sentence about the command line that made the page.
  private let origin: String
  private let ratio: String

  init(_ table: PairTable, _ words: Words, origin: String) {
    (self.table, self.words, self.origin) = (table, words, origin)
    ratio = table.goal.ratio
  }

  /// The levels that have a column.
  private static let levels: [VibrancyLevel] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]

  /// Returns whether the page lists a pair.
  ///
  /// It lists labels only. Names such as `thinDark`, which repeat `thin` in the dark appearance, are left out; so
  /// are names that come from the files of recipes and not from the system, except on iOS and tvOS.
  package static func shows(_ pair: MaterialPair) -> Bool {
    guard case .level(let level) = pair.foreground, levels.contains(level) else { return false }
    let platform = pair.traits.platform
    let own = Materials.ownNames(on: platform)
    let name = pair.material.spelling
    guard platform == .iOS || platform == .tvOS || pair.material.isRole || own.contains(name) else {
      return false
    }
    return !["Light", "Dark"].contains { ending in
      name.hasSuffix(ending) && own.contains(String(name.dropLast(ending.count)))
    }
  }

  var text: String {
    let platforms = Platform.allCases.filter { platform in
      table.rows.contains { $0.pair.traits.platform == platform }
    }
    return ([words.introduction(ratio), origin, summary(platforms)] + platforms.map(section)).joined(
      separator: "\n\n")
  }

  private func rows(_ platform: Platform) -> [PairTable.Row] {
    table.rows.filter { $0.pair.traits.platform == platform }
  }
}

// MARK: - Which hold

extension LegibilityPage {
  /// Returns the table of the materials on which each label holds the ratio, always or under some settings.
  private func summary(_ platforms: [Platform]) -> String {
    var lines = words.summary(ratio, judged) + ["", Self.line(words.summaryColumns), "|---|---|---|---|"]
    for platform in platforms {
      for level in Self.levels {
        let groups = Self.standings(rows(platform).filter { $0.pair.foreground == .level(level) })
        let cells = [Standing.always, .sometimes].map { standing in
          groups.filter { $0.standing == standing }.map { "`\($0.material)`" }.joined(separator: ", ")
        }
        let names = [
          Vocabularies.platform.name(of: platform), "`\(Vocabularies.vibrancy.name(of: level))`",
        ]
        lines.append(Self.line(names + cells.map { $0.isEmpty ? "–" : $0 }))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The appearances and settings in the table.
  private var judged: Judged {
    let traits = table.rows.map { $0.pair.traits }
    return Judged(
      appearances: Appearance.allCases.filter { appearance in traits.contains { $0.appearance == appearance }
      },
      isComplete: ContrastSetting.allCases.allSatisfy { setting in traits.contains { $0.contrast == setting }
      }
        && TransparencySetting.allCases.allSatisfy { setting in
          traits.contains { $0.transparency == setting }
        })
  }

  /// The settings under which a label holds the ratio on a material: all, some or none.
  private enum Standing { case always, sometimes, never }

  /// Returns the standing of each material in rows of one label, in their order.
  private static func standings(
    _ rows: [PairTable.Row]
  ) -> [(material: String, standing: Standing)] {
    var counts: [(material: String, holding: Int, all: Int)] = []
    for row in rows {
      let name = row.pair.material.spelling
      if counts.last?.material != name { counts.append((name, 0, 0)) }
      counts[counts.count - 1].all += 1
      if row.outcome.verdict.isProvenToHold { counts[counts.count - 1].holding += 1 }
    }
    return counts.map { count in
      (count.material, count.holding == count.all ? .always : count.holding == 0 ? .never : .sometimes)
    }
  }

  private static func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
}

// MARK: - All numbers

extension LegibilityPage {
  /// Returns the table of all bounds on one platform.
  private func section(_ platform: Platform) -> String {
    let headings = words.columns + Self.levels.map(Vocabularies.vibrancy.name)
    var lines = [
      "## \(Vocabularies.platform.name(of: platform))", "", Self.line(headings),
      "|" + String(repeating: "---|", count: headings.count),
    ]
    for group in Self.grouped(rows(platform)) {
      let names = ["`\(group.material)`", words.appearance(group.appearance), words.settings(group.settings)]
      lines.append(Self.line(names + group.cells))
    }
    return lines.joined(separator: "\n")
  }

  /// A row of the table, for settings with equal bounds.
  private struct Group {
    var material: String
    /// The appearance of the row; nil for both.
    var appearance: Appearance?
    var settings: Settings
    var cells: [String]
  }

  /// Returns the rows of the table. Settings that change nothing share a row.
  private static func grouped(_ rows: [PairTable.Row]) -> [Group] {
    var groups: [Group] = []
    var rest = rows[...]
    while let material = rest.first?.pair.material.spelling {
      let ofMaterial = rest.prefix { $0.pair.material.spelling == material }
      rest = rest[ofMaterial.endIndex...]
      let (light, dark) = (
        lines(ofMaterial.filter { $0.pair.traits.appearance == .light }),
        lines(ofMaterial.filter { $0.pair.traits.appearance == .dark })
      )
      let isSame = light.map(\.cells) == dark.map(\.cells)
      for (appearance, lines) in isSame
        ? [(nil, light)] : [(.light, light), (.dark, dark)] as [(Appearance?, _)]
      {
        groups += lines.map {
          Group(material: material, appearance: appearance, settings: $0.settings, cells: $0.cells)
        }
      }
    }
    return groups
  }

  /// Returns the rows of one material in one appearance.
  private static func lines(_ rows: [PairTable.Row]) -> [(settings: Settings, cells: [String])] {
    var cells: [[String]] = []
    for contrast in ContrastSetting.allCases {
      for transparency in TransparencySetting.allCases {
        cells.append(
          rows.filter {
            $0.pair.traits.contrast == contrast && $0.pair.traits.transparency == transparency
          }.map(cell))
      }
    }
    guard cells.contains(where: { $0 != cells[0] }) else { return [(.any, cells[0])] }
    if cells[0] == cells[2], cells[1] == cells[3] {
      return [(.standardTransparency, cells[0]), (.reducedTransparency, cells[1])]
    }
    if cells[0] == cells[1], cells[2] == cells[3] {
      return [(.standardContrast, cells[0]), (.increasedContrast, cells[2])]
    }
    if cells[1] == cells[2], cells[2] == cells[3] {
      return [(.standard, cells[0]), (.increasedOrReduced, cells[1])]
    }
    let all: [Settings] = [.standard, .reducedTransparency, .increasedContrast, .both]
    return zip(all, cells).map { ($0, $1) }
  }

  /// Returns the bound of a row, in bold if it is proven to hold.
  private static func cell(_ row: PairTable.Row) -> String {
    let figure = row.outcome.figure
    return row.outcome.verdict.isProvenToHold ? "**\(figure)**" : figure
  }
}

// MARK: - Words

extension LegibilityPage {
  /// The words of the page in a language.
  struct Words: Sendable {
    /// A closure that returns the text above all tables, for a required ratio.
    let introduction: @Sendable (String) -> String
    /// A closure that returns the lines above the table of materials that hold a ratio, for what was judged.
    let summary: @Sendable (String, Judged) -> [String]
    /// The headings of the summary table, and the first headings of the tables of bounds.
    let summaryColumns: [String], columns: [String]
    /// A closure that returns the name of an appearance; nil stands for both.
    let appearance: @Sendable (Appearance?) -> String
    let settings: @Sendable (Settings) -> String
  }

  /// The appearances that were judged, and whether every setting of contrast and transparency was.
  struct Judged: Sendable {
    var appearances: [Appearance]
    var isComplete: Bool
  }

  /// The combinations of contrast and transparency settings that may have a row of their own.
  enum Settings {
    case any, standard, both
    case standardTransparency, reducedTransparency, standardContrast, increasedContrast
    /// Increased contrast, reduced transparency, or both.
    case increasedOrReduced
  }
}
