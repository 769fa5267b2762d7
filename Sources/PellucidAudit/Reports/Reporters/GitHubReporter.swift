// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
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
    lines += report.run.failures.map { failure in
      "::error file=\(property(failure.file)),title=\(property(report.words.notJudged))::\(data(failure.sentence))"
    }
    lines += report.stale.map { "::notice title=stale baseline::" + data(report.words.entry($0)) }
    return (lines + [VisibleText.line(report.totals)]).joined(separator: "\n")
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

  /// Returns text that is escaped for the message of a command: visible, apart from its own line breaks.
  private static func data(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      VisibleText.line(String($0))
    }
    return escaped(lines.joined(separator: "\n"), ["%", "\r", "\n"])
  }

  /// Returns text that is escaped for a property of a command.
  private static func property(_ text: String) -> String {
    escaped(VisibleText.line(text), ["%", "\r", "\n", ":", ","])
  }

  /// Returns a text whose special characters are written as their codes.
  private static func escaped(_ text: String, _ special: [Unicode.Scalar]) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if special.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + String(repeating: "0", count: 2 - digits.count) + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}
