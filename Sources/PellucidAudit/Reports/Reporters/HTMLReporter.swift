// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidJSON
import PellucidJudge

/// A reporter that prints a self-contained HTML page for light and dark.
package enum HTMLReporter {
  static func text(of report: Report) -> String {
    let title =
      "Pellucid: " + (["pellucid " + report.run.verb.rawValue] + report.run.inputs).joined(separator: " ")
    let rows = report.findings.map { row($0, report) }
    let table =
      rows.isEmpty
      ? ""
      : """
      <table>
      <thead><tr>\(report.words.columns.map { "<th>\(escaped($0))</th>" }.joined())</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      """
    let parts = ["<p>\(escaped(report.totals))</p>", table] + stale(report) + rules(report)
    return page(title, in: report.run.language, style: style, parts.filter { !$0.isEmpty })
  }

  /// Returns a self-contained page.
  ///
  /// - Parameters:
  ///   - title: The title of the page, which is also its first heading.
  ///   - parts: The content below the heading, in HTML.
  static func page(_ title: String, in language: Language, style: String, _ parts: [String]) -> String {
    """
    <!doctype html>
    <html lang="\(language.rawValue)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(escaped(title))</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    <h1>\(escaped(title))</h1>
    \(parts.joined(separator: "\n"))
    </body>
    </html>
    """
  }

  private static let style = """
    :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; }
    body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
    h1 { font-size: 1.3rem; overflow-wrap: anywhere; }
    h2 { font-size: 1.1rem; }
    table { border-collapse: collapse; width: 100%; }
    th, td { text-align: left; vertical-align: top; padding: .5rem .6rem; border-bottom: 1px solid #8884; }
    td { overflow-wrap: anywhere; }
    td:first-child { font-weight: 600; white-space: nowrap; }
    .error td:first-child { color: light-dark(#b00020, #ff8a80); }
    .warning td:first-child { color: light-dark(#7a5200, #ffc46b); }
    p { margin: 0 0 .3rem; }
    .small { font-size: .9rem; }
    .swatch { display: inline-block; width: 1.1em; height: 1.1em; vertical-align: -.2em; border: 1px solid #888; }
    """

  private static func row(_ finding: Finding, _ report: Report) -> String {
    let (id, name) = (escaped(finding.topic.id), escaped(finding.topic.name))
    var lines = finding.paragraph(in: report, namesSwatches: false)
    let head = "<p><strong>\(escaped(lines.removeFirst()))</strong></p>"
    let swatches = finding.swatches.map { swatch in
      let color = escaped(swatch.color.hexText)
      return "<p class=\"small\"><span class=\"swatch\" style=\"background:\(color)\"></span> "
        + "\(escaped(report.run.language.name(of: swatch.part))): \(color)</p>"
    }
    let rest = lines.map { "<p class=\"small\">\(escaped($0))</p>" }
    return "<tr class=\"\(finding.severity)\"><td>\(finding.severity)</td>"
      + "<td><a href=\"#\(id)\">\(id)</a><br>\(name)</td>"
      + "<td>\(escaped(finding.location ?? ""))</td>"
      + "<td>\(head)\(rest.joined())\(swatches.joined())</td></tr>"
  }

  private static func stale(_ report: Report) -> [String] {
    guard !report.stale.isEmpty else { return [] }
    let stale = report.words.stale.prefix(1).uppercased() + report.words.stale.dropFirst()
    let items = report.stale.map { "<li>\(escaped(VisibleText.line(report.words.entry($0))))</li>" }
    return ["<h2>\(escaped(stale))</h2>\n<ul>\n\(items.joined(separator: "\n"))\n</ul>"]
  }

  /// Returns the explanations of the rules that have findings, with advice.
  private static func rules(_ report: Report) -> [String] {
    let met = Set(report.findings.map(\.topic))
    let rules = Topic.all.filter(met.contains)
    guard !rules.isEmpty else { return [] }
    return ["<h2>\(escaped(report.words.rules))</h2>"]
      + rules.map { rule in
        let text = rule.explanation(in: report.run.language)
        return """
          <h3 id="\(escaped(rule.id))">\(escaped(rule.id + " " + rule.name))</h3>
          <p>\(escaped(text.meaning))</p>
          <p>\(escaped(text.reason))</p>
          <p>\(escaped(text.repair))</p>
          """
      }
  }

  /// Returns visible text with the special characters of HTML escaped, each by itself: `<` behind a mark of Arabic is
  /// a part of a longer grapheme and begins a tag nevertheless.
  package static func escaped(_ text: String) -> String {
    VisibleText.visible(text).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
