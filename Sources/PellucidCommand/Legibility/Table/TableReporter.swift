// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// A form in which the table can be told.
enum TableReporter: Equatable {
  /// Forms of its own, of everything that was proven.
  case text, json, markdown
  /// What does not hold, as findings.
  case findings(Reporter)

  init(_ arguments: ParsedArguments) throws(CommandError) {
    switch try Reporter(arguments) {
    case nil: self = arguments.has("--json") ? .json : .text
    case .text: self = .text
    case .json: self = .json
    case .markdown: self = .markdown
    case let reporter?: self = .findings(reporter)
    }
  }

  /// - Parameter report: What does not hold.
  func tell(
    _ table: LegibilityTable, _ report: Report, _ terminal: Terminal
  ) throws(CommandError) {
    switch self {
    case .text: try terminal.print(table.text)
    case .json: try terminal.print(table.json.text)
    case .markdown: try terminal.print(LegibilityPage(table).text)
    case .findings(let reporter):
      try reporter.tell(report, terminal)
    }
  }
}

extension LegibilityTable {
  /// A line for each material and setting, a column for each foreground.
  fileprivate var text: String {
    var lines: [(key: [String], cells: [String])] = []
    var headings: [String] = []
    for row in rows {
      let name = row.entry.foreground.text
      if !headings.contains(name) { headings.append(name) }
      let key = [
        Vocabularies.platform.name(of: row.entry.traits.platform), row.entry.material.text,
        Vocabularies.appearance.name(of: row.entry.traits.appearance),
        Vocabularies.contrast.name(of: row.entry.traits.contrast),
        Vocabularies.transparency.name(of: row.entry.traits.transparency),
      ]
      if lines.last?.key != key { lines.append((key, [])) }
      lines[lines.count - 1].cells.append(row.outcome.figure)
    }
    let columns = ["platform", "material", "appearance", "contrast", "transparency"] + headings
    return [
      "The lowest contrast over \(backdrop.text), proven and rounded down; ? is not decided.",
      TextTable(rows: [columns] + lines.map { $0.key + $0.cells }).text,
      summary + ".",
    ].joined(separator: "\n")
  }
}

extension LegibilityTable {
  /// "3 of 12 combinations hold 4.5:1 over every backdrop".
  var summary: String {
    "\(holding) of \(rows.count) combinations hold \(Figures.text(required)):1 over \(backdrop.text)"
  }
}

extension LegibilityOutcome {
  /// The bound, rounded down to two decimals.
  var figure: String { lowest.map { Figures.fixed($0, places: 2) } ?? "?" }

  var verdictName: String {
    switch verdict {
    case .holds: "proven-holds"
    case .fails: "proven-fails"
    case .sampled: "sampled"
    case .review: "review"
    }
  }
}

extension Figures {
  /// With exactly `places` decimals, rounded down.
  static func fixed(_ value: Double, places: Int) -> String {
    var factor = 1
    for _ in 0..<places { factor *= 10 }
    let steps = Int((value * Double(factor)).rounded(.down))
    let rest = String(steps % factor)
    return "\(steps / factor)." + String(repeating: "0", count: places - rest.count) + rest
  }
}
