// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// A reporter that prints workflow commands, which GitHub Actions shows beside the changed lines.
///
/// GitHub limits the number of annotations for a step, so errors come first; the last line counts all findings.
enum GitHubReporter {
  static func text(of report: Report) -> String {
    var lines: [String] = []
    for severity in [Severity.error, .warning, .note] {
      lines += report.findings.filter { $0.severity == severity }.map { command($0, report) }
    }
    lines += report.stale.map { "::notice title=stale baseline::" + data(report.words.entry($0)) }
    return (lines + [report.totals]).joined(separator: "\n")
  }

  /// Returns the workflow command for a finding.
  private static func command(_ finding: Finding, _ report: Report) -> String {
    var properties: [String] = []
    if let file = finding.place.file { properties.append("file=" + property(file)) }
    if let line = finding.place.line { properties.append("line=\(line)") }
    if let column = finding.place.column { properties.append("col=\(column)") }
    properties.append("title=" + property(finding.topic.id + " " + finding.topic.name))
    let command = finding.severity == .note ? "notice" : finding.severity.rawValue
    let text = finding.paragraph(in: report).joined(separator: "\n")
    return "::\(command) \(properties.joined(separator: ","))::\(data(text))"
  }

  /// Returns text that is escaped for the message of a command.
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// Returns text that is escaped for a property of a command.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
