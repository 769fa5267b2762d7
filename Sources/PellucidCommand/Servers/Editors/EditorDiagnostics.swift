// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge
import PellucidSource

extension EditorServer {
  /// Returns the notification of the diagnostics of a document; none of them for one that was closed.
  mutating func publication(of address: String) -> JSONText {
    let version = documents[address]?.version.map { [("version", JSONText.whole($0))] } ?? []
    return .notification(
      "textDocument/publishDiagnostics",
      .object(
        [("uri", .string(address))] + version + [("diagnostics", .array(diagnostics(ofDocument: address)))]))
  }

  /// Returns the answer to an editor that asks for diagnostics.
  mutating func diagnostics(_ parameters: CallParameters) throws(CallError) -> JSONText {
    let (address, _) = try document(parameters)
    return .object(["kind": .string("full"), "items": .array(diagnostics(ofDocument: address))])
  }

  private mutating func diagnostics(ofDocument address: String) -> [JSONText] {
    guard let document = documents[address] else { return [] }
    if document.isTooLong { return [longDiagnostic(of: document)] }
    guard let judged = judgement(of: address) else { return [] }
    let end = judged.end.map { note($0.error.sentence(in: language), at: $0.range, in: document) }
    return judged.findings.map { diagnostic($0, at: judged.range(of: $0), in: document) }
      + [end].compactMap(\.self)
  }

  /// Returns a finding as a diagnostic.
  func diagnostic(_ finding: Finding, at range: Range<Int>, in document: OpenDocument) -> JSONText {
    let parts = [language.message(of: finding.fact), language.advice(for: finding)].compactMap(\.self)
    return .object([
      "range": document.text.json(range, in: client.encoding),
      "severity": .whole(Self.severity(of: finding)), "code": .string(finding.topic.id),
      "source": .string("pellucid"), "message": .string(VisibleText.line(parts.joined(separator: ": "))),
    ])
  }

  /// Returns the severity of a finding in the protocol: 1 for errors, 2 for warnings, 3 for information. A finding that something
  /// outside of the file decides is a hint, 4.
  static func severity(of finding: Finding) -> Int {
    switch finding.severity {
    case .error: 1
    case .warning: 2
    case .note: finding.verdict == .review ? 4 : 3
    }
  }

  /// Returns the diagnostic that a file is too long to be judged.
  private func longDiagnostic(of document: OpenDocument) -> JSONText {
    let megabytes = ProjectAudit.mostBytes / 1_000_000
    let message = language.choose(
      "the file has more than \(megabytes) MB and is not judged",
      "파일이 \(megabytes) MB보다 커서 판정하지 않습니다")
    return note(message, at: 0..<0, in: document)
  }

  /// Returns the diagnostic that a part of a file is not judged.
  private func note(_ message: String, at range: Range<Int>, in document: OpenDocument) -> JSONText {
    .object([
      "range": document.text.json(range, in: client.encoding), "severity": .whole(3),
      "source": .string("pellucid"), "message": .string(VisibleText.line(message)),
    ])
  }
}
