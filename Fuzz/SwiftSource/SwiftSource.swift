// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge
import PellucidSource

/// Judges arbitrary bytes as a Swift source, as the audit and as editors do, and makes the edits of its findings.
@_cdecl("LLVMFuzzerTestOneInput")
public func judgeSource(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var facts = ProjectFacts()
  facts.add(bytes, path: "App/Fuzzed.swift")
  let audit = SourceAudit(facts)
  let outcome = audit.outcome(of: bytes, path: "App/Fuzzed.swift")
  let parsed = audit.judgement(of: ParsedSource(bytes), path: "App/Fuzzed.swift")
  precondition(
    outcome.error == .notText || parsed.findings == outcome.findings,
    "what is not parsed, because it has no word of a rule, has no findings")
  let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
  for finding in outcome.findings + outcome.suppressed.map(\.finding) {
    precondition(
      finding.place.line.map { (1...lines).contains($0) } ?? false, "findings have a line of the file")
    for remedy in finding.remedies {
      guard case .source(let edits, _) = remedy else { continue }
      precondition(edits.allSatisfy { $0.range.upperBound <= bytes.count }, "edits lie in the file")
      _ = edits.made(in: bytes)
    }
  }
  return 0
}
