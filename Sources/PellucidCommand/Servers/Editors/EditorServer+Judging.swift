// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge
import PellucidSource

extension EditorServer {
  /// Returns the judgement of a document, which is judged unless it was since its last change; nil for one that is not judged.
  mutating func judgement(of address: String) -> JudgedSource? {
    followFacts()
    guard let document = documents[address], document.isJudged else { return nil }
    if let judged = document.judged { return judged }
    var judged = judgement(of: document, address)
    judged.findings = decided(judged.findings, about: document)
    documents[address]?.judged = judged
    return judged
  }

  private mutating func judgement(of document: OpenDocument, _ address: String) -> JudgedSource {
    let bytes = document.text.bytes
    switch document.kind {
    case nil: return JudgedSource([], of: bytes, error: nil)
    case .source:
      let source = parsed(address, document)
      return audit(of: document).judgement(of: source, path: document.name)
    case .settings:
      let file = SettingsFile(reading: bytes, path: document.name)
      return JudgedSource(file.findings(), of: bytes, error: file.error)
    case .interface:
      let file = InterfaceFile(reading: bytes, path: document.name)
      return JudgedSource(file.findings(), of: bytes, error: file.error)
    }
  }

  /// Returns findings with the severities that the team has decided on, without those that it ignores.
  private func decided(_ findings: [Finding], about document: OpenDocument) -> [Finding] {
    guard let decisions = document.decisions else { return findings }
    // The configuration names files by their paths.
    let placed = decisions.sources.concerned(findings).map { $0.inFile(document.path) }
    let run = Report.Run(verb: .audit, inputs: [document.path], language: language)
    return Report(run, findings: placed, gates: [Report.ScopedGate(decisions.gate)]).findings
  }

  /// Returns the source of a document, which is parsed where the text has changed.
  mutating func parsed(_ address: String, _ document: OpenDocument) -> ParsedSource {
    let bytes = document.text.bytes
    if let parsed = document.parsed, parsed.bytes == bytes { return parsed }
    let parsed = ParsedSource(bytes)
    documents[address]?.parsed = parsed
    return parsed
  }

  /// Returns the audit of a source, with what the files in the editor's folders tell.
  func audit(of document: OpenDocument) -> SourceAudit {
    var known = facts.all
    if let settings = document.decisions?.sources { known.add(settings) }
    return SourceAudit(known, proofs: proofs)
  }

  /// Brings the facts of the project up to date. Where they differ from those before, all sources are judged again.
  mutating func followFacts() {
    let sources = documents.filter { $0.value.kind == .source && !$0.value.isTooLong }
    guard !sources.isEmpty else { return }
    var isNew = false
    if mayFilesDiffer {
      isNew = facts.read(client.folders)
      mayFilesDiffer = false
    }
    for (address, document) in sources where !document.isTold {
      if facts.follow(parsed(address, document), of: document) { isNew = true }
      documents[address]?.isTold = true
    }
    guard isNew else { return }
    if client.pullsDiagnostics, sources.values.contains(where: { $0.judged != nil }) { request(.refresh) }
    for address in sources.keys.sorted() {
      documents[address]?.judged = nil
      touch(address)
    }
  }

  /// Reads the team's decisions about a document again. Where they differ from those before, the document is due.
  mutating func readDecisions(about address: String) {
    guard let document = documents[address], document.kind != nil else { return }
    let (old, new) = (document.decisions, decisions(about: document))
    guard (old == nil) != (new == nil) || old?.path != new?.path || old?.text != new?.text else { return }
    documents[address]?.decisions = new
    documents[address]?.judged = nil
    touch(address)
  }

  /// Returns the team's decisions about a document; nil where they leave it out or cannot be used.
  private mutating func decisions(about document: OpenDocument) -> GateDecisions? {
    let flags = GateFlags(), folder = Paths.folder(of: document.path)
    do throws(CommandError) {
      let decisions = try flags.decisions(at: flags.path(nearest: folder.isEmpty ? "." : folder))
      return decisions.exclude(document.path) ? nil : decisions
    } catch {
      complain(error.text(in: language) ?? "")
      return nil
    }
  }
}

extension Finding {
  /// Returns the finding in a file with another path.
  fileprivate func inFile(_ path: String) -> Finding {
    var finding = self
    finding.place.file = path
    return finding
  }
}
