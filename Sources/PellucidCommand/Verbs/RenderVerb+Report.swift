// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// The report of `pellucid render` about the scenes that it drew.
extension RenderVerb {
  /// Reports what the flags request, and returns the exit code.
  func finish(
    _ drawn: [Drawn], _ failures: [Report.Run.Failure], isSingle: Bool, _ reporting: Reporting,
    _ terminal: Terminal
  ) throws(CommandError) -> ExitCode {
    if report.isAsked || report.page != nil && showsFindings, !isJSON {
      return try judge(drawn, failures, isSingle: isSingle, reporting, terminal)
    }
    if report.page != nil {
      let report = reporting.report(
        findings(of: drawn), of: run(of: drawn, failures, isSingle: isSingle, terminal))
      try reporting.writePage(of: report, showing: drawn.compactMap(\.section), terminal)
    }
    let drawn = drawn.map { decided($0) }
    if isJSON {
      try terminal.print(json(drawn, failures, isSingle: isSingle, in: terminal.language).text)
    } else {
      for one in drawn {
        if !isSingle, showsFindings { try terminal.print(VisibleText.line(one.job.path)) }
        try tell(one.entries, terminal)
      }
    }
    let fails = drawn.contains { one in
      one.entries.contains { $0.judged.findings.contains { $0.severity == .error } }
    }
    return fails && (isJSON || showsFindings) ? .different : .success
  }

  /// Returns a drawn scene with the findings that a configuration leaves, in their severities.
  private func decided(_ drawn: Drawn) -> Drawn {
    guard let gate = drawn.job.gate else { return drawn }
    let places = LayerPlaces(documentAt: drawn.job.path, from: made.sources)
    var drawn = drawn
    for index in drawn.entries.indices {
      let outcome = gate.outcome(of: drawn.entries[index].judged.findings.map { places.placed($0) })
      drawn.entries[index].judged.findings = outcome.findings
      drawn.entries[index].judged.ignored = outcome.ignored
    }
    return drawn
  }

  /// Reports the findings and returns the exit code.
  private func judge(
    _ drawn: [Drawn], _ failures: [Report.Run.Failure], isSingle: Bool, _ reporting: Reporting,
    _ terminal: Terminal
  ) throws(CommandError) -> ExitCode {
    try reporting.finish(
      findings(of: drawn), of: run(of: drawn, failures, isSingle: isSingle, terminal),
      showing: drawn.compactMap(\.section), terminal)
  }

  /// Returns the findings of all drawn combinations, with their places in the documents. A text that is hard to read has one.
  private func findings(of drawn: [Drawn]) -> [Finding] {
    let all = drawn.flatMap { one in
      let places = LayerPlaces(documentAt: one.job.path, from: made.sources)
      return one.entries.flatMap { entry in
        let variants = isMatrix ? [entry.judged.variant.name] : []
        return entry.judged.findings.map { places.placed($0, in: variants) }
      }
    }
    return Finding.withoutBetterCombinations(all)
  }

  private func run(
    of drawn: [Drawn], _ failures: [Report.Run.Failure], isSingle: Bool, _ terminal: Terminal
  ) -> Report.Run {
    let runs = drawn.map { one in
      var run = Report.Run(
        verb: .render, inputs: [one.job.path],
        combinations: isMatrix ? one.entries.map(\.judged.variant) : [], language: terminal.language)
      (run.scrolls, run.showsViews) = (sweep != nil, !made.paths.isEmpty)
      return run
    }
    return isSingle
      ? runs[0] : Report.Run(of: runs, failures: failures, verb: .render, language: terminal.language)
  }

  /// Prints the findings or the notes, as the flags request.
  private func tell(_ entries: [MatrixDrawing.Entry], _ terminal: Terminal) throws(CommandError) {
    guard showsFindings else { return note(entries, terminal) }
    let language = terminal.language
    for entry in entries {
      if entries.count > 1 { try terminal.print(VisibleText.line(entry.path ?? entry.judged.variant.name)) }
      for finding in entry.judged.findings {
        let text = "\(finding.ruleID) \(finding.layerName.shown): \(language.message(of: finding.fact))"
        try terminal.print(VisibleText.line(text))
      }
      let ignored = entry.judged.ignored.count
      if entry.judged.findings.isEmpty || ignored > 0 {
        let none = entry.judged.findings.isEmpty ? [language.noFindings] : []
        try terminal.print((none + (ignored > 0 ? [language.ignored(ignored)] : [])).joined(separator: ", "))
      }
    }
  }

  /// Prints each note on a layer once, however often the layer is drawn.
  private func note(_ entries: [MatrixDrawing.Entry], _ terminal: Terminal) {
    var told: Set<ExactName> = []
    for finding in entries.flatMap(\.judged.findings) where finding.rule == nil {
      let note = "\(finding.layerName.shown): \(terminal.language.message(of: finding.fact))"
      if told.insert(ExactName(note)).inserted { terminal.note(note) }
    }
  }
}
