// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge
import PellucidSource

/// A change that an editor offers.
struct CodeAction {
  /// The kind of all changes.
  static let kind = "quickfix"

  var title: String
  var edits: [SourceEdit]
  /// The diagnostic that the change settles.
  var diagnostic: JSONText
  /// A Boolean value that is true for a change that settles the finding and changes nothing else.
  var isPreferred = false

  /// Returns a Boolean value indicating whether an editor asks for changes of the kind, or of all kinds.
  static func isWanted(_ kinds: [String]) -> Bool {
    kinds.isEmpty || kinds.contains { $0 == kind || $0.isEmpty }
  }
}

extension EditorServer {
  /// Returns the changes that settle the findings in a range.
  mutating func actions(_ parameters: CallParameters) throws(CallError) -> JSONText {
    let (address, document) = try document(parameters)
    let (start, end) = try parameters.range("range")
    let isWanted = CodeAction.isWanted(try parameters.object("context").texts("only"))
    guard isWanted, let judged = judgement(of: address) else { return .array([]) }
    let first = document.text.offset(of: start, in: client.encoding)
    let last = document.text.offset(of: end, in: client.encoding)
    var offered: [CodeAction] = []
    for finding in judged.findings {
      let range = judged.range(of: finding)
      guard range.lowerBound <= last, first <= range.upperBound else { continue }
      offered += actions(for: finding, at: range, in: document)
    }
    return .array(offered.map { json($0, address, document) })
  }

  /// Returns the edits of a finding, and the comment that leaves it out.
  private func actions(for finding: Finding, at range: Range<Int>, in document: OpenDocument) -> [CodeAction]
  {
    let diagnostic = diagnostic(finding, at: range, in: document)
    var actions = finding.remedies.compactMap { remedy -> CodeAction? in
      guard case .source(let edits, let shown) = remedy, !edits.isEmpty else { return nil }
      let title = language.choose("Write \(shown.shown)", "\(shown.shown)(으)로 바꾸기")
      return CodeAction(
        title: title, edits: edits, diagnostic: diagnostic, isPreferred: finding.verdict != .review)
    }
    if document.kind == .source, let rule = finding.rule {
      let edit = Suppressions.edit(
        for: rule.id, at: range.lowerBound, in: document.text.bytes, reason: language.choose("reason", "이유"))
      let title = language.choose("Ignore \(rule.id) with a reason", "이유를 적고 \(rule.id) 무시하기")
      actions.append(CodeAction(title: title, edits: [edit], diagnostic: diagnostic))
    }
    return actions
  }

  private func json(_ action: CodeAction, _ address: String, _ document: OpenDocument) -> JSONText {
    let edits: [JSONText] = action.edits.map { edit in
      .object([
        "range": document.text.json(edit.range, in: client.encoding), "newText": .string(edit.replacement),
      ])
    }
    return .object([
      "title": .string(action.title), "kind": .string(CodeAction.kind),
      "diagnostics": .array([action.diagnostic]), "isPreferred": .bool(action.isPreferred),
      "edit": change(.array(edits), address, document),
    ])
  }

  /// Returns a change of a document, with its version where the editor knows versions.
  private func change(_ edits: JSONText, _ address: String, _ document: OpenDocument) -> JSONText {
    guard client.knowsVersions else { return .object(["changes": .object([(address, edits)])]) }
    let version: JSONText = document.version.map { .whole($0) } ?? .null
    let subject: JSONText = .object(["uri": .string(address), "version": version])
    return .object(["documentChanges": .array([.object(["textDocument": subject, "edits": edits])])])
  }
}
