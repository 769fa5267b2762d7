// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

extension LegibilityTable {
  /// The entries that are not proven to hold, as findings without a place.
  ///
  /// - Parameters:
  ///   - isRequired: Whether they are errors; notes of what a system's own combinations do otherwise.
  ///   - repairs: Of the only entry.
  func findings(isRequired: Bool, repairs: [Repair]) -> [ReportFinding] {
    rows.compactMap { $0.finding(required: required, isRequired ? .error : .note, repairs, over: backdrop) }
  }

  var run: Report.Run {
    var run = Report.Run(verb: "legibility", inputs: [], summary: summary)
    run.subjects = rows.map { $0.entry.name + $0.suffix(over: backdrop) }
    return run
  }
}

extension LegibilityTable.Row {
  /// What is added to the name of a pair that is judged over some backdrops only: it is another one then.
  fileprivate func suffix(over backdrop: BackdropArgument) -> String {
    backdrop.isLimited ? " over " + backdrop.text : ""
  }

  fileprivate func finding(
    required: Double, _ severity: Severity, _ repairs: [Repair], over backdrop: BackdropArgument
  ) -> ReportFinding? {
    var finding = ReportFinding(
      rule: "RND02", severity: severity, message: "", place: ReportFinding.Place(), repair: repairs.text)
    // By its name the baseline knows it.
    finding.place.layer = entry.name + suffix(over: backdrop)
    switch outcome.verdict {
    case .holds: return nil
    case .review(let reason):
      finding.verdict = .review
      finding.message = "cannot be decided for \(backdrop.text): " + reason.text
    case .fails, .sampled:
      finding.verdict = outcome.verdict.bound == nil ? .sampled : .proven
      finding.message = "does not hold \(Figures.ratio(required))"
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
