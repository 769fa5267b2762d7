// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidJudge

/// A reporter for a terminal: each finding has one line with the message, followed by its evidence. Those of several scenes are
/// grouped by scene.
enum TextReporter {
  static func text(of report: Report) -> String {
    var lines: [String] = []
    if report.run.parts.isEmpty {
      lines = report.findings.flatMap { entry($0, report) } + tables(of: report.run)
    } else {
      let scenes = report.scenes
      lines = report.findings(outside: scenes).flatMap { entry($0, report) }
      for scene in scenes {
        lines.append(VisibleText.line(scene.heading))
        lines += scene.findings.flatMap { entry($0, report) } + tables(of: scene.run)
        lines.append("")
      }
    }
    lines += report.cures.map { cure in
      let place = report.run.parts.isEmpty ? "" : cure.file.shownPath + ": "
      return "\(report.words.cure): " + place + VisibleText.line(cure.text(in: report.run.language))
    }
    lines += report.run.failures.map { "\(report.words.notJudged): " + VisibleText.line($0.sentence) }
    lines += report.staleTexts.map { "\(report.words.stale): " + VisibleText.line($0) }
    return (lines + [VisibleText.line(report.totals)]).joined(separator: "\n")
  }

  private static func entry(_ finding: Finding, _ report: Report) -> [String] {
    let paragraph = finding.paragraph(in: report)
    // A remark breaks no rule, so that it has no id worth naming.
    let rule = finding.topic.id == Rule.remarkID ? "" : finding.topic.id + " "
    let head = "\(finding.severity) \(rule)\(paragraph[0])"
    return [head] + (finding.location.map { ["  " + $0] } ?? []) + paragraph.dropFirst().map { "  " + $0 }
  }

  private static func tables(of run: Report.Run) -> [String] {
    let tables = run.tables.filter { !$0.isEmpty }.map { TextTable(rows: $0).text }
    guard !tables.isEmpty, let settings = run.settingsOfTables else { return tables }
    return [VisibleText.line(settings) + ":"] + tables
  }
}
