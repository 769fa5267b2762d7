// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidTestSupport
import Testing

@testable import PellucidExport

/// Style sheets, with the cascade computed as browsers define it.
@Suite struct StyleSheetTests {
  private static func sheet(_ platform: Platform) -> (design: ExportedDesign, rules: [Cascade.Rule]) {
    var traits = Traits()
    traits.platform = platform
    let design = ExportedDesign(traits)
    return (design, Cascade.rules(of: StyleSheet(design).text(title: ["Title"])))
  }

  @Test(
    "In every combination of settings, properties have the colours of the tables",
    arguments: Platform.allCases)
  func colorsFollowSettings(platform: Platform) throws {
    let (design, rules) = Self.sheet(platform)
    for setting in StyleSheet.settings(of: design) {
      let values = Cascade(setting, rules).root(choosing: nil)
      let traits = setting.traits(on: platform)
      for row in SemanticColors.allRows(on: platform, look: traits.look) {
        let color = try SemanticColors.resolve(name: row.name, traits: traits).color
        #expect(
          values["--pellucid-" + CSSText.name(row.name)] == CSSText.color(color), "\(row.name) in \(setting)")
      }
      for material in design.materials(in: setting) + design.glass(in: setting) {
        let property = "--pellucid-" + CSSText.name(material.name)
        #expect(
          values[property + "-filter"] == CSSText.filter(material.filter), "\(material.name) in \(setting)")
      }
    }
  }

  @Test("An element that chooses an appearance has all values of that appearance")
  func chosenAppearance() throws {
    let (design, rules) = Self.sheet(.iOS)
    for setting in StyleSheet.settings(of: design) {
      let chosen: Appearance = setting.contains(.appearance) ? .dark : .light
      let expected = Cascade(setting, rules).root(choosing: nil)
      for system in [setting.union([.appearance]), setting.subtracting([.appearance])] {
        let cascade = Cascade(system, rules)
        let inner = cascade.element(choosing: chosen, in: cascade.root(choosing: nil))
        #expect(inner == expected && cascade.root(choosing: chosen) == expected, "\(setting) in \(system)")
      }
    }
  }

  @Test("Reduce Transparency leaves no filter, and every class is opaque without filters")
  func opaque() throws {
    let (design, rules) = Self.sheet(.iOS)
    for setting in StyleSheet.settings(of: design) where setting.contains(.transparency) {
      let values = Cascade(setting, rules).root(choosing: nil)
      for name in design.materialNames {
        let property = "--pellucid-" + CSSText.name(name)
        #expect(values[property + "-filter"] == "none")
        #expect(values[property + "-background"]?.contains("/") == false)
      }
    }
    let plain = rules.filter { $0.selector == ".pellucid-regular" && $0.conditions.isEmpty }
    #expect(plain.map { $0.values["background-color"] } == ["var(--pellucid-regular-opaque)"])
  }

  @Test("Tinted glass takes the tint of its element, and glass has classes, shadows and a fallback")
  func glass() throws {
    let (design, rules) = Self.sheet(.iOS)
    #expect(
      design.glass(in: []).map(\.name) == [
        "glass.regular", "glass.regularLarge", "glass.clear", "glass.tinted",
      ])
    let tinted = rules.filter { $0.selector == ".pellucid-glass-tinted" && $0.conditions.isEmpty }
    #expect(
      tinted.first?.values["background-color"]?.hasPrefix("color-mix(in srgb, var(--pellucid-glass-tint) ")
        == true)
    let values = Cascade([], rules).root(choosing: nil)
    #expect(values["--pellucid-glass-tint"] == "var(--pellucid-system-blue)")
    #expect(
      values["--pellucid-glass-regular-large-shadow"]?.hasPrefix("0 8px 34.08px rgb(0 0 0 / 0.12)") == true)
    #expect(values["--pellucid-glass-regular-edge"] == "transparent")
    #expect(
      Cascade([.contrast], rules).root(choosing: nil)["--pellucid-glass-regular-edge"]?.hasPrefix(
        "rgb(0 0 0 / ") == true)
    for setting in StyleSheet.settings(of: design) where setting.contains(.transparency) {
      for glass in design.glass(in: setting) { #expect(glass.filter.blur == nil && glass.filter.fill.w == 1) }
    }
    let forced = rules.first { $0.conditions == ["(forced-colors: active)"] }
    #expect(forced?.selector.hasSuffix(".pellucid-glass-tinted") == true)
    #expect(forced?.values["background-color"] == "Canvas")
  }

  @Test("Releases and platforms without glass have none")
  func noGlass() {
    var traits = Traits()
    traits.look = .ios18
    #expect(ExportedDesign(traits).glass(in: []).isEmpty && ExportedDesign(traits).tintName == nil)
    traits.look = .os27
    traits.platform = .visionOS
    #expect(ExportedDesign(traits).glass(in: []).isEmpty)
  }

  @Test("A property is written once in each rule")
  func namesAreOnce() {
    for platform in Platform.allCases {
      for rule in Self.sheet(platform).rules { #expect(Set(rule.names).count == rule.names.count) }
    }
  }

  @Test(
    "Names of properties are small letters, digits and hyphens",
    arguments: [
      ("ultraThin", "ultra-thin"), ("blur.extraLight", "blur-extra-light"), ("hudWindow", "hud-window"),
      ("systemGray2", "system-gray2"), ("fullScreenUI", "full-screen-ui"), ("a~tv", "a-tv"),
    ])
  func names(name: String, written: String) { #expect(CSSText.name(name) == written) }

  @Test(
    "Numbers are as short as they can be",
    arguments: [
      (0.0, "0"), (1, "1"), (0.5, "0.5"), (0.0004, "0"), (0.0005, "0.001"), (29.5, "29.5"), (1.0625, "1.063"),
      (0.06, "0.06"),
    ])
  func numbers(number: Double, written: String) { #expect(CSSText.number(number, 3) == written) }
}
