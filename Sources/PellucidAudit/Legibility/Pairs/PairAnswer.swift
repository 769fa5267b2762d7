// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidJudge
import PellucidLegibility

/// The answer to an inquiry into foregrounds on materials or on glass, without a scene.
package enum PairAnswer: Sendable {
  /// All pairs of a selection, as a table with a row for each material and setting.
  case table(PairTable)
  /// Single pairs, each with the repairs that make it hold.
  case pairs(PairTable)
  /// A foreground on one piece of glass, in one appearance or in both; not empty.
  case glass([GlassPair])

  package var findings: [Finding] {
    switch self {
    case .table(let table), .pairs(let table): table.findings
    case .glass(let pairs): pairs.flatMap(\.findings)
    }
  }

  /// Returns the run that produced the answer, for a report.
  package func run(in language: Language) -> Report.Run {
    var run = Report.Run(verb: .legibility, inputs: [], summary: summary(in: language), language: language)
    switch self {
    case .table(let table), .pairs(let table): run.subjects = table.subjects
    case .glass(let pairs): run.subjects = pairs.map(\.subject)
    }
    return run
  }

  /// Returns a sentence such as "3 of 12 combinations hold 4.5:1 over every backdrop".
  package func summary(in language: Language) -> String {
    switch self {
    case .table(let table), .pairs(let table):
      language.pairs.summary(table.holding, table.rows.count, table.goal)
    case .glass(let pairs):
      language.pairs.summary(
        pairs.count { $0.worst.outcome.verdict.isProvenToHold }, pairs.count, pairs[0].goal)
    }
  }

  /// Returns the answer as text for a terminal.
  package func text(in language: Language) -> String {
    switch self {
    case .table(let table): table.text(in: language) + "\n" + summary(in: language) + "."
    case .pairs(let table): table.rows.map { $0.text(table.goal, in: language) }.joined(separator: "\n")
    case .glass(let pairs): pairs.map { $0.text(in: language) }.joined(separator: "\n")
    }
  }

  /// Returns all proven bounds as JSON, for other programs.
  package func json(in language: Language) -> JSONText {
    let (goal, entries): (ContrastGoal, [JSONText]) =
      switch self {
      case .table(let table): (table.goal, table.rows.map { $0.json() })
      case .pairs(let table): (table.goal, table.rows.map { $0.json(hasRepairs: true) })
      case .glass(let pairs): (pairs[0].goal, pairs.map { $0.json(in: language) })
      }
    let scope = language.choose(English.text(goal.scope), Korean.text(goal.scope))
    let limit: [JSONText.Member] = goal.scope.isLimited ? [("backdrop", .string(scope))] : []
    return .object([("version", .whole(1))] + limit + [("entries", .array(entries))])
  }

  /// Returns the answer as a page in Markdown: for a table, the page `Docs/legibility.md` with the pairs of the table.
  ///
  /// - Parameter command: The command line that made the page.
  package func page(madeBy command: String, in language: Language) -> String {
    let words = language.pairs, origin = words.madeBy(command)
    switch self {
    case .table(let table): return LegibilityPage(table, words.page, origin: origin).text
    case .pairs, .glass:
      return PairPage(rows, goal, [origin, summary(in: language) + "."], words).text
    }
  }

  /// Returns the section of a page with pictures: the views, and a table of all that is proven.
  package func section(showing views: [ReportPage.View], in language: Language) -> ReportPage.Section {
    let words = language.pairs
    var section = ReportPage.Section(key: "", title: words.pairTitle)
    section.views = views
    section.tables = [
      ReportPage.Table(words.pairTitle, [words.pairColumns] + rows.map { $0.cells(goal, words) })
    ]
    return section
  }

  private var goal: ContrastGoal {
    switch self {
    case .table(let table), .pairs(let table): table.goal
    case .glass(let pairs): pairs[0].goal
    }
  }

  private var rows: [PairPage.Row] {
    switch self {
    case .table(let table), .pairs(let table): table.rows.map { PairPage.Row($0) }
    case .glass(let pairs): pairs.map { PairPage.Row($0) }
    }
  }
}

extension ContrastGoal {
  /// The required ratio as text, such as "4.5:1".
  var ratio: String { Figures.text(required) + ":1" }
}
