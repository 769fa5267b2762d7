// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// What is said about one foreground on one material.
struct LegibilityAnswer {
  let row: LegibilityTable.Row
  let required: Double
  let backdrop: BackdropArgument
  let repairs: [Repair]

  init(_ row: LegibilityTable.Row, of table: LegibilityTable) throws(CommandError) {
    (self.row, required, backdrop) = (row, table.required, table.backdrop)
    let entry = row.entry
    guard let foreground = try entry.repairable(),
      let material = entry.material.material(on: entry.traits.platform)
    else {
      repairs = []
      return
    }
    var question = LegibilityCase(
      material: material, foreground: foreground, traits: entry.traits, backdrop: backdrop.backdrop,
      required: required)
    // What a role lies in front of is elevated.
    question.traits.level = try entry.material.resolved(entry.traits, place: "--material").level
    do throws(MaterialError) {
      repairs = try question.repairs()
    } catch {
      throw CommandError(error, exit: .usage, place: "--material")
    }
  }

  var text: String {
    let ratio = Figures.text(required) + ":1"
    let head = row.entry.name + ": "
    var lines: [String]
    switch row.outcome.verdict {
    case .holds: lines = [head + "holds \(ratio) over \(backdrop.text) (proven)"]
    case .fails:
      lines = [head + "does not hold \(ratio)\(backdrop.isLimited ? " over " + backdrop.text : "") (proven)"]
    case .sampled: lines = [head + "not proven"]
    case .review(let reason): lines = [head + "cannot be decided: \(English.text(reason))"]
    }
    if let bound = row.outcome.verdict.bound, let witness = row.outcome.witness {
      lines.append("  lowest contrast  \(Figures.fixed(bound.lowest, places: 3)):1, never less")
      lines.append(
        "  reached          \(Figures.fixed(witness.contrast, places: 3)):1, \(row.outcome.backdropText)")
      lines.append("  surface there    \(witness.seen.text)")
    }
    if !repairs.isEmpty {
      lines.append("  repairs:")
      lines += repairs.map { "    " + English.text($0) }
    }
    return lines.joined(separator: "\n")
  }
}

extension LegibilityEntry {
  /// "label on thin (ios, light, Reduce Transparency)".
  var name: String {
    var settings = [Vocabularies.platform.name(of: traits.platform)]
    if traits.platform.hasAppearances { settings.append(Vocabularies.appearance.name(of: traits.appearance)) }
    if traits.contrast == .increased { settings.append("Increase Contrast") }
    if traits.transparency == .reduced { settings.append("Reduce Transparency") }
    return "\(foreground.text) on \(material.text) (\(settings.joined(separator: ", ")))"
  }

  /// The foreground as repairs know it; nil for one drawn with a matrix of its own.
  fileprivate func repairable() throws(CommandError) -> LegibilityCase.Foreground? {
    if case .level(let level) = foreground { return .level(level) }
    guard case .color(let color, .sourceOver) = try transfer().ink else { return nil }
    return .color(color)
  }
}

extension ContrastBound.Witness {
  var text: String {
    guard parts.count > 1 else { return mainPart?.text ?? "no backdrop" }
    let parts = parts.map { "\(Figures.text($0.weight * 100, places: 1)) % \($0.text)" }
    return "a fine pattern of " + parts.joined(separator: ", ")
  }
}

extension ContrastBound.Witness.Part {
  fileprivate var text: String { backdrop.text + (other.map { " and a desktop of \($0.text)" } ?? "") }
}

extension GamutColor {
  /// "rgb(255, 0, 12.5)", in code values.
  var text: String {
    "rgb(" + codeValues.map { Figures.text($0, places: 1) }.joined(separator: ", ") + ")"
  }
}
