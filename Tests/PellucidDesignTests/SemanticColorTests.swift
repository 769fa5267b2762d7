// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import Testing

@Suite struct SemanticColorTests {
  @Test("Every row has a complete provenance")
  func everyRowHasAProvenance() {
    for platform in Platform.allCases {
      for look in Look.allCases {
        for row in SemanticColors.allRows(on: platform, look: look) {
          expectComplete(row.provenance, row.name)
        }
      }
    }
  }

  @Test("Every colour name resolves under all traits", arguments: Platform.allCases)
  func everyNameResolvesUnderAllTraits(platform: Platform) throws {
    for name in SemanticColors.names(on: platform) {
      for traits in Traits.all(on: platform)
      where traits.transparency == .standard && !traits.isDesktopTinted {
        let color = try SemanticColors.resolve(name: name, traits: traits)
        expectComplete(color.provenance, name)
        if color.color.lanes.min() < 0 || color.color.lanes.max() > 1 {
          Issue.record("\(name) is out of range")
        }
      }
    }
  }

  @Test("Colour names are unique on a platform", arguments: Platform.allCases) func namesAreUniqueOnAPlatform(
    platform: Platform
  ) {
    let names = SemanticColors.names(on: platform)
    #expect(Set(names).count == names.count)
  }

  @Test("Colours of UIKit equal values read by hand")
  func handReadValuesOfUIKit() throws {
    try expect("secondaryLabel", .make(.iOS, .dark, contrast: .increased, look: .ios18), 235, 235, 245, 0.7)
    try expect("quaternaryLabel", .make(.iOS, .dark, look: .ios18), 235, 235, 245, 0.16)
    try expect("separator", .make(.iOS, .light, look: .ios18), 60, 60, 67, 0.29)
    try expect("link", .make(.iOS, .dark, look: .ios18), 9, 132, 255, 1)
    try expect("systemRed", .make(.iOS, .light), 255, 56, 60, 1)
    try expect("systemPink", .make(.iOS, .dark, contrast: .increased), 255, 138, 196, 1)
    try expect("systemBlue", .make(.iOS, .light, look: .ios18), 0, 122, 255, 1)
    try expect("red", .make(.iOS, .dark), 255, 66, 69, 1)
  }

  @Test("Colours of other platforms equal values read by hand")
  func handReadValuesOfOtherPlatforms() throws {
    try expect("labelColor", .make(.macOS, .light), 0, 0, 0, 0.85)
    try expect("systemIndigo", .make(.macOS, .dark), 109, 124, 255, 1)
    try expect("windowBackgroundColor", .make(.macOS, .light, look: .ios18), 236, 236, 236, 1)
    try expect("systemGreen", .make(.watchOS, .light, look: .ios18), 4, 222, 113, 1)
    try expect("systemMint", .make(.visionOS, .light, look: .ios18), 102, 212, 207, 1)
    try expect("systemOrange", .make(.visionOS), 255, 146, 48, 1)
    try expect("secondary", .make(.macOS, .dark), 255, 255, 255, 0.55)
  }

  @Test("The level changes six colours, in dark only")
  func levelChangesSixColorsInDarkOnly() throws {
    var changed: Set<String> = []
    for look in Look.allCases {
      for name in SemanticColors.names(on: .iOS) {
        let light = try color(name, .make(.iOS, .light, look: look))
        #expect(try light == color(name, .make(.iOS, .light, level: .elevated, look: look)))
        let dark = try color(name, .make(.iOS, .dark, look: look))
        if try dark != color(name, .make(.iOS, .dark, level: .elevated, look: look)) { changed.insert(name) }
      }
    }
    #expect(
      changed == [
        "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
        "systemGroupedBackground", "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground",
        "groupTableViewBackground",
      ])
    try expect("systemBackground", .make(.iOS, .dark, level: .elevated), 28, 28, 30, 1)
    try expect(
      "systemBackground", .make(.iOS, .dark, contrast: .increased, level: .elevated), 36, 36, 38, 1)
  }

  @Test("Platforms with one appearance note it")
  func platformsWithOneAppearanceSaySo() throws {
    for platform in [Platform.visionOS, .watchOS] {
      let light = try SemanticColors.resolve(name: "blue", traits: .make(platform, .light))
      #expect(try light == SemanticColors.resolve(name: "blue", traits: .make(platform, .dark)))
      #expect(light.note != nil)
    }
  }

  @Test("A colour without a value for Increase Contrast notes it")
  func missingIncreasedContrastIsSaid() throws {
    let color = try SemanticColors.resolve(name: "labelColor", traits: .make(.macOS, contrast: .increased))
    #expect(color.note != nil && color.provenance.confidence == .chosen)
  }

  @Test("tvOS has no backgrounds, fills or lower greys")
  func tvOSHasNoBackgroundsFillsOrLowerGreys() {
    let names = SemanticColors.names(on: .tvOS)
    #expect(names.contains("systemBlue") && names.contains("secondaryLabel"))
    for name in ["systemBackground", "systemFill", "systemGray3", "systemGroupedBackground"] {
      #expect(!names.contains(name))
    }
  }

  @Test("The accent changes accented colours only")
  func accentsReachAccentedColorsOnly() throws {
    let red = Traits.make(.macOS, .light, accent: .red)
    try expect("controlAccentColor", red, 224, 56, 62, 1)
    try expect("accentColor", .make(.macOS, .dark), 0, 122, 255, 1)
    #expect(try color("linkColor", red) == color("linkColor", .make(.macOS, .light)))
    let selection = try color("selectedContentBackgroundColor", red)
    #expect(selection.red > selection.green && selection.red > selection.blue)
    let blue = try color("selectedContentBackgroundColor", .make(.macOS, .light, accent: .blue))
    #expect(try blue == color("selectedContentBackgroundColor", .make(.macOS, .light)))
    let graphite = try color("selectedContentBackgroundColor", .make(.macOS, accent: .graphite))
    #expect(graphite.red == graphite.green && graphite.green == graphite.blue)
  }

  @Test("Selected text takes the accent's highlight")
  func selectedTextTakesTheHighlightOfTheAccent() throws {
    let name = "selectedTextBackgroundColor"
    try expect(name, .make(.macOS, accent: .green), 192, 246, 173, 1)
    try expect(name, .make(.macOS, accent: .graphite), 216, 216, 220, 1)
    try expect(name, .make(.macOS), 179, 215, 255, 1)
    // Only the light appearance's highlights are recorded.
    let dark = try SemanticColors.resolve(name: name, traits: .make(.macOS, .dark, accent: .green))
    #expect(dark.provenance.confidence == .chosen && dark.color.green > dark.color.red)
  }

  @Test("Inactive windows lose their accent")
  func inactiveWindowsLoseTheirAccent() throws {
    try expect("controlAccentColor", .make(.macOS, .dark, isActive: false, accent: .pink), 110, 110, 110, 1)
    try expect("selectedContentBackgroundColor", .make(.macOS, isActive: false), 220, 220, 220, 1)
  }

  /// The text of a selection stays readable when its window becomes inactive and loses the accent.
  @Test("Selected text has contrast on its selection, active and inactive", arguments: Appearance.allCases)
  func selectedTextGoesWithItsSelection(appearance: Appearance) throws {
    for isActive in [true, false] {
      let traits = Traits.make(.macOS, appearance, isActive: isActive)
      let text = try color("alternateSelectedControlTextColor", traits)
      let selection = try color("selectedContentBackgroundColor", traits)
      #expect(contrastRatio(text, selection) >= 4.5, "active: \(isActive)")
    }
  }

  private func color(_ name: String, _ traits: Traits) throws(ColorNameError) -> EncodedColor {
    try SemanticColors.resolve(name: name, traits: traits).color
  }

  private func expect(
    _ name: String, _ traits: Traits, _ red: Float, _ green: Float, _ blue: Float, _ alpha: Float,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let wanted = EncodedColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    #expect(try color(name, traits) == wanted, "\(name)", sourceLocation: location)
  }
}
