// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A form in which a report can be told.
enum Reporter: String, CaseIterable, Sendable {
  case text, json, xcode, github, sarif, html, markdown

  static var names: [String] { allCases.map(\.rawValue) }

  /// Also under the names that other tools have for the same form.
  init?(named name: String) {
    switch name {
    case "github-actions", "github-actions-log", "github-actions-logging": self = .github
    default: self.init(rawValue: name)
    }
  }

  /// The report, without a line break at its end. A pure function: the same report gives the same bytes.
  func text(of report: Report) -> String {
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

extension Reporter {
  /// What `--reporter` names; nil if it is not given.
  init?(_ arguments: ParsedArguments) throws(CommandError) {
    guard let name = arguments.text("--reporter") else { return nil }
    guard let reporter = Reporter(named: name) else {
      throw .usage("unknown value", "--reporter \(name)", Nearest.advice(name, among: Reporter.names))
    }
    if arguments.has("--json") { throw ReportFlags.excludingJSON("--reporter " + name) }
    self = reporter
  }

  /// Prints the report; on GitHub also to the page of the run.
  func tell(_ report: Report, _ terminal: Terminal) throws(CommandError) {
    let text = text(of: report)
    if !text.isEmpty { try terminal.print(text) }
    if self == .github { Self.appendSummary(report, terminal) }
  }

  /// GitHub shows the file it names on the page of the run; earlier steps may have written to it.
  private static func appendSummary(_ report: Report, _ terminal: Terminal) {
    guard let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    do {
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try file.seekToEnd()
      try file.write(contentsOf: Data((Reporter.markdown.text(of: report) + "\n\n").utf8))
      try file.close()
    } catch {
      terminal.note("pellucid: note: the step summary \(path) cannot be written")
    }
  }
}

extension ReportFinding {
  /// "Examples/ladder.json:12:7"; nil without a file.
  var location: String? {
    guard let file = place.file else { return nil }
    guard let line = place.line else { return file }
    return file + ":\(line)" + (place.column.map { ":\($0)" } ?? "")
  }

  /// "title: message", on one line.
  var sentence: String {
    let sentence = (place.name.map { $0 + ": " } ?? "") + message
    return sentence.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// "lowest 2.31:1, required 4.5:1".
  var measuredText: String { measured.map { "\($0.name) \($0.text)" }.joined(separator: ", ") }

  /// "at 24, 30"; nil without a point.
  var pointText: String? { place.point.map { "at \(Figures.text($0.x)), \(Figures.text($0.y)) points" } }

  /// The sentence and all that belongs to it, line by line.
  func paragraph(in report: Report, namesSwatches: Bool = true) -> [String] {
    var lines = [sentence]
    let evidence = [verdict.map(report.words.name), measured.isEmpty ? nil : measuredText, pointText]
      .compactMap(\.self)
    if !evidence.isEmpty { lines.append(evidence.joined(separator: ", ")) }
    if namesSwatches { lines += swatches.map { "\($0.name): \($0.color.hexText)" } }
    if let seen = report.variants(of: self) { lines.append(seen) }
    if let repair { lines.append(report.words.repair + repair) }
    return lines
  }
}
