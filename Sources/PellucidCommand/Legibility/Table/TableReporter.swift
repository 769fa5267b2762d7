// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// A form in which the table can be told.
enum TableReporter: String, CaseIterable {
  case text, json, markdown

  static var names: [String] { allCases.map(\.rawValue) }

  init(_ arguments: ParsedArguments) throws(CommandError) {
    let name = arguments.text("--reporter") ?? (arguments.has("--json") ? "json" : "text")
    guard let reporter = TableReporter(rawValue: name) else {
      throw .usage("unknown value", "--reporter \(name)", Nearest.advice(name, among: Self.names))
    }
    self = reporter
  }

  func text(of table: LegibilityTable) -> String {
    switch self {
    case .text: table.text
    case .json: table.json.text
    case .markdown: LegibilityPage(table).text
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
        Vocabularies.platform.name(of: row.entry.traits.platform), row.entry.material,
        Vocabularies.appearance.name(of: row.entry.traits.appearance),
        Vocabularies.contrast.name(of: row.entry.traits.contrast),
        Vocabularies.transparency.name(of: row.entry.traits.transparency),
      ]
      if lines.last?.key != key { lines.append((key, [])) }
      lines[lines.count - 1].cells.append(row.outcome.figure)
    }
    let columns = ["platform", "material", "appearance", "contrast", "transparency"] + headings
    return [
      "The lowest contrast over every backdrop, proven and rounded down; ? is not decided.",
      TextTable(rows: [columns] + lines.map { $0.key + $0.cells }).text,
      "\(holding) of \(rows.count) combinations hold \(Figures.text(required)):1 over every backdrop.",
    ].joined(separator: "\n")
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
