// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidJudge

/// A reporter that prints workflow commands, which GitHub Actions shows beside the changed lines.
///
/// GitHub shows ten annotations of a level in a step, so the worst of each level are printed; the last lines count all findings, and
/// those that are not shown.
enum GitHubReporter {
  /// The number of annotations of each level that GitHub shows for a step.
  static let mostAnnotations = 10

  /// Returns the commands and the last lines.
  ///
  /// - Parameter hasSummary: A Boolean value indicating whether the summary of the step lists everything.
  static func text(of report: Report, hasSummary: Bool = false) -> String {
    var lines: [String] = []
    var further: [(count: Int, level: Severity)] = []
    for severity in [Severity.error, .warning, .note] {
      var commands: [String] = []
      if severity == .error {
        commands = report.run.failures.map { failure in
          "::error file=\(property(failure.file)),title=\(property(report.words.notJudged))::\(data(failure.sentence))"
        }
      }
      commands += worstFirst(report.findings.filter { $0.severity == severity }).map { command($0, report) }
      if severity == .note {
        commands += report.staleTexts.map { "::notice title=stale baseline::" + data($0) }
      }
      lines += commands.prefix(mostAnnotations)
      let rest = commands.count - mostAnnotations
      if rest > 0 { further.append((rest, severity)) }
    }
    lines.append(VisibleText.line(report.totals))
    if !further.isEmpty {
      let counts = further.map { report.words.count($0.count, $0.level) }.joined(separator: ", ")
      lines.append(report.words.further(counts, hasSummary))
    }
    return lines.joined(separator: "\n")
  }

  /// Returns findings by the share of the required contrast that they have, the least first; those without a contrast keep their
  /// order after them.
  private static func worstFirst(_ findings: [Finding]) -> [Finding] {
    findings.enumerated().sorted { first, second in
      let (one, other) = (first.element.shareOfRequired, second.element.shareOfRequired)
      return one == other ? first.offset < second.offset : one < other
    }.map(\.element)
  }

  /// Returns the workflow command for a finding.
  private static func command(_ finding: Finding, _ report: Report) -> String {
    var properties: [String] = []
    if let file = finding.place.reportedFile { properties.append("file=" + property(file)) }
    if let line = finding.place.reportedLine { properties.append("line=\(line)") }
    if let column = finding.place.reportedColumn { properties.append("col=\(column)") }
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

extension Finding {
  /// The lowest contrast as a share of the required one; infinity where the finding is not about a contrast.
  fileprivate var shareOfRequired: Double {
    func least(_ quantities: [Figure.Quantity]) -> Double? {
      figures.filter { quantities.contains($0.quantity) }.map(\.value).min()
    }
    guard let required = least([.required]), let lowest = least([.contrast, .bound]) else { return .infinity }
    return lowest / required
  }
}
