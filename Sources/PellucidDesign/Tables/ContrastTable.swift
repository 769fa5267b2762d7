// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The numbers of Increase Contrast on materials. No source has any for materials or vibrancy; what plain colours do is
/// published.
enum ContrastTable {
  /// The contrast that a label level has at least on a material, over every backdrop.
  struct Goal: Sendable {
    var level: VibrancyLevel
    var ratio: Double
    /// The contrast on the ultra-thin tier; nil where none is required there.
    var ratioOnUltraThin: Double?
    var provenance: Provenance
  }

  /// The goals, for the first three label levels.
  static let goals = [
    Goal(
      level: .label, ratio: 7, ratioOnUltraThin: 4.5,
      provenance: Cell.source("HIGDARK", .published, "The guidelines ask for 7:1, and for 4.5:1 at least.")),
    Goal(
      level: .secondaryLabel, ratio: 4.5, ratioOnUltraThin: nil,
      provenance: Cell.source(
        "HIGDARK", .chosen, "The least that the guidelines ask for text, as WCAG 2.2 does.")),
    Goal(
      level: .tertiaryLabel, ratio: 3, ratioOnUltraThin: nil,
      provenance: Cell.source(
        "HIGDARK", .chosen, "What WCAG 2.2 asks for large text and for parts of controls.")),
  ]

  /// Returns the colour of the border around a material: that of its labels, translucent.
  ///
  /// Chosen: the systems outline materials with the setting, and no source has the colour. With this opacity, that of a plain
  /// quaternary label of UIKit in light under Increase Contrast, the line has 3:1 against its material, as WCAG 2.2 asks
  /// for the parts of controls.
  static func border(on appearance: Appearance) -> EncodedColor {
    EncodedColor(white: appearance == .dark ? 1 : 0, alpha: 0.55)
  }

  /// The CIEDE2000 difference that a material keeps between its colours over black and over white.
  ///
  /// Chosen: 8 is seen at a glance; the half beyond it is for colours rounded to 8 bits and for the desktop's tint.
  static let keptDifference = 8.5

  /// The factor by which the colours that the rule tries exceed a goal.
  ///
  /// Chosen: the rule tries a grid of backdrops, and a backdrop between them may have less contrast.
  static let headroom = 1.01

  /// The reason in the provenance of a material under Increase Contrast.
  static let materialReason =
    "No source has materials under Increase Contrast: white or black covers them until their labels hold 7:1, 4.5:1 and 3:1."

  /// The reason in the provenance of an ink under Increase Contrast.
  static let inkReason =
    "No source has vibrancy under Increase Contrast: the ink moves as far as the plain colour of its level does."

  /// The sources of the plain colours that inks and veils follow.
  static let plainSources = "WK18, EXPO"

  /// Returns the share of the way to black or white by which Increase Contrast moves a level, 0…1.
  ///
  /// A plain colour of UIKit moves by the share of its transparency that it loses. A label level moves at least as far as
  /// the levels below it, so that levels keep their order. The label itself is fully opaque in plain colours. Fills
  /// do not move toward black or white, because labels lie on them.
  static func share(of level: VibrancyLevel, in appearance: Appearance) -> Float {
    let shares = appearance == .dark ? darkShares : lightShares
    return switch level {
    case .label: 1
    case .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .separator: shares[level] ?? 0
    case .fill, .secondaryFill, .tertiaryFill: 0
    }
  }

  /// The share of the way to the primary fill by which Increase Contrast moves a secondary fill, 0…1.
  ///
  /// Chosen: the measured sets of iOS give the secondary fill less contrast than the tertiary one on the ultra-thin tier.
  /// A tenth of the way is enough for the order over every backdrop, and half as much again is for those that no test tries.
  static let secondaryFillShare: Float = 0.15

  /// The reason in the provenance of a secondary fill under Increase Contrast.
  static let fillReason =
    "No source has vibrancy under Increase Contrast: the secondary fill moves toward the primary one, to stay above the tertiary one."

  /// Returns the smallest share by which a material is covered where its difference allows it: that of a plain fill.
  static func leastVeil(in appearance: Appearance) -> Double {
    Double((appearance == .dark ? darkShares : lightShares)[.fill] ?? 0)
  }

  private static let lightShares = shares(in: .light)
  private static let darkShares = shares(in: .dark)

  private static func shares(in appearance: Appearance) -> [VibrancyLevel: Float] {
    func alpha(_ level: VibrancyLevel, _ contrast: ContrastSetting) -> Float {
      var traits = Traits()
      (traits.appearance, traits.contrast) = (appearance, contrast)
      return SemanticColors.plain(level, traits: traits).color.alpha
    }
    func share(_ level: VibrancyLevel) -> Float {
      let standard = alpha(level, .standard)
      return (alpha(level, .increased) - standard) / (1 - standard)
    }
    let quaternary = share(.quaternaryLabel)
    let tertiary = max(share(.tertiaryLabel), quaternary)
    return [
      .secondaryLabel: max(share(.secondaryLabel), tertiary), .tertiaryLabel: tertiary,
      .quaternaryLabel: quaternary,
      .separator: share(.separator), .fill: share(.fill),
    ]
  }
}
