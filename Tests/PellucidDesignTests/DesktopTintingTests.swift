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

  @Test(arguments: Platform.allCases, Accent.allCases)
  func graphiteAloneSwitchesItOn(platform: Platform, accent: Accent) {
    #expect(traits(platform, accent).isDesktopTinted == (platform == .macOS && accent == .graphite))
  }

  @Test(arguments: Accent.allCases) func theSystemsSwitchWins(accent: Accent) {
    #expect(traits(.macOS, accent, .on).isDesktopTinted)
    #expect(!traits(.macOS, accent, .off).isDesktopTinted)
  }

  @Test func settingItSetsTheSwitch() {
    var tinted = traits(.macOS, .graphite)
    tinted.isDesktopTinted = false
    #expect(tinted.desktopTinting == .off)
    tinted.accent = .blue
    tinted.isDesktopTinted = true
    #expect(tinted.desktopTinting == .on && tinted.isDesktopTinted)
  }

  /// The recipes of windows carry the desktop's share, by the accent as by the switch.
  @Test(arguments: ["window", "content", "underPage"]) func windowBackgroundsTakePart(role: String) throws {
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
}

extension MaterialRecipe {
  /// Opacities of the desktop's average among the overlays.
  fileprivate var desktopShares: [Float] {
    overlays.compactMap { if case .desktopAverage(let opacity) = $0.paint { opacity } else { nil } }
  }
}
