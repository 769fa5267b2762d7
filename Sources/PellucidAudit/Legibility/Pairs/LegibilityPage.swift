// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidDocument
import PellucidJudge

/// `Docs/legibility.md`: which of the systems' own combinations of material and label hold a contrast.
package struct LegibilityPage {
  private let table: PairTable
  private let ratio: String

  init(_ table: PairTable) {
    self.table = table
    ratio = table.goal.ratio
  }

  private static let levels: [VibrancyLevel] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]

  /// Labels only; no name such as `thinDark` that says again what `thin` has in the dark; and the files of
  /// recipes only where the system has them.
  package static func shows(_ pair: MaterialPair) -> Bool {
    guard case .level(let level) = pair.foreground, levels.contains(level) else { return false }
    let platform = pair.traits.platform
    let own = Materials.ownNames(on: platform)
    let name = pair.material.spelling
    guard platform == .ios || platform == .tvos || pair.material.isRole || own.contains(name) else {
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
    return ([introduction, summary(platforms)] + platforms.map(section)).joined(separator: "\n\n")
  }

  private var introduction: String {
    """
    # Legibility of the systems' own materials

    Made by `pellucid legibility --reporter markdown`; `make test` compares. `pellucid legibility --json` has every
    level, every name, and the backdrop that comes as low as is said here.

    Each number is the lowest contrast (WCAG 2.2) of a label over **every** backdrop: any picture behind the
    material, at any place, whatever the blur makes of it. It is proven, not sampled, and rounded down; some backdrop
    comes within 0.01 of it. [Decision 0009](Decisions/0009-what-the-bound-covers.md) says what is covered and why it
    holds. It is a proof about Pellucid's numbers, and says as much about the systems as those do: `pellucid materials`
    prints source and confidence of each. **Bold** holds \(ratio).

    A number of 1.00 means that some backdrop makes the label vanish. Not listed: names such as `thinDark`, which has in
    both appearances what `thin` has in the dark.
    """
  }

  private func rows(_ platform: Platform) -> [PairTable.Row] {
    table.rows.filter { $0.pair.traits.platform == platform }
  }
}

// MARK: - Which hold

extension LegibilityPage {
  private func summary(_ platforms: [Platform]) -> String {
    var lines = [
      "## Which hold \(ratio)", "",
      "Counted over both appearances and all settings; on a material in neither column the label never holds it.",
      "",
      "| platform | label | in all | in some |", "|---|---|---|---|",
    ]
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

  private enum Standing { case always, sometimes, never }

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
  private func section(_ platform: Platform) -> String {
    let headings = ["material", "appearance", "settings"] + Self.levels.map(Vocabularies.vibrancy.name)
    var lines = [
      "## \(Vocabularies.platform.name(of: platform))", "", Self.line(headings),
      "|" + String(repeating: "---|", count: headings.count),
    ]
    for group in Self.grouped(rows(platform)) {
      lines.append(Self.line(["`\(group.material)`", group.appearances, group.settings] + group.cells))
    }
    return lines.joined(separator: "\n")
  }

  private struct Group {
    var material: String
    var appearances: String
    var settings: String
    var cells: [String]
  }

  /// Settings that change nothing are written as one line.
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
      for (appearance, lines) in isSame ? [("both", light)] : [("light", light), ("dark", dark)] {
        groups += lines.map {
          Group(material: material, appearances: appearance, settings: $0.settings, cells: $0.cells)
        }
      }
    }
    return groups
  }

  /// Of one material in one appearance.
  private static func lines(_ rows: [PairTable.Row]) -> [(settings: String, cells: [String])] {
    var cells: [[String]] = []
    for contrast in ContrastSetting.allCases {
      for transparency in TransparencySetting.allCases {
        cells.append(
          rows.filter {
            $0.pair.traits.contrast == contrast && $0.pair.traits.transparency == transparency
          }.map(cell))
      }
    }
    guard cells.contains(where: { $0 != cells[0] }) else { return [("any", cells[0])] }
    if cells[0] == cells[2], cells[1] == cells[3] {
      return [("standard transparency", cells[0]), ("reduced transparency", cells[1])]
    }
    if cells[0] == cells[1], cells[2] == cells[3] {
      return [("standard contrast", cells[0]), ("increased contrast", cells[2])]
    }
    if cells[1] == cells[2], cells[2] == cells[3] {
      return [("standard", cells[0]), ("increased contrast, reduced transparency, or both", cells[1])]
    }
    let names = ["standard", "reduced transparency", "increased contrast", "both"]
    return zip(names, cells).map { ($0, $1) }
  }

  private static func cell(_ row: PairTable.Row) -> String {
    let figure = row.outcome.figure
    return row.outcome.verdict.isProvenToHold ? "**\(figure)**" : figure
  }
}
