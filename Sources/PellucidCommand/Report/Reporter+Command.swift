// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidAudit

extension Reporter {
  /// Prints the report. The reporter for GitHub also adds it to the page of the run there. Throws if standard
  /// output cannot be written.
  func tell(_ report: Report, _ terminal: Terminal) throws(CommandError) {
    let text = text(of: report)
    if !text.isEmpty { try terminal.print(text) }
    if self == .github { Self.appendSummary(report, terminal) }
  }

  /// Appends the report to the file that GITHUB_STEP_SUMMARY names, if any. GitHub shows the file, to which earlier
  /// steps may have written, on the page of the run. A note is printed if the file cannot be written.
  private static func appendSummary(_ report: Report, _ terminal: Terminal) {
    guard let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    do {
      try WholeFile.append(Array((Reporter.markdown.text(of: report) + "\n\n").utf8), to: path)
    } catch {
      terminal.note(RunNote.unwrittenSummary(path: path))
    }
  }
}
