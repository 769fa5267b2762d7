// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidAudit

extension Reporter {
  /// Creates the reporter that `--reporter` names; nil if the flag is not given.
  init?(_ arguments: ParsedArguments) throws(CommandError) {
    guard let name = arguments.text("--reporter") else { return nil }
    guard let reporter = Reporter(named: name) else {
      throw .usage("unknown value", "--reporter \(name)", Nearest.advice(name, among: Reporter.names))
    }
    if arguments.has("--json") { throw ReportFlags.excludingJSON("--reporter " + name) }
    self = reporter
  }

  /// Prints the report; on GitHub also to the page of the run.
  func tell(_ report: Report, _ terminal: Terminal) throws(CommandError) {
    let text = text(of: report)
    if !text.isEmpty { try terminal.print(text) }
    if self == .github { Self.appendSummary(report, terminal) }
  }

  /// GitHub shows the file it names on the page of the run; earlier steps may have written to it.
  private static func appendSummary(_ report: Report, _ terminal: Terminal) {
    guard let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    do {
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try file.seekToEnd()
      try file.write(contentsOf: Data((Reporter.markdown.text(of: report) + "\n\n").utf8))
      try file.close()
    } catch {
      let note = RunNote.unwrittenSummary(path: path)
      terminal.note(note, in: report.run.language)
    }
  }
}
