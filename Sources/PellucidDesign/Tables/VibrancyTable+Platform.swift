// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

extension VibrancyTable {
  static func platformThinLight() -> [VibrancyRow] {
    [
      row(
        .platformThin, .light, .label,
        ink(0, 0.96, .sourceOver),
        "S1, S4, S5, S8", .measured),
      row(
        .platformThin, .light, .secondaryLabel,
        .backdropMatrix(VibrancyMatrices.platformStrokeThinLightSecondary),
        "S1, S4, S5, S8", .measured),
      row(
        .platformThin, .light, .tertiaryLabel,
        .backdropMatrix(VibrancyMatrices.platformStrokeThinLightTertiary),
        "S1, S4, S5, S8", .measured),
      row(
        .platformThin, .light, .quaternaryLabel,
        .backdropMatrix(VibrancyMatrices.platformFillLightSecondary),
        "S1, S4, S5, S8", .measured),
      row(
        .platformThin, .light, .fill,
        .backdropMatrix(VibrancyMatrices.platformFillLightPrimary),
        "S1, S4, S5, S8", .measured),
      row(
        .platformThin, .light, .secondaryFill,
        .backdropMatrix(VibrancyMatrices.platformFillLightSecondary),
        "S1, S4, S5, S8", .measured),
      row(
        .platformThin, .light, .tertiaryFill,
        .backdropMatrix(VibrancyMatrices.platformFillLightTertiary),
        "S1, S4, S5, S8", .measured),
      row(
        .platformThin, .light, .separator,
        .backdropMatrix(VibrancyMatrices.platformLightSeparator),
        "S1, S4, S5, S8", .measured),
    ]
  }

  static func platformLight() -> [VibrancyRow] {
    [
      row(
        .platform, .light, .label,
        ink(0, 0.96, .sourceOver),
        "S1, S4, S5, S8", .measured),
      row(
        .platform, .light, .secondaryLabel,
        .backdropMatrix(VibrancyMatrices.platformStrokeLightSecondary),
        "S1, S4, S5, S8", .measured),
      row(
        .platform, .light, .tertiaryLabel,
        .backdropMatrix(VibrancyMatrices.platformLightSeparator),
        "S1, S4, S5, S8", .measured),
      row(
        .platform, .light, .quaternaryLabel,
        .backdropMatrix(VibrancyMatrices.platformFillLightSecondary),
        "S1, S4, S5, S8", .measured),
      row(
        .platform, .light, .fill,
        .backdropMatrix(VibrancyMatrices.platformFillLightPrimary),
        "S1, S4, S5, S8", .measured),
      row(
        .platform, .light, .secondaryFill,
        .backdropMatrix(VibrancyMatrices.platformFillLightSecondary),
        "S1, S4, S5, S8", .measured),
      row(
        .platform, .light, .tertiaryFill,
        .backdropMatrix(VibrancyMatrices.platformFillLightTertiary),
        "S1, S4, S5, S8", .measured),
      row(
        .platform, .light, .separator,
        .backdropMatrix(VibrancyMatrices.platformLightSeparator),
        "S1, S4, S5, S8", .measured),
    ]
  }

  static func platformChromeLight() -> [VibrancyRow] {
    [
      row(
        .platformChrome, .light, .label,
        ink(0, 0.96, .sourceOver),
        "S1, S4, S5, S8", .measured),
      row(
        .platformChrome, .light, .secondaryLabel,
        .backdropMatrix(VibrancyMatrices.platformStrokeLightSecondary),
        "S1, S4, S5, S8", .measured),
      row(
        .platformChrome, .light, .tertiaryLabel,
        .backdropMatrix(VibrancyMatrices.platformLightSeparator),
        "S1, S4, S5, S8", .measured),
      row(
        .platformChrome, .light, .quaternaryLabel,
        .backdropMatrix(VibrancyMatrices.platformFillLightSecondary),
        "S1, S4, S5, S8", .measured),
      row(
        .platformChrome, .light, .fill,
        .backdropMatrix(VibrancyMatrices.platformChromeTabBarTextLight),
        "S1, S4, S5, S8", .measured),
      row(
        .platformChrome, .light, .secondaryFill,
        .backdropMatrix(VibrancyMatrices.platformFillLightSecondary),
        "S1, S4, S5, S8", .measured),
      row(
        .platformChrome, .light, .tertiaryFill,
        .backdropMatrix(VibrancyMatrices.platformFillLightTertiary),
        "S1, S4, S5, S8", .measured),
      row(
        .platformChrome, .light, .separator,
        .backdropMatrix(VibrancyMatrices.platformLightSeparator),
        "S1, S4, S5, S8", .measured),
    ]
  }

  static func platformThinDark() -> [VibrancyRow] {
    [
      row(
        .platformThin, .dark, .label,
        ink(1, 0.96, .sourceOver),
        "S1, S4, S5, S8", .measured),
      row(
        .platformThin, .dark, .secondaryLabel,
        .backdropMatrix(VibrancyMatrices.platformStrokeThinDarkSecondary),
        "S1, S4, S5, S8", .measured),
      row(
        .platformThin, .dark, .tertiaryLabel,
        .backdropMatrix(VibrancyMatrices.platformStrokeThinDarkTertiary),
        "S1, S4, S5, S8", .measured),
      row(
        .platformThin, .dark, .quaternaryLabel,
        .backdropMatrix(VibrancyMatrices.platformFillDarkSecondary),
        "S1, S4, S5, S8", .measured),
      row(
        .platformThin, .dark, .fill,
        .backdropMatrix(VibrancyMatrices.platformFillDarkPrimary),
        "S1, S4, S5, S8", .measured),
      row(
        .platformThin, .dark, .secondaryFill,
        .backdropMatrix(VibrancyMatrices.platformFillDarkSecondary),
        "S1, S4, S5, S8", .measured),
      row(
        .platformThin, .dark, .tertiaryFill,
        .backdropMatrix(VibrancyMatrices.platformFillDarkTertiary),
        "S1, S4, S5, S8", .measured),
      row(
        .platformThin, .dark, .separator,
        .backdropMatrix(VibrancyMatrices.platformDarkSeparator),
        "S1, S4, S5, S8", .measured),
    ]
  }

  static func platformDark() -> [VibrancyRow] {
    [
      row(
        .platform, .dark, .label,
        ink(1, 0.96, .sourceOver),
        "S1, S4, S5, S8", .measured),
      row(
        .platform, .dark, .secondaryLabel,
        .backdropMatrix(VibrancyMatrices.platformStrokeDarkSecondary),
        "S1, S4, S5, S8", .measured),
      row(
        .platform, .dark, .tertiaryLabel,
        .backdropMatrix(VibrancyMatrices.platformDarkSeparator),
        "S1, S4, S5, S8", .measured),
      row(
        .platform, .dark, .quaternaryLabel,
        .backdropMatrix(VibrancyMatrices.platformFillDarkSecondary),
        "S1, S4, S5, S8", .measured),
      row(
        .platform, .dark, .fill,
        .backdropMatrix(VibrancyMatrices.platformFillDarkPrimary),
        "S1, S4, S5, S8", .measured),
      row(
        .platform, .dark, .secondaryFill,
        .backdropMatrix(VibrancyMatrices.platformFillDarkSecondary),
        "S1, S4, S5, S8", .measured),
      row(
        .platform, .dark, .tertiaryFill,
        .backdropMatrix(VibrancyMatrices.platformFillDarkTertiary),
        "S1, S4, S5, S8", .measured),
      row(
        .platform, .dark, .separator,
        .backdropMatrix(VibrancyMatrices.platformDarkSeparator),
        "S1, S4, S5, S8", .measured),
    ]
  }

  static func platformChromeDark() -> [VibrancyRow] {
    [
      row(
        .platformChrome, .dark, .label,
        ink(1, 0.96, .sourceOver),
        "S1, S4, S5, S8", .measured),
      row(
        .platformChrome, .dark, .secondaryLabel,
        .backdropMatrix(VibrancyMatrices.platformStrokeDarkSecondary),
        "S1, S4, S5, S8", .measured),
      row(
        .platformChrome, .dark, .tertiaryLabel,
        .backdropMatrix(VibrancyMatrices.platformDarkSeparator),
        "S1, S4, S5, S8", .measured),
      row(
        .platformChrome, .dark, .quaternaryLabel,
        .backdropMatrix(VibrancyMatrices.platformFillDarkSecondary),
        "S1, S4, S5, S8", .measured),
      row(
        .platformChrome, .dark, .fill,
        .backdropMatrix(VibrancyMatrices.platformChromeTabBarTextDark),
        "S1, S4, S5, S8", .measured),
      row(
        .platformChrome, .dark, .secondaryFill,
        .backdropMatrix(VibrancyMatrices.platformFillDarkSecondary),
        "S1, S4, S5, S8", .measured),
      row(
        .platformChrome, .dark, .tertiaryFill,
        .backdropMatrix(VibrancyMatrices.platformFillDarkTertiary),
        "S1, S4, S5, S8", .measured),
      row(
        .platformChrome, .dark, .separator,
        .backdropMatrix(VibrancyMatrices.platformDarkSeparator),
        "S1, S4, S5, S8", .measured),
    ]
  }

  private static let platterFillInOrder = """
    The platter sets have no such fill, and that of the platform sets has less contrast than their tertiary one on some \
    surfaces; this one goes farther in the direction of the tertiary fill.
    """

  static func platterLight() -> [VibrancyRow] {
    [
      row(
        .platter, .light, .label,
        ink(0, 0.9, .sourceOver),
        "S1", .measured),
      row(
        .platter, .light, .secondaryLabel,
        .backdropMatrix(VibrancyMatrices.platterStrokeLightSecondary),
        "S1", .measured),
      row(
        .platter, .light, .tertiaryLabel,
        .backdropMatrix(VibrancyMatrices.platterStrokeLightTertiary),
        "S1", .measured),
      row(
        .platter, .light, .quaternaryLabel,
        .backdropMatrix(VibrancyMatrices.platterStrokeLightQuaternary),
        "S1", .measured),
      row(
        .platter, .light, .tertiaryFill,
        .backdropMatrix(VibrancyMatrices.platterLightHighlight),
        "S1", .measured),
      row(
        .platter, .light, .separator,
        .backdropMatrix(VibrancyMatrices.platterLightSeparator),
        "S1", .measured),
      row(
        .platter, .light, .fill,
        .backdropMatrix(VibrancyMatrices.platterFillLightPrimary),
        "S1", .chosen, platterFillInOrder),
      row(
        .platter, .light, .secondaryFill,
        .backdropMatrix(VibrancyMatrices.platterFillLightSecondary),
        "S1", .chosen, platterFillInOrder),
    ]
  }

  static func platterDark() -> [VibrancyRow] {
    [
      row(
        .platter, .dark, .label,
        ink(1, 0.9, .sourceOver),
        "S1", .measured),
      row(
        .platter, .dark, .secondaryLabel,
        .backdropMatrix(VibrancyMatrices.platterStrokeDarkSecondary),
        "S1", .measured),
      row(
        .platter, .dark, .tertiaryLabel,
        .backdropMatrix(VibrancyMatrices.platterStrokeDarkTertiary),
        "S1", .measured),
      row(
        .platter, .dark, .quaternaryLabel,
        .backdropMatrix(VibrancyMatrices.platterStrokeDarkQuaternary),
        "S1", .measured),
      row(
        .platter, .dark, .tertiaryFill,
        .backdropMatrix(VibrancyMatrices.platterDarkHighlight),
        "S1", .measured),
      row(
        .platter, .dark, .separator,
        .backdropMatrix(VibrancyMatrices.platterDarkSeparator),
        "S1", .measured),
      row(
        .platter, .dark, .fill,
        .backdropMatrix(VibrancyMatrices.platterFillDarkPrimary),
        "S1", .chosen, platterFillInOrder),
      row(
        .platter, .dark, .secondaryFill,
        .backdropMatrix(VibrancyMatrices.platterFillDarkSecondary),
        "S1", .chosen, platterFillInOrder),
    ]
  }

  static func moduleDark() -> [VibrancyRow] {
    [
      row(
        .module, .dark, .label,
        ink(1, 1, .sourceOver),
        "S1", .measured),
      row(
        .module, .dark, .secondaryLabel,
        .backdropMatrix(VibrancyMatrices.moduleSecondary),
        "S1", .measured),
      row(
        .module, .dark, .tertiaryLabel,
        .backdropMatrix(VibrancyMatrices.moduleTertiary),
        "S1", .chosen,
        "The module sets end at secondary; half way to the fill below."),
      row(
        .module, .dark, .quaternaryLabel,
        .backdropMatrix(VibrancyMatrices.moduleItemOff),
        "S1", .chosen,
        "The module sets end at secondary; the fill is the next weaker one."),
      row(
        .module, .dark, .fill,
        .backdropMatrix(VibrancyMatrices.moduleTertiary),
        "S1", .chosen,
        "The module sets have no primary fill; a step above the secondary one."),
      row(
        .module, .dark, .secondaryFill,
        .backdropMatrix(VibrancyMatrices.moduleItemOff),
        "S1", .measured),
      row(
        .module, .dark, .tertiaryFill,
        .backdropMatrix(VibrancyMatrices.moduleHighlight),
        "S1", .measured),
      row(
        .module, .dark, .separator,
        ink(1, 0.12, .plusLighter),
        "S1", .measured),
    ]
  }
}
