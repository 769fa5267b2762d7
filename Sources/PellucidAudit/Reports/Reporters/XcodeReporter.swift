// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidJudge

/// A reporter that prints `path:line:column: severity: text [rule]`, which Xcode and most editors parse.
enum XcodeReporter {
  static func text(of report: Report) -> String {
    let lines = report.findings.map { finding in
      let text = finding.paragraph(in: report).joined(separator: "; ")
      return "\(place(finding)): \(finding.severity): \(text) [\(finding.topic.id)]"
    }
    let failures = report.run.failures.map { "\(path($0.file)): error: \(VisibleText.line($0.sentence))" }
    // The totals distinguish texts that pass without a proof from proven ones.
    let totals = report.run.standings == nil ? [] : ["pellucid: note: " + report.totals]
    return (lines + failures + totals).joined(separator: "\n")
  }

  /// Returns the place of a finding. A colon in the path that could end it, in front of a number or a space, is written
  /// as its code.
  private static func place(_ finding: Finding) -> String {
    finding.place.reportedFile.map { path($0) + finding.position } ?? "pellucid"
  }

  private static func path(_ file: String) -> String {
    let scalars = Array(VisibleText.line(file).unicodeScalars)
    return scalars.indices.reduce(into: "") { path, index in
      let isEnd = index + 1 == scalars.count || "0123456789 ".unicodeScalars.contains(scalars[index + 1])
      if scalars[index] == ":" && isEnd {
        path += "\\u{3A}"
      } else {
        path.unicodeScalars.append(scalars[index])
      }
    }
  }
}
