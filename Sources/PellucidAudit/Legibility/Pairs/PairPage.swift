// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidJudge
import PellucidLegibility

/// A page in Markdown about single pairs, with a row for each combination that was judged.
struct PairPage {
  private let rows: [Row]
  private let goal: ContrastGoal
  /// The paragraphs above the table.
  private let introduction: [String]
  private let words: PairWords

  /// A pair with its outcome.
  struct Row {
    var name: String
    var outcome: PairOutcome
    var repairs: [Repair]
    var isOnGlass: Bool
    var gamut: Gamut

    init(_ row: PairTable.Row) {
      (name, outcome, repairs, isOnGlass) = (row.pair.name, row.outcome, row.repairs, false)
      gamut = row.pair.traits.gamut
    }

    init(_ pair: GlassPair) {
      (name, outcome, repairs, isOnGlass) = (pair.name, pair.worst.outcome, pair.repairs, true)
      gamut = pair.traits.gamut
    }

    /// Returns the cells of the row, below the headings `PairWords.pairColumns`.
    func cells(_ goal: ContrastGoal, _ words: PairWords) -> [String] {
      let lowest = outcome.lowest
      return [
        name, lowest.map { words.place($0, isOnGlass) } ?? "?",
        lowest.map { "Lc " + Figures.text($0.lightness(in: gamut), places: 1) } ?? "?",
        words.verdict(outcome.verdict, goal), repairs.map(words.repair).joined(separator: "; "),
      ]
    }
  }

  init(_ rows: [Row], _ goal: ContrastGoal, _ introduction: [String], _ words: PairWords) {
    (self.rows, self.goal, self.introduction, self.words) = (rows, goal, introduction, words)
  }

  var text: String {
    let columns = words.pairColumns
    let table =
      [Self.line(columns), "|" + String(repeating: "---|", count: columns.count)]
      + rows.map { Self.line($0.cells(goal, words)) }
    return (["# " + words.pairTitle] + introduction + [table.joined(separator: "\n")]).joined(
      separator: "\n\n")
  }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.map(MarkdownReporter.escaped).joined(separator: " | ") + " |"
  }
}
