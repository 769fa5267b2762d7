// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidAudit
import PellucidJudge

/// The flags of verbs that report findings, and what they lead to.
struct ReportFlags: Sendable {
  static let reporting = [
    Grammar.Option(
      name: "--reporter", values: [Reporter.names.joined(separator: "|")], help: "form of the report"),
    Grammar.Option(name: "--strict", help: "warnings fail too"), LanguageFlag.option,
  ]
  static let options =
    reporting + [
      Grammar.Option(
        name: "--baseline", values: ["FILE"], help: "findings that are known and do not fail", file: .isRead),
      Grammar.Option(
        name: "--write-baseline", values: ["FILE"], help: "makes today's findings the known ones",
        file: .isWritten(updating: "--baseline")),
    ]

  /// For verbs that say of something that they cannot decide it.
  static let failsOnReview = Grammar.Option(
    name: "--fail-on-review", help: "what cannot be decided, or was only sampled, fails too")

  let reporter: Reporter?
  let language: Language
  let isStrict: Bool
  let failsOnReview: Bool
  let baseline: Baseline?
  let newBaseline: String?
  /// The baseline that stands at its path so far.
  private let replacedBaseline: Baseline?

  /// A Boolean value indicating whether any of the flags was given.
  var isAsked: Bool { reporter != nil || isStrict || baseline != nil || newBaseline != nil }

  init(_ arguments: ParsedArguments) throws(CommandError) {
    language = try LanguageFlag.language(arguments)
    isStrict = arguments.has("--strict")
    failsOnReview = arguments.has(Self.failsOnReview.name)
    newBaseline = arguments.text("--write-baseline")
    baseline = try arguments.text("--baseline").map { path throws(CommandError) in try Baseline(path: path) }
    if newBaseline != nil, arguments.has("--json") { throw Self.excludingJSON("--write-baseline") }
    replacedBaseline =
      try newBaseline.flatMap { path throws(CommandError) in try Baseline.replaced(at: path) }
    reporter = try Reporter(arguments)
  }

  /// JSON would leave no room for what the other option asks for.
  static func excludingJSON(_ option: String) -> CommandError {
    .usage("options exclude each other", "--json and \(option)", "keep one of them")
  }

  /// Prints the report, or writes the baseline; the exit code says whether the findings fail the run.
  func finish(
    _ findings: [Finding], of run: Report.Run, _ terminal: Terminal
  ) throws(CommandError) -> ExitCode {
    if let newBaseline {
      let report = Report(run, findings: findings)
      var baseline = Baseline(of: report.findings)
      if let replacedBaseline { baseline = baseline.keeping(replacedBaseline, outside: run) }
      try Self.write(baseline.json.text + "\n", to: newBaseline)
      let note = RunNote.known(count: report.findings.count, path: newBaseline)
      terminal.note("pellucid: " + note.sentence(in: language))
      return .success
    }
    let report = Report(run, findings: findings, baseline: baseline)
    try (reporter ?? .text).tell(report, terminal)
    return exitCode(of: report)
  }

  /// Returns whether the findings fail the run.
  func exitCode(of report: Report) -> ExitCode {
    report.fails(isStrict: isStrict) || failsOnReview && report.unproven > 0 ? .different : .success
  }

  static func write(_ text: String, to path: String) throws(CommandError) {
    do {
      try WholeFile.write(Array(text.utf8), to: path)
    } catch {
      throw CommandError(.cannotWrite, RunProblem.unwritten(.file, error))
    }
  }
}
