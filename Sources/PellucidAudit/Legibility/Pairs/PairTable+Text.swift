// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDocument
import PellucidJudge
import PellucidLegibility

extension PairTable {
  /// Returns the table with a row for each material and setting and a column for each foreground.
  func text(in language: Language) -> String {
    var lines: [(key: [String], cells: [String])] = []
    var headings: [String] = []
    for row in rows {
      let (name, traits) = (row.pair.foreground.name, row.pair.traits)
      if !headings.contains(name) { headings.append(name) }
      let key = [
        Vocabularies.platform.name(of: traits.platform), row.pair.material.spelling,
        Vocabularies.appearance.name(of: traits.appearance),
        Vocabularies.contrast.name(of: traits.contrast),
        Vocabularies.transparency.name(of: traits.transparency),
      ]
      if lines.last?.key != key { lines.append((key, [])) }
      lines[lines.count - 1].cells.append(row.outcome.figure)
    }
    let words = language.pairs
    let rows = [words.columns + headings] + lines.map { $0.key + $0.cells }
    return words.title(goal.scope) + "\n" + TextTable(rows: rows).text
  }
}

extension PairTable.Row {
  func text(_ goal: ContrastGoal, in language: Language) -> String {
    outcome.text(of: pair.name, in: pair.traits.gamut, goal, repairs, language.pairs)
  }
}

extension PairOutcome {
  /// The bound, rounded down to two decimals; "?" where there is none.
  var figure: String { lowest.map { Figures.fixed($0.bound, places: 2) } ?? "?" }

  /// Returns the verdict in one line, followed by its evidence and the repairs.
  ///
  /// - Parameters:
  ///   - name: The name of the pair.
  ///   - gamut: The gamut of the pair's colours.
  ///   - state: The state of the glass with the lowest bound; nil where there is only one state.
  ///   - more: Additional lines about glass; nil for a material.
  func text(
    of name: String, in gamut: Gamut, _ goal: ContrastGoal, _ repairs: [Repair], _ words: PairWords,
    state: String? = nil, onGlass more: [String]? = nil
  ) -> String {
    var lines: [String] = []
    if let lowest {
      // Colours drawn on glass are clamped to the gamut.
      let seen = more == nil ? lowest.witness.seen : lowest.witness.seen.clamped
      lines = words.lowest(lowest, state, more != nil, seen)
      lines.append(words.lightness(lowest.lightness(in: gamut)))
    }
    lines += more ?? []
    if !repairs.isEmpty { lines.append(words.repairs) }
    lines += repairs.map { "  " + words.repair($0) }
    return ([name + ": " + words.verdict(verdict, goal)] + lines.map { "  " + $0 }).joined(separator: "\n")
  }
}
