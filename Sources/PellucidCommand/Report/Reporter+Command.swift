// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidAudit

extension Reporter {
  /// Prints the report. The reporter for GitHub also adds it to the page of the run there. Throws if standard
  /// output cannot be written.
  func tell(_ report: Report, _ terminal: Terminal) throws(CommandError) {
    let hasSummary = self == .github && Self.appendSummary(report, terminal)
    let text = hasSummary ? textBesideSummary(of: report) : text(of: report)
    if !text.isEmpty { try terminal.print(text) }
  }

  /// Appends the report to the file that GITHUB_STEP_SUMMARY names, if any. GitHub shows the file, to which earlier
  /// steps may have written, on the page of the run. A note is printed if the file cannot be written.
  ///
  /// - Returns: A Boolean value indicating whether the report was appended.
  private static func appendSummary(_ report: Report, _ terminal: Terminal) -> Bool {
    guard let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else {
      return false
    }
    do {
      try WholeFile.append(Array((Reporter.markdown.text(of: report) + "\n\n").utf8), to: path)
      return true
    } catch {
      terminal.note(RunNote.unwrittenSummary(path: path))
      return false
    }
  }
}
