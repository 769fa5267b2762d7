// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The entries of the style sets that are not inks of a level of vibrancy.
enum VibrancyStyleTable {
  static let rows: [VibrancyStyle] = platformColors() + platterClient() + highContrast() + modules()

  /// Returns the tints that apps draw with on light platters.
  private static func platterClient() -> [VibrancyStyle] {
    [
      tint("platterClientPrimary", 0, 0.6, .plusDarker),
      tint("platterClientSecondary", 0, 0.5, .plusDarker),
      tint("platterClientTertiary", 0, 0.13, .plusDarker),
      tint("platterClientQuaternary", 0, 0.05, .plusDarker),
      tint("platterClientPrimaryHighlight", 0, 0.5, .plusDarker),
      tint("platterClientSecondaryHighlight", 0, 0.42, .plusDarker),
    ]
  }

  /// Returns styles that the files define and no recipe uses: the slots of their set name other styles.
  private static func highContrast() -> [VibrancyStyle] {
    [
      tint("highContrastPrimary", 0, 1, .sourceOver),
      tint("highContrastSecondary", 0.64, 1, .sourceOver),
    ]
  }

  /// Returns the entries of the module sets for light modules, and the separators (rules) of modules.
  private static func modules() -> [VibrancyStyle] {
    [
      tint("modulePrimaryOnLight", 0, 1, .sourceOver),
      VibrancyStyle(
        "moduleSecondaryOnLight", nil,
        .backdropMatrix(
          Cell.matrix(
            Cell.row(0.4, 0, 0, 0.141176477), Cell.row(0, 0.4, 0, 0.141), Cell.row(0, 0, 0.4, 0.157647073))),
        Cell.source(
          "S1", .measured,
          "The files scale alpha by 0.4 and add 0.6: over an opaque backdrop that changes nothing.")),
      tint("moduleRuleOnLight", 0, 0.6, .plusDarker),
      tint("moduleRuleOnDarkSubtle", 1, 0.12, .plusLighter),
      tint("moduleRuleOnLightSubtle", 0, 0.12, .plusDarker),
      tint("moduleListTint", 0, 0.05, .plusDarker),
      VibrancyStyle(
        "moduleFillQuaternary", nil, .color(EncodedColor(white: 0.45), blend: .colorDodge),
        Cell.source(
          "S1", .chosen,
          """
          The files name a dodge with this grey and a lightening with white at 0.38; how the two are joined \
          was not found, so the dodge stands alone.
          """)),
    ]
  }

  private static func tint(
    _ name: String, _ white: Float, _ alpha: Float, _ blend: BlendMode
  ) -> VibrancyStyle {
    VibrancyStyle(
      name, nil, .color(EncodedColor(white: white, alpha: alpha), blend: blend), Cell.source("S1", .measured))
  }
}
