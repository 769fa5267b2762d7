// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

extension Rule {
  /// The id in words, such as `text-contrast-any-backdrop`.
  package var name: String { text.name }

  /// A part of a document that breaks the rule, with its repair; nil where no document can show a violation.
  package var example: RuleExample? { text.example }

  /// Returns the meaning of the rule, its reason, and the repair of a violation.
  package func explanation(in language: Language) -> RuleExplanation { text.explanation(in: language) }

  /// The texts of the rule.
  private var text: RuleText {
    switch self {
    case .colorOnMaterial: .colorOnMaterial
    case .quaternaryOnThin: .quaternaryOnThin
    case .fullColorGlyphOnMaterial: .fullColorGlyphOnMaterial
    case .opaqueWindowVision: .opaqueWindowVision
    case .watchModalBackgroundRemoved: .watchModalBackgroundRemoved
    case .televisionMaterialSchemeMismatch: .televisionMaterialSchemeMismatch
    case .componentAgainstTint: .componentAgainstTint
    case .glassInContent: .glassInContent
    case .tooMuchGlass: .tooMuchGlass
    case .glassOnGlass: .glassOnGlass
    case .glassNeighboursUnshared: .glassNeighboursUnshared
    case .clearWithoutRichBackdrop: .clearWithoutRichBackdrop
    case .clearForTextHeavy: .clearForTextHeavy
    case .fillUnderGlass: .fillUnderGlass
    case .glassVariantsMixed: .glassVariantsMixed
    case .severalTintedActions: .severalTintedActions
    case .missingGlyph: .missingGlyph
    case .textContrast: .textContrast
    case .textContrastAnyBackdrop: .textContrastAnyBackdrop
    case .settingsMatrix: .settingsMatrix
    case .reduceTransparencyIgnored: .reduceTransparencyIgnored
    case .clearNeedsDimming: .clearNeedsDimming
    case .barOverScroll: .barOverScroll
    case .surfacesRunTogether: .surfacesRunTogether
    case .blendingModeMismatch: .blendingModeMismatch
    case .snapshotDiffers: .snapshotDiffers
    case .snapshotMissing: .snapshotMissing
    case .snapshotStale: .snapshotStale
    case .snapshotNotDrawn: .snapshotNotDrawn
    case .catalogMalformed: .catalogMalformed
    case .missingDarkVariant: .missingDarkVariant
    case .missingHighContrastVariant: .missingHighContrastVariant
    case .pairContrast: .pairContrast
    case .contrastSettingLowersContrast: .contrastSettingLowersContrast
    case .darkIsPlainInversion: .darkIsPlainInversion
    case .darkBackgroundBrighter: .darkBackgroundBrighter
    case .elevatedNotAboveBase: .elevatedNotAboveBase
    case .identicalVariants: .identicalVariants
    case .imageLostOnDark: .imageLostOnDark
    case .whiteGlow: .whiteGlow
    case .iconAppearanceMissing: .iconAppearanceMissing
    }
  }
}
