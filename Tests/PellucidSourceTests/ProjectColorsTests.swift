// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidDesign
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

  @Test("Contrasts are proven in the looks of the systems that the team states")
  func looks() throws {
    let view = #"Text("a").foregroundStyle(Color.gray).glassEffect()"#
    let source = Array("struct Home: View { var body: some View { \(view) } }".utf8)
    func bound(_ looks: [Look]) throws -> Double? {
      var settings = SourceSettings()
      settings.looks = looks
      var facts = ProjectFacts()
      facts.add(settings)
      let findings = SourceAudit(facts).findings(in: source, path: "App/Home.swift")
      let finding = try #require(findings.first { $0.ruleID == "SRC06" })
      return finding.figures.first { $0.quantity == .bound }?.value
    }
    // Before release 26 there is no glass.
    #expect(try bound([.ios18]) == nil)
    #expect(try bound([.os26, .os27]) != nil)
  }

  @Test(
    "A large text needs 3:1, an ordinary one 4.5:1",
    arguments: [
      (".largeTitle", 3.0), (".title.bold()", 3.0), (".system(size: 24)", 3.0), (".system(.title2)", 3.0),
      (".body", 4.5),
      (".system(size: 17)", 4.5), ("small", 4.5),
    ])
  func largeTexts(_ font: String, _ required: Double) throws {
    let view = #"Text("a").font(\#(font)).foregroundStyle(Color.gray).background(.thinMaterial)"#
    let source = Array("struct Home: View { var body: some View { \(view) } }".utf8)
    let findings = SourceAudit().findings(in: source, path: "App/Home.swift")
    let finding = try #require(findings.first { $0.ruleID == "SRC06" })
    #expect(finding.figures.first { $0.quantity == .required }?.value == required)
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

  // MARK: Colours of catalogs

  /// Returns a set of a grey for each of the settings that are stated.
  private func set(_ light: Double, dark: Double? = nil) -> ColorSet {
    func entry(_ white: Double, _ scheme: AppearanceSelector.Scheme) -> ColorSet.Entry {
      var selectors = Selectors()
      selectors.appearance.scheme = scheme
      return ColorSet.Entry(
        .color(CatalogColor(.srgb, red: white, green: white, blue: white)), for: selectors)
    }
    return ColorSet(entries: [entry(light, .any)] + (dark.map { [entry($0, .dark)] } ?? []))
  }

  private func bound(_ colors: ColorSet, _ appearances: [Appearance] = Appearance.allCases) throws -> Double {
    let scope = ProofScope(.iOS, in: appearances)
    return try #require(
      SourceProof(.asset("Ink", colors), on: .material("thick"), in: scope)?.worst.outcome.lowest
    ).bound
  }

  @Test("A colour of a catalog on a material is proven in each of its variants")
  func variants() throws {
    let both = try bound(set(0, dark: 1)), light = try bound(set(0)), onlyLight = try bound(set(0), [.light])
    #expect(both > 7 && light < 2 && onlyLight > 7)
    #expect(
      SourceProof(.asset("Ink", ColorSet(entries: [])), on: .material("thick"), in: ProofScope(.iOS)) == nil)
  }

  @Test("The variants of a colour are known where one catalog has it, or several have the same")
  func sets() {
    var colors = ProjectColors()
    colors.addAsset("Ink", set(0), follows: false)
    #expect(colors.set(named: "ink") == set(0))
    colors.addAsset("Ink", set(0), follows: false)
    #expect(colors.set(named: "Ink") == set(0))
    colors.addAsset("Ink", set(0.5), follows: false)
    #expect(colors.set(named: "Ink") == nil && colors.set(named: "Paper") == nil)
  }

  // MARK: Surfaces of other files

  private static let styles = """
    import SwiftUI
    extension View {
      func panel() -> some View { padding().background(.thinMaterial) }
      func banner() -> some View { self.padding().background(Color.blue) }
      func spaced() -> some View { padding(20) }
      func chosen(_ isOn: Bool) -> some View { background(isOn ? Color.white : Color.black) }
    }
    struct Plate: ViewModifier { func body(content: Content) -> some View { content.background(.regularMaterial) } }
    struct Pressed: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.padding().glassEffect() }
    }
    struct Frame<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View { VStack { content }.background(.ultraThinMaterial) }
    }
    """

  /// Returns the rules that are broken by the lines of a body, beside a file with modifiers.
  private func broken(_ view: String, beside files: String...) -> [String] {
    let source = Array("struct Home: View {\n  var body: some View {\n    \(view)\n  }\n}\n".utf8)
    var facts = ProjectFacts()
    for (index, file) in ([Self.styles] + files).enumerated() {
      facts.add(Array(file.utf8), path: "App/\(index).swift")
    }
    return SourceAudit(facts).findings(in: source, path: "App/Home.swift").map {
      $0.ruleID + ($0.verdict == .review ? " review" : "")
    }
  }

  @Test("A surface that a modifier, a style or a container of another file lays is below the texts on it")
  func surfaces() {
    for view in [
      "Text(\"a\").foregroundStyle(.gray).panel()", "Text(\"a\").foregroundStyle(.gray).modifier(Plate())",
      "Button { } label: { Text(\"a\").foregroundStyle(.gray) }.buttonStyle(Pressed())",
      "Frame { Text(\"a\").foregroundStyle(.gray) }",
    ] {
      #expect(broken(view) == ["SRC06"], "\(view)")
    }
  }

  @Test(
    "White on a coloured modifier of another file is no finding, and nothing is known of what lays none or one of several"
  )
  func otherSurfaces() {
    #expect(broken("Text(\"a\").foregroundStyle(.white).banner()") == [])
    #expect(broken("Text(\"a\").foregroundStyle(.gray).spaced()") == [])
    #expect(broken("Text(\"a\").foregroundStyle(.gray).chosen(true)") == [])
    let other = "extension View { func panel() -> some View { background(Color.red) } }"
    #expect(broken("Text(\"a\").foregroundStyle(.gray).panel()", beside: other) == [])
  }
}
