// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge
import PellucidSource
import Testing

/// Tests of comments that leave findings out.
@Suite struct SuppressionTests {
  private func outcome(_ source: String) -> SourceAudit.Outcome {
    SourceAudit().outcome(of: Array(source.utf8), path: "Home.swift")
  }

  /// Returns a view with a black heading, which breaks SRC01, and a comment before it.
  private func heading(_ comment: String, after: String = "") -> String {
    """
    import SwiftUI
    struct Home: View {
      var body: some View {
        VStack {
          \(comment)
          Text("Courses").foregroundColor(.black) \(after)
        }
      }
    }
    """
  }

  @Test("A comment about the next line, or about its own, leaves a finding out with its reason")
  func used() {
    #expect(outcome(heading("")).findings.map(\.ruleID) == ["SRC01"])
    let sources = [
      heading("// pellucid:disable:next SRC01 the page is printed"),
      heading("// pellucid:disable:next SRC01, SRC02 — the page is printed\n      // and more\n"),
      heading("", after: "// pellucid:disable:this SRC01 the page is printed"),
    ]
    for source in sources {
      let outcome = outcome(source)
      #expect(
        outcome.findings.isEmpty && outcome.suppressed.map(\.reason) == ["the page is printed"], "\(source)")
    }
  }

  @Test("A comment without a reason, a rule or a line is a warning, and leaves nothing out")
  func faults() {
    let faults: [(String, SuppressionFault)] = [
      ("// pellucid:disable:next SRC01", .noReason), ("// pellucid:disable:next SRC01 —", .noReason),
      ("// pellucid:disable:next all of it", .noRule("all")), ("// pellucid:disable SRC01 printed", .noPlace),
    ]
    for (comment, fault) in faults {
      let findings = outcome(heading(comment)).findings
      #expect(findings.map(\.fact).contains(.suppression(fault)), "\(comment): \(findings)")
      #expect(findings.contains { $0.ruleID == "SRC01" })
    }
  }

  @Test("A comment that leaves nothing out is a note; one in a string is none")
  func unused() {
    let source = heading("// pellucid:disable:next SRC05 no layer here")
    #expect(
      outcome(source).findings.contains {
        $0.fact == .suppression(.unused(.frozenColor)) && $0.severity == .note
      })
    let text = heading("Text(\"// pellucid:disable:next SRC01 printed\")")
    #expect(outcome(text).findings.map(\.ruleID) == ["SRC01"])
  }
}
