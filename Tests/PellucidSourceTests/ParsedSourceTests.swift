// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidJudge
import PellucidTestSupport
import Testing

@testable import PellucidSource

@Suite struct ParsedSourceTests {
  private static let source = """
    import SwiftUI

    struct Card: View {
      let title: String
      @State private var isOpen = false

      var body: some View {
        VStack(spacing: 8) {
          Text("한글 😀 \\(title)").foregroundStyle(.black).padding().background(.thinMaterial)
          if isOpen { Text("more").foregroundColor(Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)) }
          List { ForEach(0..<3) { _ in Text("row").glassEffect() } }
        }
        .background(Color.white)
      }

      private func close() { isOpen = false }
    }

    """

  @Test("A finding is about an expression within its line")
  func ranges() throws {
    let bytes = Array(Self.source.utf8)
    let judged = SourceAudit().judgement(of: ParsedSource(bytes), path: "Card.swift")
    let words = judged.findings.map { String(decoding: bytes[judged.range(of: $0)], as: UTF8.self) }
    #expect(words.contains(".black") && words.contains("Color.white"), "\(words)")
    #expect(words.allSatisfy { !$0.isEmpty && !$0.contains("\n") })
  }

  @Test("A judgement with the proofs of earlier ones finds the same")
  func proofs() {
    let bytes = Array(Self.source.utf8)
    let audit = SourceAudit()
    let judged = (0..<2).map { _ in
      audit.judgement(of: ParsedSource(bytes), path: "Card.swift").findings
    }
    #expect(judged[0] == judged[1] && judged[0].contains { !$0.figures.isEmpty })
  }

  @Test("A colour that is stated by its value is found at each of its bytes")
  func colors() throws {
    let bytes = Array(Self.source.utf8), parsed = ParsedSource(bytes)
    let start = try #require(Self.source.range(of: "Color(red")).lowerBound
    let offset = Self.source.utf8.distance(from: Self.source.startIndex, to: start)
    for place in [offset, offset + 8, offset + 30] {
      let literal = try #require(SourceAudit().color(at: place, in: parsed, path: "Card.swift"))
      #expect(literal.range.lowerBound == offset)
      #expect(literal.color == EncodedColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
    }
    #expect(SourceAudit().color(at: 3, in: parsed, path: "Card.swift") == nil)
    let wide = ParsedSource(Array("let a = Color(.displayP3, red: 1, green: 0, blue: 0)".utf8))
    #expect(SourceAudit().color(at: 12, in: wide, path: "A.swift") == nil)
  }

  @Test("The comment that ignores a rule leaves its finding out", arguments: ["\n", "\r\n"])
  func ignoring(lineEnd: String) throws {
    let text = Self.source.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineEnd)
    let bytes = Array(text.utf8)
    let judged = SourceAudit().judgement(of: ParsedSource(bytes), path: "Card.swift")
    let finding = try #require(judged.findings.first { $0.rule == .colorOnMaterial })
    let edit = Suppressions.edit(
      for: "SRC06", at: judged.range(of: finding).lowerBound, in: bytes, reason: "reason")
    #expect(edit.replacement == "      // pellucid:disable:next SRC06 reason" + lineEnd)
    let outcome = SourceAudit().outcome(of: [edit].made(in: bytes), path: "Card.swift")
    #expect(!outcome.findings.contains { $0.rule == .colorOnMaterial })
    #expect(outcome.suppressed.count == 1)
  }
}
