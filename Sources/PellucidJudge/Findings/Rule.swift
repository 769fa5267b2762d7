// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A page of Apple's Human Interface Guidelines that a rule follows from.
package enum GuidelinesPage: String, CaseIterable, Hashable, Sendable {
  case materials
  case darkMode = "dark-mode"
}

/// A rule that a scene, a catalog or a snapshot can break.
///
/// The raw value is the id that reports, baselines and `pellucid explain` use.
package enum Rule: String, CaseIterable, Hashable, Sendable {
  case colorOnMaterial = "SRC06"
  case quaternaryOnThin = "SRC07"
  case fullColorGlyphOnMaterial = "SRC19"
  case opaqueWindowVision = "SRC22"
  case watchModalBackgroundRemoved = "SRC23"
  case televisionMaterialSchemeMismatch = "SRC24"
  case componentAgainstTint = "SRC20"

  case glassInContent = "SRC09"
  case tooMuchGlass = "SRC10"
  case glassOnGlass = "SRC11"
  case glassNeighboursUnshared = "SRC12"
  case clearWithoutRichBackdrop = "SRC13"
  case clearForTextHeavy = "SRC14"
  case fillUnderGlass = "SRC15"
  case glassVariantsMixed = "GLS01"
  case severalTintedActions = "GLS02"

  case missingGlyph = "TXT01"

  case textContrast = "RND01"
  case textContrastAnyBackdrop = "RND02"
  case settingsMatrix = "RND03"
  case reduceTransparencyIgnored = "RND04"
  case clearNeedsDimming = "RND05"
  case barOverScroll = "RND06"
  case surfacesRunTogether = "RND07"
  case blendingModeMismatch = "RND08"

  case snapshotDiffers = "SNP01"
  case snapshotMissing = "SNP02"
  case snapshotStale = "SNP03"
  case snapshotNotDrawn = "SNP04"

  case catalogMalformed = "CAT01"
  case missingDarkVariant = "CAT02"
  case missingHighContrastVariant = "CAT03"
  case darkIsPlainInversion = "CAT06"
  case darkBackgroundBrighter = "CAT07"
  case elevatedNotAboveBase = "CAT08"
  case identicalVariants = "CAT09"
  case pairContrast = "CAT04"
  case contrastSettingLowersContrast = "CAT05"
  case imageLostOnDark = "CAT10"
  case whiteGlow = "CAT11"
  case iconAppearanceMissing = "CAT12"

  /// The id, such as `RND02`.
  package var id: String { rawValue }

  /// The severity of a finding that does not set another.
  package var severity: Severity {
    switch self {
    case .colorOnMaterial, .quaternaryOnThin, .glassInContent, .clearForTextHeavy, .textContrast,
      .textContrastAnyBackdrop, .settingsMatrix, .reduceTransparencyIgnored, .barOverScroll, .snapshotDiffers,
      .snapshotMissing, .snapshotNotDrawn, .catalogMalformed, .missingDarkVariant, .pairContrast,
      .contrastSettingLowersContrast:
      .error
    case .opaqueWindowVision, .watchModalBackgroundRemoved, .televisionMaterialSchemeMismatch, .glassOnGlass,
      .clearWithoutRichBackdrop, .fillUnderGlass, .glassVariantsMixed, .severalTintedActions, .missingGlyph,
      .clearNeedsDimming, .blendingModeMismatch, .snapshotStale, .missingHighContrastVariant,
      .darkBackgroundBrighter, .elevatedNotAboveBase, .imageLostOnDark, .whiteGlow:
      .warning
    case .fullColorGlyphOnMaterial, .componentAgainstTint, .tooMuchGlass, .glassNeighboursUnshared,
      .surfacesRunTogether, .darkIsPlainInversion, .identicalVariants, .iconAppearanceMissing:
      .note
    }
  }

  /// The page of the guidelines that the rule follows from; nil for rules that Pellucid adds.
  package var page: GuidelinesPage? {
    switch self {
    case .colorOnMaterial, .quaternaryOnThin, .fullColorGlyphOnMaterial, .opaqueWindowVision,
      .watchModalBackgroundRemoved, .televisionMaterialSchemeMismatch, .glassInContent, .tooMuchGlass,
      .glassOnGlass, .glassNeighboursUnshared, .clearWithoutRichBackdrop, .clearForTextHeavy, .fillUnderGlass,
      .glassVariantsMixed, .severalTintedActions, .textContrastAnyBackdrop, .reduceTransparencyIgnored,
      .clearNeedsDimming, .barOverScroll, .surfacesRunTogether, .blendingModeMismatch:
      .materials
    case .componentAgainstTint, .textContrast, .settingsMatrix, .catalogMalformed, .missingDarkVariant,
      .missingHighContrastVariant, .darkIsPlainInversion, .darkBackgroundBrighter, .elevatedNotAboveBase,
      .identicalVariants, .pairContrast, .contrastSettingLowersContrast, .imageLostOnDark, .whiteGlow,
      .iconAppearanceMissing:
      .darkMode
    case .missingGlyph, .snapshotDiffers, .snapshotMissing, .snapshotStale, .snapshotNotDrawn: nil
    }
  }
}
