// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import Testing

/// Tests of SwiftUI's and UIKit's full names, and of the recipe of each by platform and appearance.
@Suite struct MaterialNameMapTests {
  /// UIKit's names without `system` and `Material`, with their recipes on iOS, Catalyst and visionOS.
  static let tiers: [(style: String, iOS: String, mac: String, spatial: String)] = [
    ("UltraThin", "platformContentUltraThin", "bezelUltraThin", "spatialThin"),
    ("Thin", "platformContentThin", "bezelThin", "spatialThin"),
    ("", "platformContent", "popover", "spatialRegular"),
    ("Thick", "platformContentThick", "menu", "spatialThick"),
    ("Chrome", "platformChrome", "titlebar", "glass"),
  ]

  @Test("UIKit's system styles lead to their recipes", arguments: tiers.map(\.style), Appearance.allCases)
  func systemStyles(
    style: String, appearance: Appearance
  ) throws {
    let tier = try #require(Self.tiers.first { $0.style == style })
    for (suffix, fixed) in [("", nil), ("Light", Appearance.light), ("Dark", .dark)] {
      let name = "system\(style)Material\(suffix)"
      let isDark = (fixed ?? appearance) == .dark
      #expect(try row(name, .iOS, appearance) == tier.iOS + (isDark ? "Dark" : "Light"))
      #expect(try row(name, .macOS, appearance) == tier.mac + (isDark ? ".dark" : ".light"))
      #expect(try row(name, .visionOS, appearance) == tier.spatial)
      #expect(try row(name, .watchOS, appearance) == tier.iOS + "Dark")
      if style != "Chrome" {
        #expect(try row(name, .tvOS, appearance) == tier.iOS + (isDark ? "Dark" : "Light") + "~appletv")
      }
    }
  }

  @Test("SwiftUI's names lead to the tiers", arguments: Appearance.allCases) func swiftUI(
    appearance: Appearance
  ) throws {
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

  @Test("UIKit's older styles lead to their recipes", arguments: Appearance.allCases) func olderStyles(
    appearance: Appearance
  ) throws {
    let isDark = appearance == .dark
    for platform in [Platform.iOS, .macOS, .tvOS, .visionOS] {
      for style in ["extraLight", "light", "dark"] {
        #expect(try row("blur." + style, platform, appearance) == "blur." + style)
      }
      let extraDark = platform == .tvOS ? "blur.extraDark~appletv" : "blur.extraDark"
      #expect(try row("blur.extraDark", platform, appearance) == extraDark)
      // visionOS has no light and dark mode, so the style follows the traits like every other name there.
      let adaptive = try row("blur.regular", platform, appearance)
      #expect(adaptive == (isDark ? "blur.dark" : "blur.light"))
      let dark = platform == .tvOS ? extraDark : "blur.dark"
      #expect(try row("blur.prominent", platform, appearance) == (isDark ? dark : "blur.extraLight"))
    }
    for style in ["extraLight", "light", "dark", "extraDark"] {
      #expect(try row(style, .iOS, appearance) == "blur." + style)
      #expect(try row(style, .tvOS, appearance) == "blur." + style + (style == "extraDark" ? "~appletv" : ""))
    }
    // A bare name always means the tier.
    #expect(try row("regular", .iOS, appearance) == (isDark ? "platformContentDark" : "platformContentLight"))
  }

  @Test("Bar is a separate tier with the parameters of chrome")
  func barIsATierOfItsOwnWithTheNumbersOfChrome() throws {
    for platform in [Platform.iOS, .macOS, .visionOS, .watchOS] {
      for (bar, chrome) in [("bar", "chrome"), ("barLight", "chromeLight"), ("barDark", "chromeDark")] {
        for transparency in TransparencySetting.allCases {
          let traits = Traits.make(platform, .dark, transparency: transparency)
          let choice = try Materials.recipe(named: bar, traits: traits)
          let same = try Materials.recipe(named: chrome, traits: traits)
          #expect(choice.provenance.confidence == .chosen)
          #expect(choice.name == same.name && choice.recipe == same.recipe)
        }
      }
    }
    #expect(throws: MaterialError.self) { try Materials.recipe(named: "bar", traits: .make(.tvOS)) }
  }

  /// The bare names of tiers mean the recipe files; AppKit's materials have other names.
  @Test("Bare names are the recipe files", arguments: Appearance.allCases) func bareNamesAreTheRecipeFiles(
    appearance: Appearance
  ) throws {
    let suffix = appearance == .dark ? "Dark" : "Light"
    for (name, file) in [
      ("ultraThin", "platformContentUltraThin"), ("thin", "platformContentThin"),
      ("regular", "platformContent"), ("thick", "platformContentThick"),
      ("ultraThick", "platformContentUltraThick"), ("chrome", "platformChrome"), ("bar", "platformChrome"),
    ] {
      for platform in [Platform.iOS, .macOS] { #expect(try row(name, platform, appearance) == file + suffix) }
      #expect(try row(name, .watchOS, appearance) == file + "Dark")
      guard file.hasPrefix("platformContent") else { continue }
      #expect(try row(name, .tvOS, appearance) == file + suffix + "~appletv")
    }
    let mac = try Materials.recipe(named: "thick", traits: .make(.macOS, appearance))
    #expect(mac.defaultBlending == .withinWindow && mac.family == VibrancyFamily(.platform, appearance))
  }

  /// A recipe with the confidence `measured` was measured on that platform, with all its parameters.
  @Test("Measured means measured on that platform", arguments: Platform.allCases)
  func measuredMeansOnThePlatform(platform: Platform) throws {
    for name in Materials.names(on: platform) {
      for traits in Traits.all(on: platform) {
        let choice = try Materials.recipe(named: name, traits: traits)
        guard choice.provenance.confidence == .measured else { continue }
        // The dumps are of one generation, and none was made under Increase Contrast.
        #expect(traits.look == .os27 && traits.contrast == .standard, "\(name) on \(platform)")
        let kind = try #require(Materials.allRows().first { $0.name == choice.name }?.kind)
        let own: Set<MaterialRow.Kind> =
          switch platform {
          case .iOS: [.coreMaterial, .legacy]
          case .macOS: [.appKit, .legacy]
          case .tvOS: [.television]
          case .visionOS, .watchOS: []
          }
        // The averaged area and the pixels of a desktop tint are unpublished.
        let isWhole =
          !choice.recipe.averagesBackdrop
          && !choice.recipe.overlays.contains { overlay in
            if case .desktopAverage = overlay.paint { true } else { false }
          }
        if !own.contains(kind) || !isWhole { Issue.record("\(name) on \(platform): \(choice.name)") }
      }
    }
  }

  /// Names that no source explains have the confidence `chosen` and a reason, in every appearance.
  @Test("Unknown mappings are marked as chosen")
  func unknownMappingsAreMarked() throws {
    let names: [(String, Platform)] = [
      ("ultraThick", .iOS), ("ultraThick", .macOS), ("thinMaterial", .macOS), ("ultraThick", .tvOS),
      ("bar", .iOS), ("thin", .visionOS),
      ("glass", .visionOS), ("regular", .watchOS), ("fullScreenModal", .watchOS), ("blur.dark", .visionOS),
      ("prominent", .tvOS), ("extraLight", .tvOS),
    ]
    for (name, platform) in names {
      for appearance in Appearance.allCases {
        let provenance = try Materials.recipe(named: name, traits: .make(platform, appearance)).provenance
        #expect(provenance.confidence == .chosen && provenance.reason != nil, "\(name) on \(platform)")
      }
    }
    for (name, platform) in [("thin", Platform.iOS), ("menu", .macOS), ("thick", .tvOS), ("blur.dark", .iOS)]
    {
      let provenance = try Materials.recipe(named: name, traits: .make(platform)).provenance
      #expect(provenance.confidence == .measured, "\(name) on \(platform)")
    }
  }

  @Test("Thickness is known on every platform")
  func thicknessIsKnownForEveryPlatform() throws {
    for platform in Platform.allCases {
      for (name, isThin, isThick) in [
        ("ultraThin", true, false), ("thin", true, false), ("regular", false, false), ("thick", false, true),
      ] {
        let choice = try Materials.recipe(named: name, traits: .make(platform))
        #expect(choice.isThin == isThin, "\(name) on \(platform)")
        #expect(choice.isThick == isThick, "\(name) on \(platform)")
      }
    }
    #expect(try Materials.recipe(named: "modalButton", traits: .make(.watchOS)).isThin)
    #expect(try Materials.recipe(named: "thinDark", traits: .make(.iOS)).fixedAppearance == .dark)
    #expect(try Materials.recipe(named: "thin", traits: .make(.iOS, .dark)).fixedAppearance == nil)
  }

  /// Returns the name of the row that a material's name leads to.
  private func row(
    _ name: String, _ platform: Platform, _ appearance: Appearance
  ) throws(MaterialError) -> String {
    try Materials.recipe(named: name, traits: .make(platform, appearance)).name
  }
}
