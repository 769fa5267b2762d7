// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

@testable import PellucidAudit

/// Reads arbitrary bytes as a baseline, and checks that what it writes is read as the same baseline.
@_cdecl("LLVMFuzzerTestOneInput")
public func readBaseline(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let baseline = try? Baseline(parsing: bytes) else { return 0 }
  var report = Report(Report.Run(verb: .legibility, inputs: ["a.json"]), findings: [])
  baseline.apply(to: &report)
  precondition(report.findings.isEmpty, "a baseline adds no finding")
  guard let again = try? Baseline(parsing: Array(baseline.text.utf8)) else {
    preconditionFailure("a written baseline can be read")
  }
  precondition(again.entries == baseline.entries, "and is the same")
  return 0
}
