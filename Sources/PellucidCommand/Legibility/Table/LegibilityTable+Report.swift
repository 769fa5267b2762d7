// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

extension LegibilityTable {
  /// The entries that are not proven to hold, as findings without a place.
  ///
  /// - Parameters:
  ///   - isRequired: Whether they are errors; notes of what a system's own combinations do otherwise.
  ///   - repairs: Of the only entry.
  func findings(isRequired: Bool, repairs: [Repair]) -> [Finding] {
    rows.compactMap { $0.finding(required: required, isRequired ? .error : .note, repairs, over: backdrop) }
  }

  var run: Report.Run {
    var run = Report.Run(verb: .legibility, inputs: [], summary: summary)
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
  ) -> Finding? {
    var (message, verdict): (String, Verdict.Class)
    switch outcome.verdict {
    case .holds: return nil
    case .review(let reason):
      (message, verdict) = ("cannot be decided for \(backdrop.text): " + English.text(reason), .review)
    case .fails, .sampled:
      message = "does not hold \(Figures.ratio(required))"
      verdict = outcome.verdict.bound == nil ? .sampled : .proven
    }
    if let bound = outcome.verdict.bound, outcome.witness != nil {
      message +=
        ", it \(outcome.hidesBackdrop ? "has" : "falls to") \(Figures.ratio(bound.lowest)) \(outcome.backdropText)"
    }
    // By its name the baseline knows it.
    var finding = Finding(
      rule: .textContrastAnyBackdrop, severity: severity, message: message,
      place: Place(layer: entry.name + suffix(over: backdrop)), verdict: verdict,
      repair: Language.english.text(of: repairs))
    guard let bound = outcome.verdict.bound, let witness = outcome.witness else { return finding }
    finding.figures = [
      Figure(.bound, bound.lowest),
      Figure(.reached, witness.contrast),
      Figure(.required, required),
    ]
    finding.swatches =
      outcome.hidesBackdrop
      ? [] : witness.colors(in: entry.traits.gamut).map { Swatch(breaking: $0) }
    return finding
  }
}
