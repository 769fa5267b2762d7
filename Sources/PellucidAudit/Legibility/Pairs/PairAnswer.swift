// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidJudge
import PellucidLegibility

/// An answer about foregrounds on materials or on glass, in the forms that are its own.
package enum PairAnswer: Sendable {
  /// Every pair of a selection, in a line for each material and setting.
  case table(PairTable)
  /// Pairs one by one, with what makes them hold.
  case pairs(PairTable)
  case glass(GlassPair)

  package var findings: [Finding] {
    switch self {
    case .table(let table), .pairs(let table): table.findings
    case .glass(let pair): pair.findings
    }
  }

  package var run: Report.Run {
    var run = Report.Run(verb: .legibility, inputs: [], summary: summary)
    switch self {
    case .table(let table), .pairs(let table): run.subjects = table.subjects
    case .glass(let pair): run.subjects = [pair.subject]
    }
    return run
  }

  private var summary: String {
    switch self {
    case .table(let table), .pairs(let table):
      table.goal.summary(holding: table.holding, of: table.rows.count)
    case .glass(let pair):
      pair.goal.summary(holding: pair.worst.outcome.verdict.isProvenToHold ? 1 : 0, of: 1)
    }
  }

  /// The answer for people.
  package var text: String {
    switch self {
    case .table(let table): table.text + "\n" + summary + "."
    case .pairs(let table): table.rows.map { $0.text(table.goal) }.joined(separator: "\n")
    case .glass(let pair): pair.text
    }
  }

  /// Everything that was proven, for other programs.
  package var json: JSONText {
    let (goal, entries): (ContrastGoal, [JSONText]) =
      switch self {
      case .table(let table), .pairs(let table): (table.goal, table.rows.map(\.json))
      case .glass(let pair): (pair.goal, [pair.json])
      }
    let limit: [JSONText.Member] =
      goal.scope.isLimited ? [("backdrop", .string(English.text(goal.scope)))] : []
    return .object([("version", .whole(1))] + limit + [("entries", .array(entries))])
  }

  /// The page `Docs/legibility.md`, or that of other pairs on materials; nil for glass.
  package var page: String? {
    switch self {
    case .table(let table), .pairs(let table): LegibilityPage(table).text
    case .glass: nil
    }
  }
}

extension ContrastGoal {
  /// Returns a sentence such as "3 of 12 combinations hold 4.5:1 over every backdrop".
  fileprivate func summary(holding: Int, of count: Int) -> String {
    "\(holding) of \(count) combinations hold \(ratio) over \(English.text(scope))"
  }

  var ratio: String { Figures.text(required) + ":1" }
}
