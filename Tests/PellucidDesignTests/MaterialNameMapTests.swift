// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import Testing

/// SwiftUI's and UIKit's full names, and what each leads to per platform and appearance.
@Suite struct MaterialNameMapTests {
  /// UIKit's name without `system` and `Material`, and its recipes on iOS, Catalyst and visionOS.
  static let tiers: [(style: String, ios: String, mac: String, spatial: String)] = [
    ("UltraThin", "platformContentUltraThin", "bezelUltraThin", "spatialThin"),
    ("Thin", "platformContentThin", "bezelThin", "spatialThin"),
    ("", "platformContent", "popover", "spatialRegular"),
    ("Thick", "platformContentThick", "menu", "spatialThick"),
    ("Chrome", "platformChrome", "titlebar", "glass"),
  ]

  @Test(arguments: tiers.map(\.style), Appearance.allCases) func systemStyles(
    style: String, appearance: Appearance
  ) throws {
    let tier = try #require(Self.tiers.first { $0.style == style })
    for (suffix, fixed) in [("", nil), ("Light", Appearance.light), ("Dark", .dark)] {
      let name = "system\(style)Material\(suffix)"
      let isDark = (fixed ?? appearance) == .dark
      #expect(try row(name, .ios, appearance) == tier.ios + (isDark ? "Dark" : "Light"))
      #expect(try row(name, .macos, appearance) == tier.mac + (isDark ? ".dark" : ".light"))
      #expect(try row(name, .visionos, appearance) == tier.spatial)
      #expect(try row(name, .watchos, appearance) == tier.ios + "Dark")
      if style != "Chrome" {
        #expect(try row(name, .tvos, appearance) == tier.ios + (isDark ? "Dark" : "Light") + "~appletv")
      }
    }
  }

  @Test(arguments: Appearance.allCases) func swiftUI(appearance: Appearance) throws {
    let names = [
      ("ultraThinMaterial", "ultraThin"), ("thinMaterial", "thin"), ("regularMaterial", "regular"),
      ("thickMaterial", "thick"), ("ultraThickMaterial", "ultraThick"),
    ]
    for platform in Platform.allCases {
      for (full, bare) in names {
        let traits = Traits.make(platform, appearance)
        #expect(
          try Materials.recipe(named: full, traits: traits).recipe
            == Materials.recipe(named: bare, traits: traits).recipe)
      }
    }
  }

  @Test(arguments: Appearance.allCases) func olderStyles(appearance: Appearance) throws {
    let isDark = appearance == .dark
    for platform in [Platform.ios, .macos, .tvos, .visionos] {
      for style in ["extraLight", "light", "dark", "extraDark"] {
        #expect(try row("blur." + style, platform, appearance) == "blur." + style)
      }
      // visionOS has no light and dark to follow, so it keeps to the traits as every other name there.
      let adaptive = try row("blur.regular", platform, appearance)
      #expect(adaptive == (isDark ? "blur.dark" : "blur.light"))
      let dark = platform == .tvos ? "blur.extraDark" : "blur.dark"
      #expect(try row("blur.prominent", platform, appearance) == (isDark ? dark : "blur.extraLight"))
    }
    for style in ["extraLight", "light", "dark", "extraDark"] {
      #expect(try row(style, .ios, appearance) == "blur." + style)
      #expect(try row(style, .tvos, appearance) == "blur." + style)
    }
    // A bare name is always the tier.
    #expect(try row("regular", .ios, appearance) == (isDark ? "platformContentDark" : "platformContentLight"))
  }

  @Test func barIsATierOfItsOwnWithTheNumbersOfChrome() throws {
    for platform in [Platform.ios, .macos, .visionos, .watchos] {
      for (bar, chrome) in [("bar", "chrome"), ("barLight", "chromeLight"), ("barDark", "chromeDark")] {
        for transparency in TransparencySetting.allCases {
          let traits = Traits.make(platform, .dark, transparency: transparency)
          var recipe = try Materials.recipe(named: bar, traits: traits).recipe
          let same = try Materials.recipe(named: chrome, traits: traits).recipe
          #expect(recipe.provenance.confidence == .chosen)
          recipe.provenance = same.provenance
          #expect(recipe == same)
        }
      }
    }
    #expect(throws: MaterialError.self) { try Materials.recipe(named: "bar", traits: .make(.tvos)) }
  }

  /// Names that no source explains are marked as chosen, with a reason, in every appearance.
  @Test func unknownMappingsAreMarked() throws {
    let names: [(String, Platform)] = [
      ("ultraThick", .ios), ("ultraThick", .macos), ("ultraThick", .tvos), ("bar", .ios), ("thin", .visionos),
      ("glass", .visionos), ("regular", .watchos), ("fullScreenModal", .watchos), ("blur.dark", .visionos),
      ("prominent", .tvos), ("extraLight", .tvos),
    ]
    for (name, platform) in names {
      for appearance in Appearance.allCases {
        let provenance = try Materials.recipe(named: name, traits: .make(platform, appearance)).recipe
          .provenance
        #expect(provenance.confidence == .chosen && provenance.reason != nil, "\(name) on \(platform)")
      }
    }
    for (name, platform) in [("thin", Platform.ios), ("menu", .macos), ("thick", .tvos), ("blur.dark", .ios)]
    {
      let provenance = try Materials.recipe(named: name, traits: .make(platform)).recipe.provenance
      #expect(provenance.confidence == .measured, "\(name) on \(platform)")
    }
  }

  @Test func thicknessIsKnownForEveryPlatform() throws {
    for platform in Platform.allCases {
      for (name, isThin, isThick) in [
        ("ultraThin", true, false), ("thin", true, false), ("regular", false, false), ("thick", false, true),
      ] {
        let choice = try Materials.recipe(named: name, traits: .make(platform))
        #expect(choice.isThin == isThin, "\(name) on \(platform)")
        #expect(choice.isThick == (isThick && platform != .macos), "\(name) on \(platform)")
      }
    }
    #expect(try Materials.recipe(named: "modalButton", traits: .make(.watchos)).isThin)
    #expect(try Materials.recipe(named: "thinDark", traits: .make(.ios)).fixedAppearance == .dark)
    #expect(try Materials.recipe(named: "thin", traits: .make(.ios, .dark)).fixedAppearance == nil)
  }

  private func row(
    _ name: String, _ platform: Platform, _ appearance: Appearance
  ) throws(MaterialError) -> String {
    try Materials.recipe(named: name, traits: .make(platform, appearance)).recipe.name
  }
}
