// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
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
        "Text(\"a\").foregroundStyle(.gray).background(.thickMaterial)", ".gray",
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

  @Test("No edit writes a style that is not proven to be enough, and the advice tells how far it goes")
  func insufficient() throws {
    for (color, material) in [
      (".quaternary", "ultraThin"), (".gray", "ultraThin"), (".gray", "thin"), (".quaternary", "thin"),
    ] {
      let view = "Text(\"a\").foregroundStyle(\(color)).background(.\(material)Material)"
      let finding = try #require(findings(view).findings.first)
      #expect(finding.sourceEdits.isEmpty && finding.remedies.count == 1, "\(finding.remedies)")
      guard case .insufficientStyle(let style)? = finding.remedies.first else { continue }
      #expect(style.style == ".primary" && style.material == material && style.bound < style.required)
      let advice = try #require(Language.english.advice(for: finding))
      #expect(advice.contains("4.5:1") && advice.contains(material), "\(advice)")
      // The material that the advice names is one on which the edit holds.
      let sufficient = try #require(style.sufficientMaterial)
      let thicker = view.replacing(material, with: sufficient).replacing(color, with: ".gray")
      #expect(edited(thicker).contains(".primary"))
    }
  }

  @Test("The contrast after each edit on a material reaches what is required in every setting")
  func edited() throws {
    for material in ["ultraThin", "thin", "regular", "thick", "ultraThick"] {
      for color in [".gray", ".quaternary", "Color(white: 0.5)", ".white"] {
        let view = "Text(\"a\").foregroundStyle(\(color)).background(.\(material)Material)"
        for finding in findings(view).findings {
          guard let edit = finding.sourceEdits.first else { continue }
          let level: PairForeground = .level(edit.replacement == ".primary" ? .label : .secondaryLabel)
          let proof = try #require(SourceProof(level, on: material, platform: .iOS))
          #expect(proof.holds, "\(edit.replacement) on \(material)")
        }
      }
    }
  }

  @Test("No edit and no proof where the colour or a view lets what is behind through")
  func translucent() {
    let views = [
      "Text(\"a\").foregroundStyle(.gray.opacity(0.5)).background(.thickMaterial)",
      "Text(\"a\").foregroundStyle(.gray).opacity(0.5).background(.thickMaterial)",
      "Text(\"a\").opacity(fade).foregroundStyle(.gray).background(.thickMaterial)",
      "VStack { Text(\"a\").foregroundStyle(.gray) }.opacity(isOn ? 1 : 0.5).background(.thickMaterial)",
      "Text(\"a\").foregroundStyle(.black.opacity(0.5))", "Text(\"a\").foregroundColor(.black).opacity(0.5)",
    ]
    for view in views {
      let found = findings(view).findings
      #expect(!found.isEmpty && found.allSatisfy { $0.remedies.isEmpty && $0.figures.isEmpty }, "\(view)")
    }
    let opaque = "Text(\"a\").opacity(1).foregroundStyle(.gray).background(.thickMaterial)"
    #expect(edited(opaque).contains(".primary"))
  }

  @Test(
    "A source that is no text is not judged, and its bytes do not move the edits of what an editor parses")
  func foreignBytes() {
    let line =
      Array("    Text(\"".utf8) + [0xFF, 0xC3, 0xE2, 0x82] + Array("\").foregroundColor(.black)\n".utf8)
    let source =
      Array("import SwiftUI\nstruct Home: View {\n  var body: some View {\n".utf8) + line
      + Array("  }\n}\n".utf8)
    let outcome = SourceAudit().outcome(of: source, path: "Home.swift")
    #expect(outcome.error == .notText && outcome.findings.isEmpty)
    var proofs = SourceProofs()
    let parsed = ParsedSource(source)
    let findings = SourceAudit().judgement(of: parsed, path: "Home.swift", by: &proofs).findings
    let edits = findings.flatMap(\.sourceEdits)
    #expect(edits.map { String(decoding: source[$0.range], as: UTF8.self) } == [".black"], "\(findings)")
  }
}
