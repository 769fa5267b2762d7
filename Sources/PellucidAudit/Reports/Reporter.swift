// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A form in which a report is printed: text for people, JSON, lines that Xcode and GitHub Actions show beside the files, SARIF
/// 2.1.0, an HTML page, or Markdown.
public enum Reporter: String, CaseIterable, Sendable {
  case text, json, xcode, github, sarif, html, markdown

  package static var names: [String] { allCases.map(\.rawValue) }

  /// Creates the reporter with a name; names that other tools use for the same form are accepted too.
  package init?(named name: String) {
    switch name {
    case "github-actions", "github-actions-log", "github-actions-logging": self = .github
    default: self.init(rawValue: name)
    }
  }

  /// Returns the report as text for a run whose step has a summary with everything, beside the annotations for GitHub.
  package func textBesideSummary(of report: Report) -> String {
    self == .github ? GitHubReporter.text(of: report, hasSummary: true) : text(of: report)
  }

  /// Returns the report as text, without a line break at its end. Equal reports give equal bytes.
  public func text(of report: Report) -> String {
    switch self {
    case .text: TextReporter.text(of: report)
    case .json: JSONReporter.document(of: report).text
    case .xcode: XcodeReporter.text(of: report)
    case .github: GitHubReporter.text(of: report)
    case .sarif: SARIFReporter.document(of: report).text
    case .html: HTMLReporter.text(of: report)
    case .markdown: MarkdownReporter.text(of: report)
    }
  }
}
