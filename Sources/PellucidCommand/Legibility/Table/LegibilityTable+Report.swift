// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

extension LegibilityTable {
  /// The entries that are not proven to hold, as findings without a place.
  ///
  /// - Parameters:
  ///   - isRequired: Whether they are errors; notes of what a system's own combinations do otherwise.
  ///   - repairs: Of the only entry.
  func report(isRequired: Bool, repairs: [Repair]) -> Report {
    let findings = rows.compactMap { $0.finding(required: required, isRequired ? .error : .note, repairs) }
    return Report(Report.Run(verb: "legibility", inputs: [], summary: summary), findings: findings)
  }
}

extension LegibilityTable.Row {
  fileprivate func finding(
    required: Double, _ severity: Severity, _ repairs: [Repair]
  ) -> ReportFinding? {
    var finding = ReportFinding(
      rule: "RND02", severity: severity, message: entry.name, place: ReportFinding.Place(),
      repair: repairs.text)
    switch outcome.verdict {
    case .holds: return nil
    case .review(let reason):
      finding.verdict = .review
      finding.message += " cannot be decided for every backdrop: " + reason.text
    case .fails, .sampled:
      finding.verdict = outcome.verdict.bound == nil ? .sampled : .proven
      finding.message += " does not hold \(Figures.ratio(required))"
    }
    guard let bound = outcome.verdict.bound, let witness = outcome.witness else { return finding }
    finding.message +=
      ", it \(outcome.hidesBackdrop ? "has" : "falls to") \(Figures.ratio(bound.lowest)) \(outcome.backdropText)"
    finding.measured = [
      .init(name: "bound", value: bound.lowest, unit: ReportFinding.Measurement.ratio),
      .init(name: "reached", value: witness.contrast, unit: ReportFinding.Measurement.ratio),
      .init(name: "required", value: required, unit: ReportFinding.Measurement.ratio),
    ]
    finding.swatches =
      outcome.hidesBackdrop
      ? [] : witness.colors(in: entry.traits.gamut).map(ReportFinding.Swatch.init(breaking:))
    return finding
  }
}
