// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge
import PellucidSource

/// The tool `audit`: the findings about a project, a file or a text.
struct AuditTool: AssistantTool {
  let terminal: Terminal

  let name = "audit"
  let title = "Audit sources"
  let purpose =
    "Judges SwiftUI, UIKit and AppKit sources, property lists, interface files and catalogs by Apple's guidelines for "
    + "materials and Dark Mode: fixed colours, colours on materials, Liquid Glass, forced appearances. Each finding has a "
    + "rule, a place and a repair. Call it after changing views, with a file, a folder or a text."

  /// The maximum number of findings in one result. Chosen: an assistant reads no more at once.
  private static let mostFindings = 200

  var properties: [ToolProperty] {
    [
      ToolProperty("path", .text, "a project, a folder or a file"),
      ToolProperty(
        "text", .text, "Swift code to judge in place of a file",
        examples: [.string("Text(title).foregroundStyle(.black)")]),
      ToolProperty(
        "name", .text, "the path that the text belongs to", examples: [.string("Sources/App/Card.swift")]),
    ]
  }

  func result(of arguments: CallParameters, in language: Language) throws(ToolFailure) -> ToolResult {
    let (path, text, name) = try ToolFailure.reading { () throws(CallError) in
      (try arguments.text("path"), try arguments.text("text"), try arguments.text("name"))
    }
    switch (path, text) {
    case (let path?, nil):
      do throws(CommandError) { return result(try report(of: path), in: language) } catch {
        throw ToolFailure(error)
      }
    case (nil, let text?):
      return result(try report(of: Array(text.utf8), at: name, in: language), in: language)
    default: throw ToolFailure(.notOneOf("path", "text"))
    }
  }

  /// A report, and what it does not tell.
  private typealias Judged = (report: Report, notes: [RunNote])

  /// Judges what is at a path as `pellucid audit` does.
  private func report(of path: String) throws(CommandError) -> Judged {
    var verb = AuditVerb()
    verb.paths = [path]
    return try verb.report(AuditVerb.project(at: [path]), terminal)
  }

  private func report(of text: [UInt8], at name: String?, in language: Language) throws(ToolFailure) -> Judged
  {
    guard text.count <= ProjectAudit.mostBytes else {
      throw ToolFailure(.tooLong(limit: ProjectAudit.mostBytes))
    }
    let path = name ?? "text.swift"
    var run = Report.Run(verb: .audit, inputs: [path], language: language)
    run.summary = language.auditedFiles(1)
    let outcome = SourceAudit().outcome(of: text, path: path)
    let notes = outcome.error.map { [RunNote.unjudgedFile(path: path, .described($0))] } ?? []
    return (Report(run, findings: outcome.findings), notes)
  }

  /// Returns a report with no more findings than an assistant reads.
  private func result(_ judged: Judged, in language: Language) -> ToolResult {
    let report = judged.report
    var shown = report
    let rest = report.findings.count - Self.mostFindings
    if rest > 0 {
      shown = Report(report.run, findings: Array(report.findings.prefix(Self.mostFindings)))
    }
    var text = Reporter.text.text(of: shown)
    if rest > 0 {
      text += language.choose(
        "\n\(rest) more findings: name a part of the project", "\n\(rest)건 더 있습니다. 일부를 지정하세요")
    }
    for note in judged.notes { text += "\n" + note.sentence(in: language) }
    return ToolResult(text: text, value: JSONReporter.document(of: shown))
  }
}
