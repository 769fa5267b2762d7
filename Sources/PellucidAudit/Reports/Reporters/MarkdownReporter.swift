// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// A reporter that prints Markdown for a comment on a pull request.
enum MarkdownReporter {
  static func text(of report: Report) -> String {
    var lines = ["### Pellucid: " + escaped(report.totals), ""]
    if !report.findings.isEmpty {
      lines += [
        "| | " + report.words.columns.dropFirst().joined(separator: " | ") + " |", "|---|---|---|---|",
      ]
      lines += report.findings.map { row($0, report) }
      lines.append("")
    }
    for entry in report.stale {
      lines.append("- \(report.words.stale): " + escaped(report.words.entry(entry)))
    }
    if !report.stale.isEmpty { lines.append("") }
    return lines.dropLast().joined(separator: "\n")
  }

  private static func row(_ finding: Finding, _ report: Report) -> String {
    var cell = finding.paragraph(in: report).map(escaped)
    cell[0] = "**" + cell[0] + "**"
    let place = finding.location.map(escaped) ?? ""
    return
      "| \(finding.severity) | \(finding.topic.id)<br>\(escaped(finding.topic.name)) | \(place) | \(cell.joined(separator: "<br>")) |"
  }

  /// Returns text that a cell of a table shows literally. An unescaped `@` would notify people.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "@": result += "&#64;"
      case "\\", "|", "`", "*", "_", "[", "]", "#", "~": result += "\\" + String(character)
      case _ where character.isNewline: result += " "
      default: result.append(character)
      }
    }
    return result
  }
}
