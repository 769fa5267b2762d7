// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import Testing

@testable import PellucidAudit
@testable import PellucidJudge

/// Tests of CAT02, CAT03 and CAT06 to CAT09, each with sets that break the rule and sets that do not.
@Suite struct ModeRuleTests {
  @Test("CAT02 reports a missing dark variant and suggests a readable colour")
  func missingDark() throws {
    let bad = try JudgedSets.findings(["Brand/Ink": ["any": "#1F4FA3"]])
    let finding = try #require(bad["CAT02", "Ink"])
    #expect(finding.severity == .error && finding.verdict == .proven && finding.variants == ["dark"])
    #expect(finding.fact == .asset(.missingDark(role: .text, worksInBoth: false)))
    let suggestion = try #require(finding.suggestions.first)
    #expect(suggestion.selectors.appearance == AppearanceSelector(.dark))
    let dark = EncodedColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255)
    #expect(contrastRatio(suggestion.color.encoded, dark) >= 7)
    let good = try JudgedSets.findings(["Brand/Ink": ["any": "#1F4FA3", "dark": "#7FB0FF"]])
    #expect(good["CAT02", "Ink"] == nil)
  }

  /// A fixed colour, a reference to a system colour and a colour that works in both appearances are no errors.
  @Test("CAT02 is no error where the colour needs no dark variant")
  func whatNeedsNoDarkVariant() throws {
    let fixed = #"{"version": 1, "fixed": ["Ink"]}"#
    #expect(try JudgedSets.findings(["Ink": ["any": "#1F4FA3"]], fixed).isEmpty)
    #expect(try JudgedSets.findings(["Ink": ["any": "ios:labelColor"]]).isEmpty)
    let both = try JudgedSets.findings(["accent": ["any": "#3A86FF"]])
    #expect(both["CAT02", "accent"]?.severity == .note)
    let unknown = try JudgedSets.findings(["Meadow": ["any": "#88AA66"]])
    #expect(unknown["CAT02", "Meadow"]?.severity == .note)
    #expect(unknown["CAT02", "Meadow"]?.verdict == .review)
    let declared = try JudgedSets.findings(
      ["Meadow": ["any": "#224411"]], #"{"version": 1, "roles": {"Meadow": "symbol"}}"#)
    #expect(declared["CAT02", "Meadow"]?.severity == .error)
  }

  /// A colour that is too faint in light alone gets no dark suggestion, because the suggestion would be the same
  /// colour.
  @Test("CAT02 suggests no dark colour where only light fails")
  func whatFailsInLightAloneNeedsNothingInDark() throws {
    let faint = try JudgedSets.findings(["Brand/Ink": ["any": "#F0F4F5"]])
    let finding = try #require(faint["CAT02", "Ink"])
    #expect(finding.severity == .note && finding.suggestions.isEmpty)
    #expect(try #require(finding.value(.contrast)) > 10)
  }

  @Test("CAT03 reports a missing high-contrast variant")
  func missingHighContrast() throws {
    let pairs = #"{"version": 1, "pairs": [{"foreground": "label", "background": "page"}]}"#
    let bad = try JudgedSets.findings(
      ["label": ["any": "#000000", "dark": "#808084"], "page": ["any": "#FFFFFF", "dark": "#1C1C1E"]], pairs)
    let finding = try #require(bad["CAT03", "label"])
    #expect(finding.severity == .warning && finding.verdict == .proven)
    #expect(finding.variants == ["dark-increased"])
    let measured = try #require(finding.value(.contrast))
    #expect(measured > 4 && measured < 5 && finding.value(.required) == 7)
    let suggestion = try #require(finding.suggestions.first)
    #expect(suggestion.selectors.appearance == AppearanceSelector(.dark, .increased))
    #expect(try #require(suggestion.ratio) >= 7)
    let good = try JudgedSets.findings(
      [
        "label": ["any": "#000000", "dark": "#808084", "darkHigh": "#C0C0C4"],
        "page": ["any": "#FFFFFF", "dark": "#1C1C1E"],
      ], pairs)
    #expect(good["CAT03", "label"] == nil)
  }

  @Test("CAT06 reports a dark colour that is the inverted light one, unless it is grey")
  func plainInversion() throws {
    let bad = try JudgedSets.findings(["Alert": ["any": "#E04040", "dark": "#1FBFBF"]])
    let finding = try #require(bad["CAT06", "Alert"])
    #expect(finding.severity == .note && !finding.suggestions.isEmpty)
    #expect(
      try !JudgedSets.findings(["Alert": ["any": "#C62828", "dark": "#FF8A80"]]).rules.contains("CAT06"))
    // For greys, inversion is the right dark colour.
    #expect(
      try !JudgedSets.findings(["Alert": ["any": "#202020", "dark": "#DFDFDF"]]).rules.contains("CAT06"))
  }

  /// The suggested replacement of a wrong dark colour breaks neither rule and differs from the light colour.
  @Test(
    "Repairs of CAT06 and CAT07 leave no finding",
    arguments: [
      ("Alert", "#E04040", "#1FBFBF"), ("Alert Icon", "#2060C0", "#DF9F3F"), ("Glow", "#F0F060", "#0F0F9F"),
      ("Background", "#FFE0C0", "#001F3F"), ("Background", "#202024", "#F0F0F2"),
      ("Background", "#000000", "#FFFFFF"),
    ])
  func repairsLeaveNothing(name: String, light: String, dark: String) throws {
    let role = name == "Background" ? "background" : "symbol"
    let configuration = #"{"version": 1, "roles": {"\#(name)": "\#(role)"}}"#
    let findings = try JudgedSets.findings([name: ["any": light, "dark": dark]], configuration)
    let found = try #require(findings["CAT06", name] ?? findings["CAT07", name])
    // No colour is darker than black, so there is no suggestion.
    guard light != "#000000" else {
      #expect(found.suggestions.isEmpty)
      return
    }
    let repaired = try #require(found.suggestions.first).color.hexText
    let rest = try JudgedSets.findings([name: ["any": light, "dark": repaired]], configuration)
    #expect(!rest.rules.contains { ["CAT04", "CAT06", "CAT07", "CAT09"].contains($0) }, "\(repaired)")
  }

  @Test("CAT07 reports backgrounds that are dark in light mode and light in dark mode")
  func theWrongWayRound() throws {
    let bad = try JudgedSets.findings(
      [
        "Background": ["any": "#202024", "dark": "#F0F0F2"], "Text": ["any": "#FFFFFF", "dark": "#101010"],
      ], #"{"version": 1, "roles": {"Background": "background"}}"#)
    let finding = try #require(bad["CAT07", "Background"])
    #expect(finding.severity == .warning && finding.verdict == .proven)
    #expect(bad["CAT07", "Text"]?.verdict == .review)
    let suggestion = try #require(finding.suggestions.first)
    #expect(suggestion.color.encoded.relativeLuminance <= 0.03)
    let good = try JudgedSets.findings(["Background": ["any": "#F5F5F7", "dark": "#101114"]])
    #expect(good["CAT07", "Background"] == nil)
    // A control's background may be inverted on purpose.
    let button = try JudgedSets.findings(["PlayerBackground": ["any": "#202024", "dark": "#F0F0F2"]])
    #expect(button["CAT07", "PlayerBackground"] == nil)
  }

  @Test("CAT08 reports an elevated surface that is darker than its base")
  func elevatedSurfaces() throws {
    let pairs = #"{"version": 1, "levels": [{"base": "Base", "elevated": "Sheet"}]}"#
    let bad = try JudgedSets.findings(
      ["Base": ["any": "#FFFFFF", "dark": "#1C1C1E"], "Sheet": ["any": "#FFFFFF", "dark": "#121214"]], pairs)
    let finding = try #require(bad["CAT08", "Sheet"])
    #expect(finding.severity == .warning && finding.variants.first == "dark")
    let suggestion = try #require(finding.suggestions.first)
    #expect(
      suggestion.color.encoded.relativeLuminance
        > (try JudgedSets.color("#1C1C1E")).encoded.relativeLuminance)
    let good = try JudgedSets.findings(
      ["Base": ["any": "#FFFFFF", "dark": "#1C1C1E"], "Sheet": ["any": "#FFFFFF", "dark": "#2C2C2E"]], pairs)
    #expect(good["CAT08", "Sheet"] == nil)
    let named = try JudgedSets.findings([
      "cardBackground": ["any": "#FFFFFF", "dark": "#1C1C1E"],
      "cardBackgroundElevated": ["any": "#FFFFFF", "dark": "#121214"],
    ])
    #expect(named["CAT08", "cardBackgroundElevated"] != nil)
  }

  @Test("CAT09 reports a dark colour identical to the light one")
  func identicalColors() throws {
    let bad = try JudgedSets.findings(["Ink": ["any": "#777777", "dark": "#777777"]])
    #expect(bad["CAT09", "Ink"]?.severity == .note)
    #expect(try !JudgedSets.findings(["Ink": ["any": "#333333", "dark": "#DDDDDD"]]).rules.contains("CAT09"))
  }
}
