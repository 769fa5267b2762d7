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
  case hardCodedColor = "SRC01"
  case fixedOnAdaptive = "SRC02"
  case appAppearanceSwitch = "SRC03"
  case singleAppearanceSetting = "SRC04"
  case frozenColor = "SRC05"
  case ownMaterialIgnoresSettings = "SRC16"
  case handDrawnText = "SRC18"
  case schemeBranchWhereNone = "SRC21"
  case forcedAppearance = "SRC26"

  case colorOnMaterial = "SRC06"
  case quaternaryOnThin = "SRC07"
  case materialByLook = "SRC08"
  case ownBackgroundInElevated = "SRC17"
  case fullColorGlyphOnMaterial = "SRC19"
  case opaqueWindowVision = "SRC22"
  case watchModalBackgroundRemoved = "SRC23"
  case televisionMaterialSchemeMismatch = "SRC24"
  case tertiaryOnActiveVision = "SRC25"
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
  case severalFocused = "GLS03"

  case missingGlyph = "TXT01"
  case unreadableText = "TXT02"

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
  package var severity: Severity { row.severity }

  /// The page of the guidelines that the rule follows from; nil for rules that Pellucid adds.
  package var page: GuidelinesPage? { row.page }

  /// The runs that check the rule.
  package var runs: Runs { row.runs }

  /// A Boolean value that is true for the rules that the audit of a project checks: those about sources and catalogs.
  package var isAudited: Bool { [.audit, .drawingAndAudit, .lint].contains(runs) }

  /// The kinds of runs that check a rule.
  package enum Runs: Hashable, Sendable {
    /// `catalog lint`.
    case lint
    /// `legibility` alone: the rule is about what is proven.
    case legibility
    /// The runs that draw: `render`, `snapshot` and `catalog show`.
    case drawing
    /// `audit` alone: the rule is about sources.
    case audit
    case drawingAndAudit
    /// `previews`, which knows the tree of views.
    case previews
    case drawingAndLegibility
    /// `render` and `legibility` with a picture that scrolls beneath bars.
    case scrolling
  }

  private struct Row {
    var severity: Severity
    var page: GuidelinesPage?
    var runs: Runs

    init(_ severity: Severity, _ page: GuidelinesPage?, _ runs: Runs) {
      (self.severity, self.page, self.runs) = (severity, page, runs)
    }
  }

  private var row: Row {
    switch self {
    case .hardCodedColor: Row(.warning, .darkMode, .audit)
    case .fixedOnAdaptive: Row(.error, .darkMode, .audit)
    case .appAppearanceSwitch: Row(.warning, .darkMode, .audit)
    case .singleAppearanceSetting: Row(.warning, .darkMode, .audit)
    case .frozenColor: Row(.warning, .darkMode, .audit)
    case .ownMaterialIgnoresSettings: Row(.warning, .materials, .audit)
    case .handDrawnText: Row(.note, .darkMode, .audit)
    case .schemeBranchWhereNone: Row(.warning, .darkMode, .audit)
    case .forcedAppearance: Row(.note, .darkMode, .audit)
    case .colorOnMaterial: Row(.error, .materials, .drawingAndAudit)
    case .quaternaryOnThin: Row(.error, .materials, .drawingAndAudit)
    case .materialByLook: Row(.warning, .materials, .drawingAndAudit)
    case .ownBackgroundInElevated: Row(.note, .darkMode, .drawingAndAudit)
    case .fullColorGlyphOnMaterial: Row(.note, .materials, .drawingAndAudit)
    case .opaqueWindowVision: Row(.warning, .materials, .drawingAndAudit)
    case .watchModalBackgroundRemoved: Row(.warning, .materials, .drawingAndAudit)
    case .televisionMaterialSchemeMismatch: Row(.warning, .materials, .drawingAndAudit)
    case .tertiaryOnActiveVision: Row(.warning, .materials, .drawing)
    case .componentAgainstTint: Row(.note, .darkMode, .drawingAndAudit)
    case .glassInContent: Row(.error, .materials, .drawingAndAudit)
    case .tooMuchGlass: Row(.note, .materials, .drawingAndAudit)
    case .glassOnGlass: Row(.warning, .materials, .drawingAndAudit)
    case .glassNeighboursUnshared: Row(.note, .materials, .drawingAndAudit)
    case .clearWithoutRichBackdrop: Row(.warning, .materials, .drawingAndAudit)
    case .clearForTextHeavy: Row(.error, .materials, .drawingAndAudit)
    case .fillUnderGlass: Row(.warning, .materials, .drawingAndAudit)
    case .glassVariantsMixed: Row(.warning, .materials, .drawing)
    case .severalTintedActions: Row(.warning, .materials, .drawing)
    case .severalFocused: Row(.error, .materials, .drawing)
    case .missingGlyph: Row(.warning, nil, .drawing)
    case .unreadableText: Row(.warning, nil, .previews)
    case .textContrast: Row(.error, .darkMode, .drawingAndLegibility)
    case .textContrastAnyBackdrop: Row(.error, .materials, .legibility)
    case .settingsMatrix: Row(.error, .darkMode, .legibility)
    case .reduceTransparencyIgnored: Row(.error, .materials, .drawingAndLegibility)
    case .clearNeedsDimming: Row(.warning, .materials, .drawingAndLegibility)
    case .barOverScroll: Row(.error, .materials, .scrolling)
    case .surfacesRunTogether: Row(.note, .materials, .drawingAndLegibility)
    case .blendingModeMismatch: Row(.warning, .materials, .drawingAndLegibility)
    case .snapshotDiffers: Row(.error, nil, .drawing)
    case .snapshotMissing: Row(.error, nil, .drawing)
    case .snapshotStale: Row(.warning, nil, .drawing)
    case .snapshotNotDrawn: Row(.error, nil, .drawing)
    case .catalogMalformed: Row(.error, .darkMode, .lint)
    case .missingDarkVariant: Row(.error, .darkMode, .lint)
    case .missingHighContrastVariant: Row(.warning, .darkMode, .lint)
    case .darkIsPlainInversion: Row(.note, .darkMode, .lint)
    case .darkBackgroundBrighter: Row(.warning, .darkMode, .lint)
    case .elevatedNotAboveBase: Row(.warning, .darkMode, .lint)
    case .identicalVariants: Row(.note, .darkMode, .lint)
    case .pairContrast: Row(.error, .darkMode, .lint)
    case .contrastSettingLowersContrast: Row(.error, .darkMode, .lint)
    case .imageLostOnDark: Row(.warning, .darkMode, .lint)
    case .whiteGlow: Row(.warning, .darkMode, .lint)
    case .iconAppearanceMissing: Row(.note, .darkMode, .lint)
    }
  }
}
