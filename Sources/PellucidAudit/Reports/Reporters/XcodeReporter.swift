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
    // The totals distinguish texts that pass without a proof from proven ones.
    let totals = report.run.standings == nil ? [] : ["pellucid: note: " + report.totals]
    return (lines + totals).joined(separator: "\n")
  }

  /// Returns the place of a finding. A colon in the path that could end it, in front of a number or a space, is written
  /// as its code.
  private static func place(_ finding: Finding) -> String {
    guard let file = finding.place.file else { return "pellucid" }
    let scalars = Array(VisibleText.line(file).unicodeScalars)
    let path = scalars.indices.reduce(into: "") { path, index in
      let isEnd = index + 1 == scalars.count || "0123456789 ".unicodeScalars.contains(scalars[index + 1])
      if scalars[index] == ":" && isEnd {
        path += "\\u{3A}"
      } else {
        path.unicodeScalars.append(scalars[index])
      }
    }
    return path + finding.position
  }
}
