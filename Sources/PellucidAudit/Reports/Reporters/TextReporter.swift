// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// A reporter for a terminal: each finding has one line with the message, followed by its evidence.
enum TextReporter {
  static func text(of report: Report) -> String {
    var lines: [String] = []
    for finding in report.findings {
      let paragraph = finding.paragraph(in: report)
      lines.append("\(finding.severity) \(finding.topic.id) \(paragraph[0])")
      if let location = finding.location { lines.append("  " + location) }
      lines += paragraph.dropFirst().map { "  " + $0 }
    }
    lines += report.run.tables.filter { !$0.isEmpty }.map { TextTable(rows: $0).text }
    lines += report.stale.map { "\(report.words.stale): " + VisibleText.line(report.words.entry($0)) }
    return (lines + [VisibleText.line(report.totals)]).joined(separator: "\n")
  }
}
