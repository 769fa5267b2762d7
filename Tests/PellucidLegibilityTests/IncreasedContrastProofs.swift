// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidLegibility
import Testing

/// Proofs of the contrasts that Increase Contrast promises, over every backdrop.
@Suite struct IncreasedContrastProofs {
  private static let goals: [(level: VibrancyLevel, ratio: Double)] = [
    (.label, 7), (.secondaryLabel, 4.5), (.tertiaryLabel, 3), (.quaternaryLabel, 1),
  ]

  /// Returns every combination of the settings on which a material's numbers depend.
  private static func settings(on platform: Platform, _ appearance: Appearance) -> [Traits] {
    var all: [Traits] = []
    for gamut in Gamut.allCases {
      for transparency in TransparencySetting.allCases {
        for look in Look.allCases {
          for level in Level.allCases {
            for isTinted in [false, true] {
              var traits = Traits()
              (traits.platform, traits.appearance, traits.gamut) = (platform, appearance, gamut)
              (traits.transparency, traits.look, traits.level) = (transparency, look, level)
              traits.isDesktopTinted = isTinted
              all.append(traits)
            }
          }
        }
      }
    }
    return all
  }

  private struct Proofs {
    var known: [Transfer: Double] = [:]

    mutating func lowest(
      _ level: VibrancyLevel, on choice: ResolvedMaterialChoice, _ traits: Traits
    ) throws(LegibilityError) -> Double {
      let ink = Vibrancy.ink(level: level, family: choice.family, traits: traits)
      let transfer = Transfer(material: choice.recipe, ink: ink, gamut: traits.gamut)
      if let lowest = known[transfer] { return lowest }
      let lowest = try ContrastBound(transfer).lowest
      known[transfer] = lowest
      return lowest
    }
  }

  @Test(
    "Labels hold 7:1, 4.5:1 and 3:1 over every backdrop", arguments: Platform.allCases, Appearance.allCases)
  func labelsHoldTheirGoals(platform: Platform, appearance: Appearance) throws {
    var proofs = Proofs()
    for traits in Self.settings(on: platform, appearance) {
      var increased = traits
      increased.contrast = .increased
      for material in Materials.all(on: platform) {
        let before = try Materials.recipe(of: material, traits: traits)
        let after = try Materials.recipe(of: material, traits: increased)
        let isUltraThin = after.row.tier == .ultraThin
        var last = 21.0
        for (level, goal) in Self.goals {
          let lowest = try proofs.lowest(level, on: after, increased)
          let standard = try proofs.lowest(level, on: before, traits)
          let required = isUltraThin ? (level == .label ? 4.5 : 1) : goal
          if lowest < required {
            Issue.record("\(material.text) \(level): \(lowest), not \(required), \(increased)")
          }
          if lowest < standard - 0.01 {
            Issue.record("\(material.text) \(level): \(standard) to \(lowest), \(increased)")
          }
          if lowest > last + 0.01 {
            Issue.record("\(material.text) \(level): \(lowest) above \(last), \(increased)")
          }
          last = lowest
        }
      }
    }
  }
}
