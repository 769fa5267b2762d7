// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge
import PellucidSource
import Testing

/// Tests of the contrasts and the edits that findings about sources carry.
@Suite struct ProofTests {
  private func findings(_ view: String) -> (source: [UInt8], findings: [Finding]) {
    let source = Array(
      "import SwiftUI\nstruct Home: View {\n  var body: some View {\n    \(view)\n  }\n}\n".utf8)
    return (source, SourceAudit().outcome(of: source, path: "Home.swift").findings)
  }

  /// Returns the source after the edits of its findings.
  private func edited(_ view: String) -> String {
    let (source, findings) = findings(view)
    let edits = findings.flatMap(\.sourceEdits)
    return String(decoding: edits.made(in: source), as: UTF8.self)
  }

  @Test("A colour on a known material has the lowest contrast over every backdrop, and the backdrop")
  func proven() throws {
    let finding = try #require(
      findings("Text(\"Share\").foregroundStyle(.gray).background(.thinMaterial)").findings.first)
    #expect(finding.ruleID == "SRC06" && finding.verdict == .proven)
    let bound = try #require(finding.figures.first { $0.quantity == .bound })
    // Some backdrop makes the material as grey as the text.
    #expect(bound.value >= 1 && bound.value < 3)
    #expect(!finding.swatches.isEmpty)
  }

  @Test(
    "Edits write a vibrant level, regular glass and materials that follow the appearance, and nothing else")
  func edits() {
    let views = [
      (
        "Text(\"a\").foregroundStyle(.quaternary).background(.ultraThinMaterial)", ".quaternary",
        [".primary", ".secondary"]
      ),
      ("List { Text(\"a\").glassEffect(.clear, in: .circle) }", ".clear", [".regular"]),
      ("Text(\"a\").foregroundColor(.black)", ".black", [".primary"]),
    ]
    for (view, old, new) in views {
      let expected = new.map { view.replacing(old, with: $0) }
      let result = edited(view)
      #expect(expected.contains { result.contains($0) }, "\(result)")
    }
  }

  @Test("Bytes that are no text before a finding do not move its edits")
  func foreignBytes() {
    let line =
      Array("    Text(\"".utf8) + [0xFF, 0xC3, 0xE2, 0x82] + Array("\").foregroundColor(.black)\n".utf8)
    let source =
      Array("import SwiftUI\nstruct Home: View {\n  var body: some View {\n".utf8) + line
      + Array("  }\n}\n".utf8)
    let findings = SourceAudit().outcome(of: source, path: "Home.swift").findings
    let edits = findings.flatMap(\.sourceEdits)
    #expect(edits.map { String(decoding: source[$0.range], as: UTF8.self) } == [".black"], "\(findings)")
  }
}
