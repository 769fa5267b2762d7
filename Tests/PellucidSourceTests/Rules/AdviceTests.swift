// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge
import PellucidSource
import Testing

/// Tests of what findings about sources tell: what decides a review, and which colour takes the place of a fixed one.
@Suite struct AdviceTests {
  private func findings(_ source: String) -> [Finding] {
    SourceAudit().findings(in: Array(source.utf8), path: "App/Screen.swift")
  }

  private func findings(inBody views: String) -> [Finding] {
    findings("struct Example: View {\nvar body: some View {\n\(views)\n}\n}")
  }

  /// Returns the advice of the first finding.
  private func advice(_ findings: [Finding], _ language: Language = .english) -> String {
    findings.first.flatMap { language.advice(for: $0) } ?? ""
  }

  @Test("A review of a fixed colour says what decides it, in both languages, and a finding does not")
  func fixedColors() throws {
    let reviewed = try #require(findings(inBody: "Text(\"9\").foregroundStyle(.white)").first)
    let found = try #require(findings(inBody: "List { Text(\"9\").foregroundStyle(.white) }").first)
    #expect(reviewed.verdict == .review && found.verdict != .review)
    let english = Language.english.message(of: reviewed.fact)
    #expect(english.contains("what lies below it is decided elsewhere"), "\(english)")
    #expect(!Language.english.message(of: found.fact).contains("elsewhere"))
    #expect(Language.korean.message(of: reviewed.fact).contains("다른 곳에서"))
    let faded = try #require(
      findings(inBody: "List { Rectangle().fill(Color.black.opacity(progress)) }").first)
    #expect(Language.english.message(of: faded.fact).contains("opacity is worked out"))
  }

  @Test("Every question that decides a review has a sentence of its own in both languages")
  func questions() {
    let fact = SourceFact.storedAppearance
    for language in Language.allCases {
      let sentences = SourceFact.Question.allCases.map {
        language.message(of: .source(.undecided(fact, by: $0)))
      }
      #expect(Set(sentences).count == sentences.count)
      #expect(sentences.allSatisfy { $0.hasPrefix(language.message(of: .source(fact))) })
    }
    #expect(SourceFact.undecided(fact, by: .ground).rule == fact.rule)
  }

  @Test("A fixed ground is told a background, and a fixed text a style")
  func grounds() {
    #expect(
      advice(findings(inBody: "List { Text(\"a\").foregroundStyle(.black.opacity(0.9)) }")).contains(
        "primary"))
    for views in [
      "List { Details().background(Color.white) }", "List { Rectangle().fill(.black) }",
      "ZStack { Color.black; Details() }",
    ] {
      let advice = advice(findings(inBody: views))
      #expect(
        advice.contains("Color(.systemBackground)") && !advice.contains("primary"), "\(views): \(advice)")
    }
    #expect(advice(findings(inBody: "List { Rectangle().stroke(Color(white: 0.2)) }")).contains(".separator"))
    #expect(advice(findings(inBody: "List { Details().background(Color.white) }"), .korean).contains("배경"))
  }

  @Test("A fixed colour of SwiftUI on the Mac is told a colour that the Mac has")
  func mac() {
    func advice(_ view: String) -> String {
      self.advice(
        SourceAudit().findings(
          in: Array("struct Home: View { var body: some View { List { \(view) } } }".utf8),
          path: "App-macOS/Home.swift"))
    }
    #expect(advice("Details().background(Color.white)").contains("Color(.windowBackgroundColor)"))
    #expect(advice("Rectangle().stroke(Color(white: 0.2))").contains("Color(.separatorColor)"))
  }

  @Test("A fixed colour of UIKit or AppKit is told a colour of that framework")
  func frameworks() {
    for (statement, framework, color) in [
      ("title.textColor = .black", "UIKit", "UIColor.label"),
      ("box.backgroundColor = .white", "UIKit", "UIColor.systemBackground"),
      ("title.textColor = NSColor.black", "AppKit", "NSColor.labelColor"),
      ("box.backgroundColor = .white", "AppKit", "NSColor.windowBackgroundColor"),
    ] {
      let found = findings(
        "import \(framework)\nfinal class Panel: Base {\n  func setUp() { \(statement) }\n}\n")
      #expect(advice(found).contains(color), "\(statement): \(advice(found))")
    }
  }
}
