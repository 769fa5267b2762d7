// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// The output of a run's findings, as the flags request, with the baselines that they name.
struct Reporting {
  let flags: ReportFlags
  /// The known findings; nil if no baseline is given.
  let baseline: Baseline?
  /// The team's decisions; empty for verbs without them.
  var gates: [Report.ScopedGate]
  /// The folder of the page with pictures; nil if none is requested.
  let page: PageFolder?

  /// Reads the baselines that the flags name. Throws if one cannot be read, or a new baseline would replace another
  /// kind of file.
  init(_ flags: ReportFlags, gates: [Report.ScopedGate] = []) throws(CommandError) {
    (self.flags, self.gates) = (flags, gates)
    do throws(RunFailure) {
      baseline = try flags.baseline.map { path throws(RunFailure) in try Baseline(path: path) }
      if let path = flags.newBaseline { try Baseline.checkReplaced(at: path) }
      page = try flags.page.map { path throws(RunFailure) in
        try PageFolder(path, isSingleFile: flags.isSingleFile)
      }
    } catch {
      throw CommandError(error)
    }
  }

  /// Prints the report, or writes a new baseline if the flags request one, and returns the exit code. Throws if the
  /// output cannot be written.
  ///
  /// - Parameter sections: The documents of the run with their pictures, for the page.
  func finish(
    _ findings: [Finding], of run: Report.Run, showing sections: [ReportPage.Section] = [],
    _ terminal: Terminal
  ) throws(CommandError) -> ExitCode {
    if let path = flags.newBaseline {
      let report = Report(run, findings: findings, gates: gates)
      do throws(RunFailure) {
        try Baseline(of: report.findings, by: run.verb).write(to: path, outside: run)
      } catch {
        throw CommandError(error)
      }
      terminal.tell(RunNote.known(count: report.findings.count, path: path).sentence(in: terminal.language))
      return .success
    }
    let report = report(findings, of: run)
    try writePage(of: report, showing: sections, terminal)
    try (flags.reporter ?? .text).tell(report, terminal)
    return exitCode(of: report)
  }

  /// Returns the report of the findings that are not known.
  func report(_ findings: [Finding], of run: Report.Run) -> Report {
    Report(run, findings: findings, baseline: baseline, gates: gates)
  }

  /// Writes the page of a report if the flags request one, and prints its path as a note. Throws if it cannot be written.
  func writePage(
    of report: Report, showing sections: [ReportPage.Section], _ terminal: Terminal
  ) throws(CommandError) {
    guard let page else { return }
    do throws(RunFailure) {
      try page.write(ReportPage(report, sections: sections, command: terminal.command))
    } catch {
      throw CommandError(error)
    }
    terminal.tell(RunNote.page(path: page.page).sentence(in: terminal.language))
  }

  /// Returns `.different` if the findings fail the run, else `.success`.
  func exitCode(of report: Report) -> ExitCode {
    report.fails(isStrict: flags.isStrict) || flags.failsOnReview && report.unproven > 0
      ? .different : .success
  }

  /// Writes a text to a file, or throws if that is not possible.
  static func write(_ text: String, to path: String) throws(CommandError) {
    do {
      try WholeFile.write(Array(text.utf8), to: path)
    } catch {
      throw CommandError(.cannotWrite, RunProblem.unwritten(.file, error))
    }
  }
}
