// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge
import Testing

@testable import PellucidSource

@Suite struct ProjectColorsTests {
  private func colors(_ name: String, follows: Bool) -> ProjectColors {
    var colors = ProjectColors()
    colors.addAsset(name, follows: follows)
    return colors
  }

  @Test(
    "A colour that catalogs define differently is not known to follow the appearance, whatever their order")
  func catalogs() {
    let first = colors("panel", follows: true), second = colors("Panel", follows: false)
    for (one, other) in [(first, second), (second, first)] {
      var both = one
      both.merge(other)
      #expect(both.asset(named: "panel") == .asset("Panel"))
    }
    var twice = first
    twice.merge(first)
    #expect(twice.asset(named: "panel") == .adaptingAsset("panel"))
  }

  // MARK: Colours that other files state

  private static let theme = """
    import SwiftUI
    extension Color {
      static let brand = Color(red: 0.2, green: 0.2, blue: 0.3)
      static var veil: Color { Color.black.opacity(0.3) }
    }
    enum Theme {
      enum Grounds { static let paper = Color(red: 1, green: 0.95, blue: 0.9), page = Color(.systemBackground) }
      static let ink = Color.black
    }
    """

  /// Returns the rules that are broken by the lines of a body, beside a file with colours.
  private func rules(_ view: String, settings: SourceSettings? = nil) -> [String] {
    let source = Array("struct Home: View {\n  var body: some View {\n    \(view)\n  }\n}\n".utf8)
    var facts = ProjectFacts()
    facts.add(Array(Self.theme.utf8), path: "App/Theme.swift")
    facts.add(source, path: "App/Home.swift")
    if let settings { facts.add(settings) }
    return SourceAudit(facts).findings(in: source, path: "App/Home.swift").map {
      $0.ruleID + ($0.verdict == .review ? " review" : "")
    }
  }

  @Test("A fixed colour of another file is reported where a text has it")
  func texts() {
    #expect(rules("Text(\"a\").foregroundStyle(Color.brand)") == ["SRC01"])
    #expect(rules("Text(\"a\").foregroundStyle(Theme.ink)") == ["SRC01"])
    #expect(rules("Text(\"a\").foregroundStyle(Theme.unknown)") == [])
  }

  @Test("A ground of another file is fixed or follows the appearance as that file states")
  func grounds() {
    #expect(rules("Text(\"a\").foregroundStyle(.black).background(Theme.Grounds.paper)") == ["SRC01"])
    #expect(rules("Text(\"a\").background(Theme.Grounds.paper)") == ["SRC01", "SRC02"])
    #expect(rules("Text(\"a\").foregroundStyle(.black).background(Theme.Grounds.page)") == ["SRC02"])
  }

  @Test("A colour of another file on a material has its proven contrast")
  func proofs() {
    let source = Array(
      "struct Home: View { var body: some View { Text(\"a\").foregroundStyle(Color.brand).background(.thinMaterial) } }"
        .utf8)
    var facts = ProjectFacts()
    facts.add(Array(Self.theme.utf8), path: "App/Theme.swift")
    let findings = SourceAudit(facts).findings(in: source, path: "App/Home.swift")
    #expect(findings.map(\.ruleID) == ["SRC06"] && !findings[0].figures.isEmpty, "\(findings)")
  }

  @Test("A colour with an opacity, and one that the team states to be fixed on purpose, are not reported")
  func others() {
    #expect(rules("Text(\"a\").foregroundStyle(Color.veil)") == [])
    var settings = SourceSettings()
    settings.fixedBackgrounds = ["ink", "brand"]
    #expect(rules("Text(\"a\").foregroundStyle(Theme.ink)", settings: settings) == [])
    #expect(rules("Text(\"a\").foregroundStyle(Color.brand)", settings: settings) == [])
  }

  @Test("Black is replaced only where the ground is known to follow the appearance")
  func edits() {
    func edits(_ name: String) -> Int {
      let source = "struct \(name): View { var body: some View { Text(\"a\").foregroundStyle(.black) } }"
      let findings = SourceAudit().findings(in: Array(source.utf8), path: "App/A.swift")
      return findings.flatMap(\.sourceEdits).count
    }
    #expect(edits("HomeScreen") == 1)
    #expect(edits("Badge") == 0)
  }
}
