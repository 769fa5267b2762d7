// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidJudge

/// A reporter that prints Markdown for a comment on a pull request.
package enum MarkdownReporter {
  static func text(of report: Report) -> String {
    var lines = ["### Pellucid: " + escaped(report.totals), ""]
    let scenes = report.scenes
    lines += table(report.findings(outside: scenes), report)
    for scene in scenes {
      lines += ["#### " + escaped(scene.heading), ""] + table(scene.findings, report)
    }
    let cures = report.cures
    for cure in cures {
      lines.append(
        "- \(report.words.cure): " + escaped(cure.file + ": " + cure.text(in: report.run.language)))
    }
    if !cures.isEmpty { lines.append("") }
    for failure in report.run.failures {
      lines.append("- \(report.words.notJudged): " + escaped(failure.sentence))
    }
    if !report.run.failures.isEmpty { lines.append("") }
    for text in report.staleTexts {
      lines.append("- \(report.words.stale): " + escaped(text))
    }
    if !report.stale.isEmpty { lines.append("") }
    return lines.dropLast().joined(separator: "\n")
  }

  /// Returns the lines of a table of findings; none without findings.
  private static func table(_ findings: [Finding], _ report: Report) -> [String] {
    guard !findings.isEmpty else { return [] }
    let head = "| | " + report.words.columns.dropFirst().joined(separator: " | ") + " |"
    return [head, "|---|---|---|---|"] + findings.map { row($0, report) } + [""]
  }

  private static func row(_ finding: Finding, _ report: Report) -> String {
    var cell = finding.paragraph(in: report).map(escaped)
    cell[0] = "**" + cell[0] + "**"
    let place = finding.location.map(escaped) ?? ""
    return
      "| \(finding.severity) | \(finding.topic.id)<br>\(escaped(finding.topic.name)) | \(place) | \(cell.joined(separator: "<br>")) |"
  }

  /// Returns visible text that a cell of a table shows literally. An unescaped `@` would notify people, and an address
  /// would become a link.
  package static func escaped(_ text: String) -> String {
    let scalars = Array(VisibleText.line(text).unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "@": result += "&#64;"
      case ":" where scalars[index...].starts(with: "://".unicodeScalars): result += "&#58;"
      case "." where isHost(scalars[..<index]): result += "&#46;"
      case "\\", "|", "`", "*", "_", "[", "]", "#", "~", "$":
        result += "\\"
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns whether a text ends with the letters `www`, which begin an address.
  private static func isHost(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    text.suffix(3).map { $0.value | 0x20 } == [0x77, 0x77, 0x77]
  }
}
