// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// The flags of every job of `pellucid legibility` that judges foregrounds without a scene.
struct PairFlags: Sendable {
  /// The required contrast ratio, 1…21; nil if not given.
  private(set) var required: Double?
  private(set) var isJSON = false
  private(set) var report = ReportFlags()
  var traits = TraitFlags()
  private(set) var drawing = DrawingFlags()

  /// Returns the sections with all flags of these jobs.
  ///
  /// - Parameter help: The help of `--require`.
  static func sections(require help: String) -> [Section<PairFlags>] {
    [
      TraitFlags.section.within(\.traits),
      Section(.output, .toggle("--json", \.isJSON, "everything that is known, as JSON")),
      ReportFlags.pageSection.within(\.report),
      DrawingFlags.threadSection.within(\.drawing),
      Section(.judging, .option("--require", \.required, .number("RATIO", in: 1...21), help)),
      ReportFlags.section.within(\.report),
      ReportFlags.reviewSection.within(\.report), ReportFlags.baselineSection.within(\.report),
    ]
  }

  /// The help of `--foreground`.
  static var foregroundHelp: String { "label, secondaryLabel, …, a colour's name, or a colour" }

  func check() throws(UsageProblem) { try report.check(isJSON: isJSON) }

  /// The required contrast ratio; 4.5 unless given.
  var goal: Double { required ?? 4.5 }

  /// Prints an answer with its page, or writes a new baseline of its findings if the flags request one, and returns the
  /// exit code.
  ///
  /// - Parameters:
  ///   - views: The pictures of the page.
  ///   - form: The format of the answer; nil for that of the flags.
  func finish(
    _ answer: PairAnswer, showing views: [ReportPage.View] = [], as form: LegibilityForm? = nil,
    _ reporting: Reporting, _ terminal: Terminal
  ) throws(CommandError) -> ExitCode {
    let run = answer.run(in: terminal.language)
    if report.newBaseline != nil { return try reporting.finish(answer.findings, of: run, terminal) }
    let report = Report(run, findings: answer.findings, baseline: reporting.baseline)
    try reporting.writePage(
      of: report, showing: [answer.section(showing: views, in: terminal.language)], terminal)
    try (form ?? self.form).tell(answer, report, terminal)
    return reporting.exitCode(of: report)
  }

  /// The format of the answer that the flags request.
  var form: LegibilityForm {
    switch report.reporter {
    case nil: isJSON ? .json : .text
    case .text: .text
    case .json: .json
    case .markdown: .page
    case let reporter?: .findings(reporter)
    }
  }

  /// Proves the bounds of pairs in parallel and returns them as a table. Throws a usage error for a pair that
  /// cannot be judged.
  ///
  /// - Parameter isRequired: A Boolean value indicating whether a pair that does not hold fails the run.
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
  /// Returns the pairs, or throws a usage problem for a pair that cannot be judged.
  func checkedPairs() throws(UsageProblem) -> [MaterialPair] {
    do throws(PairError) { return try pairs() } catch { throw UsageProblem(error) }
  }
}
