// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidCatalogSupport
import PellucidColor
import PellucidDesign
import PellucidTestSupport
import Testing

@testable import PellucidAudit
@testable import PellucidJudge

/// Tests of CAT04 and CAT05, and of the values that they suggest.
@Suite struct PairRuleTests {
  private static let pairs = #"{"version": 1, "pairs": [{"foreground": "Note", "background": "Page"}]}"#

  @Test("CAT04 reports a pair with too little contrast")
  func tooLittleContrast() throws {
    let bad = try JudgedSets.findings(
      ["Note": ["any": "#8E8E93", "dark": "#FFFFFF"], "Page": ["any": "#FFFFFF", "dark": "#000000"]],
      Self.pairs)
    let finding = try #require(bad["CAT04", "Note"])
    #expect(finding.severity == .error && finding.verdict == .proven)
    #expect(finding.variants == ["light", "light-increased"])
    #expect(abs(try #require(finding.value(.contrast)) - 3.2612) < 0.001)
    #expect(finding.value(.required) == 4.5)
    let suggestion = try #require(finding.suggestions.first)
    #expect(finding.suggestions.count == 1 && suggestion.selectors == Selectors())
    #expect((4.5..<4.7).contains(try #require(suggestion.ratio)))
    let good = try JudgedSets.findings(
      ["Note": ["any": "#4B5563", "dark": "#FFFFFF"], "Page": ["any": "#FFFFFF", "dark": "#000000"]],
      Self.pairs)
    #expect(good["CAT04", "Note"] == nil)
    let near = try JudgedSets.findings(
      ["Note": ["any": "#6E6E73", "dark": "#FFFFFF"], "Page": ["any": "#FFFFFF", "dark": "#000000"]],
      Self.pairs)
    #expect(near["CAT04", "Note"]?.severity == .warning)
    #expect(near["CAT04", "Note"]?.value(.recommended) == 7)
  }

  @Test("Large text and symbols need less contrast than text")
  func largeTextAndSymbolsNeedLess() throws {
    for (use, severity) in [("text", Severity.error), ("largeText", .warning)] {
      let findings = try JudgedSets.findings(
        ["Note": ["any": "#8E8E93", "dark": "#FFFFFF"], "Page": ["any": "#FFFFFF", "dark": "#000000"]],
        Self.pairs.replacing(#""Page"}"#, with: #""Page", "use": "\#(use)"}"#))
      #expect(findings["CAT04", "Note"]?.severity == severity)
    }
    let symbol = try JudgedSets.findings(
      ["Note": ["any": "#8E8E93", "dark": "#FFFFFF"], "Page": ["any": "#FFFFFF", "dark": "#000000"]],
      Self.pairs.replacing(#""Page"}"#, with: #""Page", "use": "symbol"}"#))
    #expect(symbol["CAT04", "Note"] == nil)
  }

  @Test("CAT05 reports a pair whose contrast falls under Increase Contrast")
  func increaseContrastLowersContrast() throws {
    let bad = try JudgedSets.findings(
      [
        "Note": ["any": "#000000", "dark": "#AEAEB2", "darkHigh": "#6B6B70"],
        "Page": ["any": "#FFFFFF", "dark": "#1C1C1E"],
      ], Self.pairs)
    let finding = try #require(bad["CAT05", "Note"])
    #expect(finding.severity == .error && finding.variants == ["dark-increased"])
    #expect(abs(try #require(finding.value(.contrast)) - 3.21) < 0.01)
    #expect(abs(try #require(finding.value(.contrastAtStandard)) - 7.69) < 0.01)
    let suggestion = try #require(finding.suggestions.first)
    #expect(suggestion.selectors.appearance == AppearanceSelector(.dark, .increased))
    #expect(try #require(suggestion.ratio) >= 7.69)
    let good = try JudgedSets.findings(
      [
        "Note": ["any": "#000000", "dark": "#AEAEB2", "darkHigh": "#FFFFFF"],
        "Page": ["any": "#FFFFFF", "dark": "#1C1C1E"],
      ], Self.pairs)
    #expect(good["CAT05", "Note"] == nil)
  }

  /// A system colour used as a ground has its own value in every variant, levels included.
  @Test("System colours as grounds are measured in every variant")
  func colorsOfTheSystemAreGrounds() throws {
    let pairs = """
      {"version": 1, "names": false,
       "pairs": [{"foreground": "Note", "background": "REF:ios:systemBackgroundColor"}]}
      """
    let bad = try JudgedSets.findings(["Note": ["any": "#000000", "dark": "#6E6E73"]], pairs)
    let finding = try #require(bad["CAT04", "Note"])
    #expect(finding.severity == .error && finding.verdict == .proven)
    #expect(!finding.variants.isEmpty && finding.variants.allSatisfy { $0.hasPrefix("dark") })
    #expect(finding.variants.contains { $0.contains("elevated") })
    let good = try JudgedSets.findings(["Note": ["any": "#000000", "dark": "#FFFFFF"]], pairs)
    #expect(good["CAT04", "Note"] == nil)
  }

  /// The system's own backgrounds differ by level, so a pair may hold on one level and fail on the other.
  @Test("Measure a pair on both levels of a system background")
  func levelsOfTheSystemAreTried() throws {
    let findings = try JudgedSets.findings(
      ["Note": ["any": "#000000", "dark": "#767676"], "Page": ["any": "ios:systemBackgroundColor"]],
      Self.pairs)
    let required = try #require(findings.first { $0.rule == .pairContrast && $0.severity == .error })
    #expect(required.variants.contains("dark-elevated"))
    #expect(!required.variants.contains("dark"))
  }

  @Test("Measure variants that exist for one gamut or one idiom only")
  func gamutsAndIdiomsOfTheirOwnAreTried() throws {
    var mac = Selectors()
    (mac.idiom, mac.gamut) = (.mac, .displayP3)
    let low = ColorSet.Entry(.color(try JudgedSets.color("#999999")), for: mac)
    let set = ColorSet(entries: [ColorSet.Entry(.color(try JudgedSets.color("#000000"))), low])
    let folder = CatalogFolder(
      path: "Note.colorset", catalog: "", role: .asset(.colorSet),
      text: .bytes(ContentsText.contents(of: set)))
    let configuration = try LintConfiguration(
      parsing: Array(##"{"version": 1, "pairs": [{"foreground": "Note", "background": "#FFFFFF"}]}"##.utf8))
    let findings = CatalogJudge(AssetLibrary(reading: [folder]), configuration).findings
    #expect(
      findings["CAT04", "Note"]?.variants == [
        "light-mac", "light-increased-mac", "dark-mac", "dark-increased-mac",
      ])
    #expect(findings["CAT04", "Note"]?.place.entry == 1)
  }

  @Test("Report a pair that cannot be measured, with the reason")
  func whatCannotBeMeasuredIsSaid() throws {
    let findings = try JudgedSets.findings(
      ["Note": ["any": "#000000", "dark": "#FFFFFF"], "Page": ["any": "ios:nobodysColor"]], Self.pairs)
    #expect(findings["CAT04", "Note"]?.verdict == .review)
    #expect(findings["CAT04", "Note"]?.fact == .asset(.pairUndecided(on: "Page", missing: "Page")))
    let unknown = try JudgedSets.findings(["Notes": ["any": "ios:labelColor"]], Self.pairs)
    #expect(
      unknown["CAT04", "pairs[0].foreground"]?.fact
        == .asset(.pairUnknown(name: "Note", nearest: "Notes", isInScene: false)))
  }

  // MARK: Suggested values

  /// Where no colour reaches the required contrast, the finding says so, for one ground and for several together.
  @Test("Report the highest reachable contrast where no colour is enough")
  func whatNoColorReachesIsSaid() throws {
    let pairs = #"{"version": 1, "pairs": [{"foreground": "Note", "background": "Page"}]}"#
    let findings = try JudgedSets.findings(
      ["Note": ["any": "#909090", "dark": "#FFFFFF"], "Page": ["any": "#808080", "dark": "#000000"]], pairs)
    let contrast = try #require(
      findings.first { $0.rule == .missingHighContrastVariant && $0.name == "Note" })
    let none = try #require(contrast.unreachable.first)
    #expect(none.ground?.hexText == "#808080" && none.required == 7 && contrast.suggestions.isEmpty)
    #expect(abs((none.most ?? 0) - 5.317) < 0.001)
    #expect(findings["CAT04", "Note"]?.suggestions.isEmpty == false)
    #expect(findings["CAT04", "Note"]?.unreachable.isEmpty == true)

    let both = ##"""
      {"version": 1, "names": false, "pairs": [
        {"foreground": "Note", "background": "#404040"}, {"foreground": "Note", "background": "#B0B0B0"}]}
      """##
    let shared = try JudgedSets.findings(["Note": ["any": "#808080", "dark": "#808080"]], both)
    let found = shared.filter { $0.rule == .pairContrast && $0.name == "Note" }
    #expect(!found.isEmpty && found.allSatisfy { $0.suggestions.isEmpty })
    #expect(found.allSatisfy { !$0.unreachable.isEmpty && $0.unreachable.allSatisfy { $0.ground == nil } })
  }

  /// System grounds have levels, and sets up to four entries: the suggestion is written into the entry that fails.
  @Test(
    "Suggestions on system grounds settle their findings", arguments: ["any", "anyHigh", "dark", "darkHigh"])
  func suggestionsOnSystemGroundsSettleTheirFindings(faint: String) throws {
    let pairs = #"{"version": 1, "pairs": [{"foreground": "ink", "background": "ground"}]}"#
    let fine = ["any": "#00556C", "anyHigh": "#00303C", "dark": "#5CC6E8", "darkHigh": "#B8ECFF"]
    var colors = fine
    colors[faint] = faint.hasPrefix("any") ? "#7FA9B6" : "#1C5A6B"
    func findings(_ colors: [String: String]) throws -> [Finding] {
      try JudgedSets.findings(
        [
          "ink": [
            "any": colors["any"] ?? "", "anyHigh": colors["anyHigh"] ?? "", "dark": colors["dark"] ?? "",
            "darkHigh": colors["darkHigh"] ?? "",
          ], "ground": ["any": "ios:secondarySystemBackgroundColor"],
        ], pairs)
    }
    #expect(try findings(fine).allSatisfy { $0.name != "ink" || $0.suggestions.isEmpty })
    let found = try findings(colors).filter { $0.name == "ink" && !$0.suggestions.isEmpty }
    #expect(!found.isEmpty)
    for suggestion in found.flatMap(\.suggestions) {
      let appearance = suggestion.selectors.appearance
      #expect(appearance.contrast == (faint.hasSuffix("High") ? .increased : .standard))
      #expect(appearance.scheme == (faint.hasPrefix("any") ? .any : .dark))
    }
  }

  /// For random colours, each suggestion passes in both notations, keeps the hue, and is no further away than the
  /// nearest colour of a grid with that hue.
  @Test("Suggestions pass in both notations, keep the hue and stay near")
  func suggestionsPassAndKeepTheHue() throws {
    var random = SeededGenerator(seed: 44)
    var tried = 0
    for _ in 0..<60 {
      func byte() -> String { String(random.next() % 200 + 30, radix: 16, uppercase: true) }
      let (front, back) = ("#" + byte() + byte() + byte(), "#" + byte() + byte() + byte())
      let findings = try JudgedSets.findings(
        ["Note": ["any": front], "Page": ["any": back]],
        Self.pairs.replacing("\"pairs\"", with: "\"names\": false, \"pairs\""))
      guard let finding = findings["CAT04", "Note"], finding.severity == .error,
        let suggestion = finding.suggestions.first
      else { continue }
      let ground = try JudgedSets.color(back).encoded
      #expect(contrastRatio(suggestion.color.encoded, ground) >= 4.5)
      let json = try ColorSetEdit(.color(suggestion.color), for: suggestion.selectors)
        .applied(to: ContentsText.contents(of: ColorSet(entries: [.init(.color(suggestion.color))])))
      let folder = CatalogFolder(path: "Note.colorset", role: .asset(.colorSet), text: .bytes(json))
      let value = AssetLibrary(reading: [folder]).assets.first?.colors?.entries.first?.value
      guard case .color(let read)? = value else {
        Issue.record("not read again")
        continue
      }
      #expect(contrastRatio(read.encoded, ground) >= 4.5)
      let (old, new) = (OKLab(try JudgedSets.color(front).encoded), OKLab(suggestion.color.encoded))
      let cross = (old.a * new.b - old.b * new.a).magnitude
      #expect(
        cross / max((old.a * old.a + old.b * old.b).squareRoot(), 0.05) < 0.012, "\(front) \(suggestion)")
      tried += 1
    }
    #expect(tried > 30)
  }

  /// A suggestion for one scheme leaves the colour of the other unchanged.
  @Test("Suggest a new dark entry where the only entry serves both schemes")
  func anEntryThatServesBothIsNotMoved() throws {
    let findings = try JudgedSets.findings(
      ["Note": ["any": "#404040"], "Page": ["any": "#FFFFFF", "dark": "#101010"]], Self.pairs)
    let finding = try #require(findings.first { $0.rule == .pairContrast && $0.severity == .error })
    #expect(finding.suggestions.map(\.selectors.appearance) == [AppearanceSelector(.dark)])
  }
}
