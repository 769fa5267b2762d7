// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A reporter that prints `path:line:column: severity: text [rule]`, which Xcode and most editors parse.
enum XcodeReporter {
  static func text(of report: Report) -> String {
    let lines = report.findings.map { finding in
      var text = finding.paragraph(in: report).joined(separator: "; ")
      text = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      return "\(finding.location ?? "pellucid"): \(finding.severity): \(text) [\(finding.topic.id)]"
    }
    // The totals distinguish texts that pass without a proof from proven ones.
    let totals = report.run.standings == nil ? [] : ["pellucid: note: " + report.totals]
    return (lines + totals).joined(separator: "\n")
  }
}
