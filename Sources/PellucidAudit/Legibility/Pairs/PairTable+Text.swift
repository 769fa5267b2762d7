// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDocument
import PellucidJudge
import PellucidLegibility

extension PairTable {
  /// A line for each material and setting, a column for each foreground.
  var text: String {
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
    let columns = ["platform", "material", "appearance", "contrast", "transparency"] + headings
    let title =
      "The lowest contrast over \(English.text(goal.scope)), proven and rounded down; ? is not decided."
    return title + "\n" + TextTable(rows: [columns] + lines.map { $0.key + $0.cells }).text
  }
}

extension PairTable.Row {
  func text(_ goal: ContrastGoal) -> String {
    outcome.text(of: pair.name, goal, repairs)
  }
}

extension PairOutcome {
  /// The bound, rounded down to two decimals.
  var figure: String { lowest.map { Figures.fixed($0.bound, places: 2) } ?? "?" }

  var verdictName: String {
    switch verdict {
    case .holds: "proven-holds"
    case .fails: "proven-fails"
    case .sampled: "sampled"
    case .review: "review"
    }
  }

  /// Returns the verdict in a line, with what it rests on and what changes it below.
  ///
  /// - Parameters:
  ///   - state: The state of glass that has it; nil where there is only one.
  ///   - more: Lines about glass; nil on a material.
  func text(
    of name: String, _ goal: ContrastGoal, _ repairs: [Repair], state: String? = nil,
    onGlass more: [String]? = nil
  ) -> String {
    var lines = [name + ": " + text(goal)]
    if let lowest {
      // What is drawn on glass keeps to the gamut.
      let seen = more == nil ? lowest.witness.seen : lowest.witness.seen.clamped
      lines += [
        "  lowest contrast  \(Figures.fixed(lowest.bound, places: 3)):1, never less"
          + (state.map { ", as " + $0 } ?? ""),
        "  reached          \(Figures.fixed(lowest.witness.contrast, places: 3)):1, "
          + English.place(of: lowest, onGlass: more != nil),
        "  surface there    \(seen.text)",
      ]
    }
    lines += more ?? []
    if !repairs.isEmpty { lines.append("  repairs:") }
    return (lines + repairs.map { "    " + English.text($0) }).joined(separator: "\n")
  }

  private func text(_ goal: ContrastGoal) -> String {
    let scope = English.text(goal.scope)
    return switch verdict {
    case .holds: "holds \(goal.ratio) over \(scope) (proven)"
    case .fails: "does not hold \(goal.ratio)\(goal.scope.isLimited ? " over " + scope : "") (proven)"
    case .sampled: "not proven"
    case .review(let reason): "cannot be decided: \(English.text(reason))"
    }
  }
}
