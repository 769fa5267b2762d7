// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// The flags of every job of `pellucid legibility` that judges foregrounds without a scene.
struct PairFlags: Sendable {
  private(set) var required: Double?
  private(set) var isJSON = false
  private(set) var report = ReportFlags()
  var traits = TraitFlags()
  private(set) var drawing = DrawingFlags()

  /// - Parameter help: The meaning of `--require`.
  static func sections(require help: String) -> [Section<PairFlags>] {
    [
      TraitFlags.section.within(\.traits),
      Section(.output, .toggle("--json", \.isJSON, "everything that is known, as JSON")),
      DrawingFlags.threadSection.within(\.drawing),
      Section(.judging, .option("--require", \.required, .number("RATIO", in: 1...21), help)),
      ReportFlags.section.within(\.report),
      ReportFlags.reviewSection.within(\.report), ReportFlags.baselineSection.within(\.report),
    ]
  }

  static var foregroundHelp: String { "label, secondaryLabel, …, a colour's name, or a colour" }

  func check() throws(UsageProblem) { try report.check(isJSON: isJSON) }

  /// The contrast that is required, and 4.5 unless given.
  var goal: Double { required ?? 4.5 }

  /// Prints an answer, or writes its baseline.
  func finish(
    _ answer: PairAnswer, _ reporting: Reporting, _ terminal: Terminal
  ) throws(CommandError) -> ExitCode {
    let run = answer.run(in: terminal.language)
    if report.newBaseline != nil { return try reporting.finish(answer.findings, of: run, terminal) }
    let report = Report(run, findings: answer.findings, baseline: reporting.baseline)
    try form.tell(answer, report, terminal)
    return reporting.exitCode(of: report)
  }

  var form: LegibilityForm {
    switch report.reporter {
    case nil: isJSON ? .json : .text
    case .text: .text
    case .json: .json
    case .markdown: .page
    case let reporter?: .findings(reporter)
    }
  }

  /// Returns the pairs of a selection with their bounds.
  ///
  /// - Parameter isRequired: A Boolean value that is true where a pair that does not hold fails the run.
  func table(
    _ pairs: [MaterialPair], over scope: BackdropScope, isRequired: Bool, _ terminal: Terminal
  ) throws(CommandError) -> PairTable {
    do throws(PairError) {
      return try PairTable(pairs, ContrastGoal(goal, over: scope), isRequired: isRequired) { count, result in
        defer { terminal.wipeProgress() }
        let progress = Progress(terminal)
        return ThreadExecutor(threads: drawing.threads).results(
          count, progress: { progress.show(.proving, $0 + 1, of: count) }, result)
      }
    } catch {
      throw .usage(UsageProblem(error))
    }
  }
}

extension PairSelection {
  /// Returns the pairs, with errors of the command line.
  func checkedPairs() throws(UsageProblem) -> [MaterialPair] {
    do throws(PairError) { return try pairs() } catch { throw UsageProblem(error) }
  }
}
