// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

extension VibrancyTable {
  static func televisionLight() -> [VibrancyRow] {
    [
      row(
        .television, .light, .label,
        ink(0, 1, .plusDarker),
        "S1", .measured),
      row(
        .television, .light, .secondaryLabel,
        ink(0, 0.6, .plusDarker),
        "S1", .measured),
      row(
        .television, .light, .tertiaryLabel,
        ink(0, 0.4, .plusDarker),
        "S1", .measured),
      row(
        .television, .light, .quaternaryLabel,
        ink(0, 0.2, .plusDarker),
        "S1", .measured),
      row(
        .television, .light, .fill,
        ink(1, 1, .plusDarker),
        "S1", .measured),
      row(
        .television, .light, .secondaryFill,
        ink(1, 1, .plusDarker),
        "S1", .measured),
      row(
        .television, .light, .tertiaryFill,
        ink(1, 1, .plusDarker),
        "S1", .measured),
      row(
        .television, .light, .separator,
        ink(0, 0.2, .plusDarker),
        "S1", .chosen,
        "No tvOS separator was found; the weakest label is used."),
    ]
  }

  static func televisionDark() -> [VibrancyRow] {
    [
      row(
        .television, .dark, .label,
        ink(1, 1, .plusLighter),
        "S1", .measured),
      row(
        .television, .dark, .secondaryLabel,
        ink(1, 0.5, .plusLighter),
        "S1", .measured),
      row(
        .television, .dark, .tertiaryLabel,
        ink(1, 0.3, .plusLighter),
        "S1", .measured),
      row(
        .television, .dark, .quaternaryLabel,
        ink(1, 0.2, .plusLighter),
        "S1", .measured),
      row(
        .television, .dark, .fill,
        ink(1, 1, .plusLighter),
        "S1", .measured),
      row(
        .television, .dark, .secondaryFill,
        ink(1, 1, .plusLighter),
        "S1", .measured),
      row(
        .television, .dark, .tertiaryFill,
        ink(1, 1, .plusLighter),
        "S1", .measured),
      row(
        .television, .dark, .separator,
        ink(1, 0.2, .plusLighter),
        "S1", .chosen,
        "No tvOS separator was found; the weakest label is used."),
    ]
  }

  /// Returns the sets of the thin tiers: the inks of the thicker tiers, with labels marked as chosen.
  static func televisionThin() -> [VibrancyRow] {
    (televisionLight() + televisionDark()).map { row in
      var row = row
      row.family.group = .televisionThin
      switch row.level {
      case .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel:
        row.provenance = Provenance(
          "S1", .chosen,
          reason: """
            The thin sets have no tvOS version; those of iOS lose the order of their levels over a backdrop of \
            the wrong brightness here, so the sets of the thicker tvOS tiers are used.
            """)
      case .fill, .secondaryFill, .tertiaryFill, .separator: break
      }
      return row
    }
  }

  static func appKitLight() -> [VibrancyRow] {
    [
      row(
        .appKit, .light, .label,
        gray(0x1a, .plusDarker),
        "S14", .published),
      row(
        .appKit, .light, .secondaryLabel,
        gray(0x72, .plusDarker),
        "S14", .published),
      row(
        .appKit, .light, .tertiaryLabel,
        gray(0xbf, .plusDarker),
        "S14", .published),
      row(
        .appKit, .light, .quaternaryLabel,
        gray(0xd9, .plusDarker),
        "S14", .published),
      row(
        .appKit, .light, .fill,
        gray(0xd9, .plusDarker),
        "S14", .published),
      row(
        .appKit, .light, .secondaryFill,
        gray(0xe6, .plusDarker),
        "S14", .published),
      row(
        .appKit, .light, .tertiaryFill,
        gray(0xf2, .plusDarker),
        "S14", .published),
      row(
        .appKit, .light, .separator,
        gray(0xe6, .plusDarker),
        "S13, S19", .inferred,
        "The separator of the iOS kit; the macOS kit names none."),
    ]
  }

  static func appKitDark() -> [VibrancyRow] {
    [
      row(
        .appKit, .dark, .label,
        gray(0xf5, .plusLighter),
        "S14", .published),
      row(
        .appKit, .dark, .secondaryLabel,
        gray(0x8a, .plusLighter),
        "S14", .published),
      row(
        .appKit, .dark, .tertiaryLabel,
        gray(0x40, .plusLighter),
        "S14", .published),
      row(
        .appKit, .dark, .quaternaryLabel,
        gray(0x26, .plusLighter),
        "S14", .published),
      row(
        .appKit, .dark, .fill,
        gray(0x24, .plusLighter),
        "S14", .published),
      row(
        .appKit, .dark, .secondaryFill,
        gray(0x14, .plusLighter),
        "S14", .published),
      row(
        .appKit, .dark, .tertiaryFill,
        gray(0x0d, .plusLighter),
        "S14", .published),
      row(
        .appKit, .dark, .separator,
        gray(0x1a, .plusLighter),
        "S13, S19", .inferred,
        "The separator of the iOS kit; the macOS kit names none."),
    ]
  }

  private static let tertiaryFillInOrder = """
    The tertiary fill of the dark set has more contrast than the secondary one on surfaces brighter than 40 %; this one \
    goes two thirds of the way to the secondary fill, as the file's does over black.
    """

  static func spatialDark() -> [VibrancyRow] {
    [
      row(
        .spatial, .dark, .label,
        ink(1, 0.96, .sourceOver),
        "S15", .published),
      row(
        .spatial, .dark, .secondaryLabel,
        Ink.backdropMatrix(VibrancyMatrices.platformStrokeThinDarkSecondary).moved(toward: 1, by: 0.3),
        "S8, S15, S18", .chosen,
        """
        The guidelines give it high contrast, and no numbers exist. The ink of the dark set, which has 2.46:1 on thin, \
        goes three tenths of the way to white, so that it holds 3:1 over every backdrop.
        """),
      row(
        .spatial, .dark, .tertiaryLabel,
        .backdropMatrix(VibrancyMatrices.platformStrokeThinDarkTertiary),
        "S8, S15", .inferred),
      row(
        .spatial, .dark, .quaternaryLabel,
        .backdropMatrix(VibrancyMatrices.platformStrokeThinDarkTertiary),
        "S8, S18", .chosen,
        "visionOS has three label levels; the third is used."),
      row(
        .spatial, .dark, .fill,
        .backdropMatrix(VibrancyMatrices.platformFillDarkPrimary),
        "S8, S15", .inferred),
      row(
        .spatial, .dark, .secondaryFill,
        .backdropMatrix(VibrancyMatrices.platformFillDarkSecondary),
        "S8, S15", .inferred),
      row(
        .spatial, .dark, .tertiaryFill,
        .backdropMatrix(VibrancyMatrices.fillDarkTertiaryInOrder),
        "S8, S15", .chosen, tertiaryFillInOrder),
      row(
        .spatial, .dark, .separator,
        .backdropMatrix(VibrancyMatrices.platformDarkSeparator),
        "S8, S15", .inferred),
    ]
  }

  static func watchDark() -> [VibrancyRow] {
    [
      row(
        .watch, .dark, .label,
        ink(1, 0.96, .sourceOver),
        "S1, S18", .chosen,
        "No numbers exist; the dark set of the shared framework is used."),
      row(
        .watch, .dark, .secondaryLabel,
        .backdropMatrix(VibrancyMatrices.platformStrokeDarkSecondary),
        "S1, S18", .chosen,
        "No numbers exist; the dark set of the shared framework is used."),
      row(
        .watch, .dark, .tertiaryLabel,
        .backdropMatrix(VibrancyMatrices.platformDarkSeparator),
        "S1, S18", .chosen,
        "No numbers exist; the dark set of the shared framework is used."),
      row(
        .watch, .dark, .quaternaryLabel,
        .backdropMatrix(VibrancyMatrices.platformFillDarkSecondary),
        "S1, S18", .chosen,
        "No numbers exist; the dark set of the shared framework is used."),
      row(
        .watch, .dark, .fill,
        .backdropMatrix(VibrancyMatrices.platformFillDarkPrimary),
        "S1, S18", .chosen,
        "No numbers exist; the dark set of the shared framework is used."),
      row(
        .watch, .dark, .secondaryFill,
        .backdropMatrix(VibrancyMatrices.platformFillDarkSecondary),
        "S1, S18", .chosen,
        "No numbers exist; the dark set of the shared framework is used."),
      row(
        .watch, .dark, .tertiaryFill,
        .backdropMatrix(VibrancyMatrices.fillDarkTertiaryInOrder),
        "S1, S18", .chosen, tertiaryFillInOrder),
      row(
        .watch, .dark, .separator,
        .backdropMatrix(VibrancyMatrices.platformDarkSeparator),
        "S1, S18", .chosen,
        "No numbers exist; the dark set of the shared framework is used."),
    ]
  }

  static func legacyExtraLightLight() -> [VibrancyRow] {
    [
      row(
        .legacyExtraLight, .light, .label,
        ink(0, 0.96, .sourceOver),
        "S1, S7", .chosen,
        "The older styles have one strength only; the label is that of the platform sets."),
      row(
        .legacyExtraLight, .light, .secondaryLabel,
        tint(0.035294, 0.078431, 0.121569, 0.45),
        "S7", .inferred,
        "The tint of the low quality path; the formula of the full one is not known."),
      row(
        .legacyExtraLight, .light, .tertiaryLabel,
        tint(0.035294, 0.078431, 0.121569, 0.27),
        "S7", .chosen,
        "The older styles have one strength, that of secondaryLabel; this level is scaled from it."),
      row(
        .legacyExtraLight, .light, .quaternaryLabel,
        tint(0.035294, 0.078431, 0.121569, 0.162),
        "S7", .chosen,
        "The older styles have one strength, that of secondaryLabel; this level is scaled from it."),
      row(
        .legacyExtraLight, .light, .fill,
        tint(0.035294, 0.078431, 0.121569, 0.153),
        "S7", .chosen,
        "The older styles have one strength, that of secondaryLabel; this level is scaled from it."),
      row(
        .legacyExtraLight, .light, .secondaryFill,
        tint(0.035294, 0.078431, 0.121569, 0.1215),
        "S7", .chosen,
        "The older styles have one strength, that of secondaryLabel; this level is scaled from it."),
      row(
        .legacyExtraLight, .light, .tertiaryFill,
        tint(0.035294, 0.078431, 0.121569, 0.09),
        "S7", .chosen,
        "The older styles have one strength, that of secondaryLabel; this level is scaled from it."),
      row(
        .legacyExtraLight, .light, .separator,
        tint(0.035294, 0.078431, 0.121569, 0.225),
        "S7", .chosen,
        "The older styles have one strength, that of secondaryLabel; this level is scaled from it."),
    ]
  }

  static func legacyLightLight() -> [VibrancyRow] {
    [
      row(
        .legacyLight, .light, .label,
        ink(0, 0.96, .sourceOver),
        "S1, S7", .chosen,
        "The older styles have one strength only; the label is that of the platform sets."),
      row(
        .legacyLight, .light, .secondaryLabel,
        tint(0.035294, 0.078431, 0.121569, 0.6),
        "S7", .inferred,
        "The tint of the low quality path; the formula of the full one is not known."),
      row(
        .legacyLight, .light, .tertiaryLabel,
        tint(0.035294, 0.078431, 0.121569, 0.36),
        "S7", .chosen,
        "The older styles have one strength, that of secondaryLabel; this level is scaled from it."),
      row(
        .legacyLight, .light, .quaternaryLabel,
        tint(0.035294, 0.078431, 0.121569, 0.216),
        "S7", .chosen,
        "The older styles have one strength, that of secondaryLabel; this level is scaled from it."),
      row(
        .legacyLight, .light, .fill,
        tint(0.035294, 0.078431, 0.121569, 0.204),
        "S7", .chosen,
        "The older styles have one strength, that of secondaryLabel; this level is scaled from it."),
      row(
        .legacyLight, .light, .secondaryFill,
        tint(0.035294, 0.078431, 0.121569, 0.162),
        "S7", .chosen,
        "The older styles have one strength, that of secondaryLabel; this level is scaled from it."),
      row(
        .legacyLight, .light, .tertiaryFill,
        tint(0.035294, 0.078431, 0.121569, 0.12),
        "S7", .chosen,
        "The older styles have one strength, that of secondaryLabel; this level is scaled from it."),
      row(
        .legacyLight, .light, .separator,
        tint(0.035294, 0.078431, 0.121569, 0.3),
        "S7", .chosen,
        "The older styles have one strength, that of secondaryLabel; this level is scaled from it."),
    ]
  }

  static func legacyDarkDark() -> [VibrancyRow] {
    [
      row(
        .legacyDark, .dark, .label,
        ink(1, 0.96, .sourceOver),
        "S1, S7", .chosen,
        "The older styles have one strength only; the label is that of the platform sets."),
      row(
        .legacyDark, .dark, .secondaryLabel,
        tint(1, 1, 1, 0.65),
        "S7", .inferred,
        "The tint of the low quality path; the formula of the full one is not known."),
      row(
        .legacyDark, .dark, .tertiaryLabel,
        tint(1, 1, 1, 0.39),
        "S7", .chosen,
        "The older styles have one strength, that of secondaryLabel; this level is scaled from it."),
      row(
        .legacyDark, .dark, .quaternaryLabel,
        tint(1, 1, 1, 0.234),
        "S7", .chosen,
        "The older styles have one strength, that of secondaryLabel; this level is scaled from it."),
      row(
        .legacyDark, .dark, .fill,
        tint(1, 1, 1, 0.221),
        "S7", .chosen,
        "The older styles have one strength, that of secondaryLabel; this level is scaled from it."),
      row(
        .legacyDark, .dark, .secondaryFill,
        tint(1, 1, 1, 0.1755),
        "S7", .chosen,
        "The older styles have one strength, that of secondaryLabel; this level is scaled from it."),
      row(
        .legacyDark, .dark, .tertiaryFill,
        tint(1, 1, 1, 0.13),
        "S7", .chosen,
        "The older styles have one strength, that of secondaryLabel; this level is scaled from it."),
      row(
        .legacyDark, .dark, .separator,
        tint(1, 1, 1, 0.325),
        "S7", .chosen,
        "The older styles have one strength, that of secondaryLabel; this level is scaled from it."),
    ]
  }
}
