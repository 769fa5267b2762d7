// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid

/// The flags of verbs that report findings, and what they lead to.
struct ReportFlags: Sendable {
  static let reporting = [
    Grammar.Option(
      name: "--reporter", values: [Reporter.names.joined(separator: "|")], help: "form of the report"),
    Grammar.Option(name: "--strict", help: "warnings fail too"),
  ]
  static let options =
    reporting + [
      Grammar.Option(name: "--baseline", values: ["FILE"], help: "findings that are known and do not fail"),
      Grammar.Option(
        name: "--write-baseline", values: ["FILE"], help: "makes today's findings the known ones"),
    ]

  let reporter: Reporter?
  let isStrict: Bool
  let baseline: Baseline?
  let newBaseline: String?

  /// Whether any of the flags was given.
  var isAsked: Bool { reporter != nil || isStrict || baseline != nil || newBaseline != nil }

  init(_ arguments: ParsedArguments) throws(CommandError) {
    isStrict = arguments.has("--strict")
    newBaseline = arguments.text("--write-baseline")
    baseline = try arguments.text("--baseline").map { path throws(CommandError) in try Baseline(path: path) }
    guard let name = arguments.text("--reporter") else {
      reporter = nil
      return
    }
    guard let reporter = Reporter(named: name) else {
      throw .usage("unknown value", "--reporter \(name)", Nearest.advice(name, among: Reporter.names))
    }
    self.reporter = reporter
  }

  /// Prints the report, or writes the baseline; the exit code says whether the findings fail the run.
  func finish(
    _ findings: [ReportFinding], of run: Report.Run, _ terminal: Terminal
  ) throws(CommandError) -> ExitCode {
    if let newBaseline {
      let report = Report(run, findings: findings)
      var baseline = Baseline(of: report.findings)
      if let old = try? Baseline(path: newBaseline) { baseline = baseline.keeping(old, outside: run) }
      try Self.write(baseline.json.text + "\n", to: newBaseline)
      terminal.note("pellucid: \(report.findings.count) findings are known from now on: \(newBaseline)")
      return .success
    }
    let report = Report(run, findings: findings, baseline: baseline)
    let text = (reporter ?? .text).text(of: report)
    if !text.isEmpty { try terminal.print(text) }
    if reporter == .github { appendSummary(report, terminal) }
    return report.fails(isStrict: isStrict) ? .different : .success
  }

  /// GitHub shows the file it names on the page of the run; earlier steps may have written to it.
  private func appendSummary(_ report: Report, _ terminal: Terminal) {
    guard let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    do {
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try file.seekToEnd()
      try file.write(contentsOf: Data((Reporter.markdown.text(of: report) + "\n\n").utf8))
      try file.close()
    } catch {
      terminal.note("pellucid: note: the step summary \(path) cannot be written")
    }
  }

  static func write(_ text: String, to path: String) throws(CommandError) {
    do {
      try WholeFile.write(Array(text.utf8), to: path)
    } catch {
      throw CommandError(.cannotWrite, "cannot write the file", "\(error)", "choose another path")
    }
  }
}
