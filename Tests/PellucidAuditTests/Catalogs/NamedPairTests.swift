// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidCatalogSupport
import Testing

@testable import PellucidAudit
@testable import PellucidJudge

/// Tests of the roles and the pairs that are inferred from asset names.
@Suite struct NamedPairTests {
  private func roles(_ names: String...) throws -> [ColorRole?] {
    try names.map { name in
      let library = try JudgedSets.library([name: ["any": "#123456"]])
      return CatalogJudge(library).role(of: 0)
    }
  }

  @Test("The last word that names a role decides a colour's role")
  func rolesByTheLastWordThatSaysOne() throws {
    #expect(
      try roles("labelPrimary", "badge_text", "cardBackgroundColor", "Text Colors/Body 2") == [
        .text, .text, .background, .text,
      ])
    #expect(
      try roles("iconBackground", "TextFieldBorder", "accent", "Risk/Icon/Red") == [
        .background, .separator, .fill, .symbol,
      ])
    #expect(try roles("onPrimary", "배경", "보조 텍스트", "Brand/Ink") == [.text, .background, .text, .text])
  }

  @Test("Names without a role word have no role")
  func whatSaysNoRole() throws {
    #expect(
      try roles("tint20", "LinkCard", "cardShadow", "textDisabled", "Brand/Red") == [nil, nil, nil, nil, nil])
  }

  private func pairs(_ names: [String]) throws -> [String] {
    var folders: [CatalogFolder] = []
    let set = ColorSet(entries: [ColorSet.Entry(.color(CatalogColor(.srgb, white: 0)), for: Selectors())])
    for name in names {
      folders.append(
        CatalogFolder(
          path: "A.xcassets/\(name).colorset", catalog: "A.xcassets", role: .asset(.colorSet),
          text: .bytes(ContentsText.contents(of: set))))
    }
    let library = AssetLibrary(reading: folders)
    return CatalogJudge(library).pairs.map { pair in
      guard case .asset(let ground) = pair.background, case .named(let confidence) = pair.source else {
        return "?"
      }
      return "\(library.assets[pair.foreground].name) on \(library.assets[ground].name), \(confidence)"
    }
  }

  @Test("Pair foregrounds with backgrounds by their names")
  func pairsByName() throws {
    #expect(
      try pairs(["onCard", "card", "cardBackground"]) == [
        "onCard on card, strong", "onCard on cardBackground, strong",
      ])
    #expect(
      try pairs(["badgeText", "badgeBackground", "menuBackground"]) == [
        "badgeText on badgeBackground, strong"
      ])
    #expect(
      try pairs(["Risk/Icon/Red", "Risk/Background/Red", "Risk/Background/Green"]) == ["Red on Red, strong"])
    #expect(
      try pairs(["secondaryText", "background", "menuBackground"]) == ["secondaryText on background, likely"])
  }

  @Test("Names of different subjects or states make no pair")
  func whatDoesNotMeet() throws {
    for names in [
      ["buttonText", "background"], ["textInverse", "background"], ["foreground2", "background2"],
      ["textDisabled", "background"], ["separator", "background"],
    ] {
      #expect(try pairs(names).isEmpty, "\(names)")
    }
    let findings = try JudgedSets.findings(
      ["Text": ["any": "#999999"], "Background": ["any": "#888888"]], #"{"version": 1, "names": false}"#)
    #expect(!findings.rules.contains("CAT04"))
  }

  /// A word that begins most names is the app's own and is ignored.
  @Test("Ignore a prefix shared by most names")
  func theNameOfTheAppIsLeftOut() throws {
    #expect(
      try pairs(["ZZ Text", "ZZ Background", "ZZ Meadow", "ZZ Sky", "ZZ Sea"]) == [
        "ZZ Text on ZZ Background, likely"
      ])
  }

  /// A scene that is always dark proves nothing about light, where the pair inferred from names still counts.
  @Test("A pair drawn in a scene replaces the named pair in that scene's appearances only")
  func whatScenesSayCountsInTheirSchemes() throws {
    let library = try JudgedSets.library([
      "badgeText": ["any": "#999999", "dark": "#888888"],
      "badgeBackground": ["any": "#AAAAAA", "dark": "#777777"],
    ])
    func index(_ name: String) throws -> Int { try #require(library.assets.firstIndex { $0.name == name }) }
    var drawn = ColorPair(
      try index("badgeText"), on: .asset(try index("badgeBackground")), as: .text, .scene("a.json"))
    func variants(_ judge: CatalogJudge) -> [Set<String>] {
      judge.findings.filter { $0.rule == .pairContrast }.map { Set($0.variants) }
    }
    let (light, dark) = (Set(["light", "light-increased"]), Set(["dark", "dark-increased"]))
    let whole = CatalogJudge(library, scenes: [drawn])
    #expect(whole.pairs == [drawn] && variants(whole) == [light.union(dark)])
    drawn.schemes = [.dark]
    let half = CatalogJudge(library, scenes: [drawn])
    #expect(half.pairs.map(\.schemes) == [[.dark], [.light]])
    #expect(variants(half) == [dark, light])
  }

  /// The pairs of one catalog are judged up to a limit; findings name the catalog that exceeds it.
  @Test("Limit the pairs of a catalog with too many names, and report it")
  func tooManyNamesAreSaid() throws {
    var folders: [CatalogFolder] = []
    func add(_ catalog: String, _ name: String, _ color: String, dark: String) throws {
      var entry = ColorSet.Entry(.color(try JudgedSets.color(dark)))
      entry.selectors.appearance = AppearanceSelector(.dark)
      let set = ColorSet(entries: [ColorSet.Entry(.color(try JudgedSets.color(color))), entry])
      folders.append(
        CatalogFolder(
          path: "\(catalog)/\(name).colorset", catalog: catalog, role: .asset(.colorSet),
          text: .bytes(ContentsText.contents(of: set))))
    }
    for (catalog, count) in [("Few.xcassets", 10), ("Many.xcassets", 142)] {
      for number in 1...count {
        let line = String(repeating: "_", count: number)
        try add(catalog, "card\(line)text", "#000000", dark: "#FFFFFF")
        try add(catalog, "card\(line)background", "#FFFFFF", dark: "#000000")
        try add(catalog, "elevated\(line)card_background", "#FFFFFF", dark: "#202020")
      }
    }
    let judge = CatalogJudge(AssetLibrary(reading: folders))
    #expect(judge.pairs.count == 10 * 10 + 20_000)
    let cut = judge.findings.filter { $0.verdict == .review && $0.name.isEmpty }
    #expect(cut.map(\.path) == ["Many.xcassets", "Many.xcassets"])
    #expect(cut.map(\.topic.id) == ["CAT04", "CAT08"])
    #expect(cut.map(\.fact) == [.asset(.pairsCut(limit: 20_000)), .asset(.levelsCut(limit: 20_000))])
  }

  @Test("A pair that is only likely is a warning for review")
  func onlyLikelyPairsAreNoErrors() throws {
    let findings = try JudgedSets.findings([
      "secondaryText": ["any": "#AAAAAA", "dark": "#555555"],
      "background": ["any": "#FFFFFF", "dark": "#000000"],
    ])
    let finding = try #require(findings["CAT04", "secondaryText"])
    #expect(finding.severity == .warning && finding.verdict == .review)
  }
}
