// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidAudit

extension Reporter {
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
      try WholeFile.append(Array((Reporter.markdown.text(of: report) + "\n\n").utf8), to: path)
    } catch {
      terminal.note(RunNote.unwrittenSummary(path: path))
    }
  }
}
