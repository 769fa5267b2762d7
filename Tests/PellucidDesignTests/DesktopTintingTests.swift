// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PellucidDesign

@Suite struct DesktopTintingTests {
  private func traits(_ platform: Platform, _ accent: Accent, _ tinting: DesktopTinting = .automatic)
    -> Traits
  {
    var traits = Traits()
    (traits.platform, traits.accent, traits.desktopTinting) = (platform, accent, tinting)
    return traits
  }

  @Test(
    "The graphite accent alone switches desktop tinting on, on macOS", arguments: Platform.allCases,
    Accent.allCases)
  func graphiteAloneSwitchesItOn(platform: Platform, accent: Accent) {
    #expect(traits(platform, accent).isDesktopTinted == (platform == .macOS && accent == .graphite))
  }

  @Test("The system's switch overrides the accent", arguments: Accent.allCases) func theSystemsSwitchWins(
    accent: Accent
  ) {
    #expect(traits(.macOS, accent, .on).isDesktopTinted)
    #expect(!traits(.macOS, accent, .off).isDesktopTinted)
  }

  @Test("Setting the tinting sets the switch")
  func settingItSetsTheSwitch() {
    var tinted = traits(.macOS, .graphite)
    tinted.isDesktopTinted = false
    #expect(tinted.desktopTinting == .off)
    tinted.accent = .blue
    tinted.isDesktopTinted = true
    #expect(tinted.desktopTinting == .on && tinted.isDesktopTinted)
  }

  /// Recipes of windows contain the desktop's share, whether the accent or the switch enables it.
  @Test("Window backgrounds take part in desktop tinting", arguments: ["window", "content", "underPage"])
  func windowBackgroundsTakePart(role: String) throws {
    var dark = traits(.macOS, .graphite)
    dark.appearance = .dark
    let tinted = try Materials.recipe(role: role, traits: dark).recipe
    dark.accent = .blue
    let plain = try Materials.recipe(role: role, traits: dark).recipe
    dark.desktopTinting = .on
    #expect(try Materials.recipe(role: role, traits: dark).recipe == tinted)
    #expect(tinted.desktopShares == [0.1] && plain.desktopShares.isEmpty)
    dark.transparency = .reduced
    #expect(try Materials.recipe(role: role, traits: dark).recipe.desktopShares.isEmpty)
  }

  /// In light the share is small, and a bright and a dark desktop still differ by a step of 8 bits.
  @Test("Light window backgrounds take a little of the desktop", arguments: ["window", "content"])
  func lightWindowBackgroundsTakeALittle(role: String) throws {
    let tinted = try Materials.recipe(role: role, traits: traits(.macOS, .graphite))
    let share = try #require(tinted.recipe.desktopShares.first)
    #expect(share * 255 > 1 && share < 0.05 && tinted.notes.contains(.desktopTinted))
    #expect(tinted.provenance.confidence == .chosen)
    let plain = try Materials.recipe(role: role, traits: traits(.macOS, .blue))
    #expect(plain.recipe.desktopShares.isEmpty && plain.provenance.confidence == .measured)
  }
}

extension MaterialRecipe {
  /// The opacities of overlays with the desktop's average colour.
  fileprivate var desktopShares: [Float] {
    overlays.compactMap { if case .desktopAverage(let opacity) = $0.paint { opacity } else { nil } }
  }
}
