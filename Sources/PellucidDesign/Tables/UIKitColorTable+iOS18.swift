// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension UIKitColorTable {
  /// Returns the hues and greys of iOS 15 to 18.
  static func ios18Hues() -> [ColorRow] {
    [
      ColorRow(
        "systemGray", as: .hue(.gray), Cell.color(0x8e8e93), Cell.color(0x8e8e93),
        increased: Cell.color(0x6c6c70), Cell.color(0xaeaeb2),
        Cell.source("HIG2025, HIG2023, FLUTTER, EXPO", .measured)),
      ColorRow(
        "systemGray2", Cell.color(0xaeaeb2), Cell.color(0x636366),
        increased: Cell.color(0x8e8e93), Cell.color(0x7c7c80),
        Cell.source("HIG2025, HIG2023, FLUTTER, EXPO", .measured)),
      ColorRow(
        "systemGray3", Cell.color(0xc7c7cc), Cell.color(0x48484a),
        increased: Cell.color(0xaeaeb2), Cell.color(0x545456),
        Cell.source("HIG2025, HIG2023, FLUTTER, EXPO", .measured)),
      ColorRow(
        "systemGray4", Cell.color(0xd1d1d6), Cell.color(0x3a3a3c),
        increased: Cell.color(0xbcbcc0), Cell.color(0x444446),
        Cell.source("HIG2025, HIG2023, FLUTTER, EXPO", .measured)),
      ColorRow(
        "systemGray5", Cell.color(0xe5e5ea), Cell.color(0x2c2c2e),
        increased: Cell.color(0xd8d8dc), Cell.color(0x363638),
        Cell.source("HIG2025, HIG2023, FLUTTER, EXPO", .measured)),
      ColorRow(
        "systemGray6", Cell.color(0xf2f2f7), Cell.color(0x1c1c1e),
        increased: Cell.color(0xebebf0), Cell.color(0x242426),
        Cell.source("HIG2025, HIG2023, FLUTTER, EXPO", .measured)),
      ColorRow(
        "systemRed", as: .hue(.red), Cell.color(0xff3b30), Cell.color(0xff453a),
        increased: Cell.color(0xd70015), Cell.color(0xff6961),
        Cell.source("HIG2023, WK18, OSUI, EXPO", .measured)),
      ColorRow(
        "systemOrange", as: .hue(.orange), Cell.color(0xff9500), Cell.color(0xff9f0a),
        increased: Cell.color(0xc93400), Cell.color(0xffb340),
        Cell.source("HIG2023, WK18, OSUI, EXPO", .measured)),
      ColorRow(
        "systemYellow", as: .hue(.yellow), Cell.color(0xffcc00), Cell.color(0xffd60a),
        increased: Cell.color(0xb25000), Cell.color(0xffd426),
        Cell.source("HIG2023, WK18, OSUI, EXPO", .measured)),
      ColorRow(
        "systemGreen", as: .hue(.green), Cell.color(0x34c759), Cell.color(0x30d158),
        increased: Cell.color(0x248a3d), Cell.color(0x30db5b),
        Cell.source("HIG2023, WK18, OSUI, EXPO", .measured)),
      ColorRow(
        "systemMint", as: .hue(.mint), Cell.color(0x00c7be), Cell.color(0x63e6e2),
        increased: Cell.color(0x0c817b), Cell.color(0x63e6e2),
        Cell.source("HIG2023, OSUI, EXPO", .measured)),
      ColorRow(
        "systemTeal", as: .hue(.teal), Cell.color(0x30b0c7), Cell.color(0x40c8e0),
        increased: Cell.color(0x008299), Cell.color(0x5de6ff),
        Cell.source("HIG2023, WK18, OSUI, EXPO", .measured)),
      ColorRow(
        "systemCyan", as: .hue(.cyan), Cell.color(0x32ade6), Cell.color(0x64d2ff),
        increased: Cell.color(0x0071a4), Cell.color(0x70d7ff),
        Cell.source("HIG2023, OSUI, EXPO", .measured)),
      ColorRow(
        "systemBlue", as: .hue(.blue), Cell.color(0x007aff), Cell.color(0x0a84ff),
        increased: Cell.color(0x0040dd), Cell.color(0x409cff),
        Cell.source("HIG2023, WK18, OSUI, EXPO", .measured)),
      ColorRow(
        "systemIndigo", as: .hue(.indigo), Cell.color(0x5856d6), Cell.color(0x5e5ce6),
        increased: Cell.color(0x3634a3), Cell.color(0x7d7aff),
        Cell.source("HIG2023, WK18, OSUI, EXPO", .measured)),
      ColorRow(
        "systemPurple", as: .hue(.purple), Cell.color(0xaf52de), Cell.color(0xbf5af2),
        increased: Cell.color(0x8944ab), Cell.color(0xda8fff),
        Cell.source("HIG2023, WK18, OSUI, EXPO", .measured)),
      ColorRow(
        "systemPink", as: .hue(.pink), Cell.color(0xff2d55), Cell.color(0xff375f),
        increased: Cell.color(0xd30f45), Cell.color(0xff6482),
        Cell.source("HIG2023, WK18, OSUI, EXPO", .measured)),
      ColorRow(
        "systemBrown", as: .hue(.brown), Cell.color(0xa2845e), Cell.color(0xac8e68),
        increased: Cell.color(0x7f6545), Cell.color(0xb59469),
        Cell.source("HIG2023, WK18, OSUI, EXPO", .measured)),
    ]
  }

  /// Returns the backgrounds of iOS 15 to 18, and the opaque fills that WebKit draws.
  static func ios18Backgrounds() -> [ColorRow] {
    [
      ColorRow(
        "systemBackground", as: .background(of: nil), Cell.color(0xffffff), Cell.color(0x000000),
        increased: Cell.color(0xffffff), Cell.color(0x000000),
        elevated: Cell.color(0x1c1c1e), Cell.color(0x242426),
        Cell.source("WK18, FLUTTER, EXPO, CMP", .measured)),
      ColorRow(
        "secondarySystemBackground", as: .background(of: nil), Cell.color(0xf2f2f7), Cell.color(0x1c1c1e),
        increased: Cell.color(0xebebf0), Cell.color(0x242426),
        elevated: Cell.color(0x2c2c2e), Cell.color(0x363638),
        Cell.source("WK18, FLUTTER, EXPO, CMP", .measured)),
      ColorRow(
        "tertiarySystemBackground", as: .background(of: nil), Cell.color(0xffffff), Cell.color(0x2c2c2e),
        increased: Cell.color(0xffffff), Cell.color(0x363638),
        elevated: Cell.color(0x3a3a3c), Cell.color(0x444446),
        Cell.source("WK18, FLUTTER, EXPO, CMP", .measured)),
      ColorRow(
        "systemGroupedBackground", as: .background(of: nil), Cell.color(0xf2f2f7), Cell.color(0x000000),
        increased: Cell.color(0xebebf0), Cell.color(0x000000),
        elevated: Cell.color(0x1c1c1e), Cell.color(0x242426),
        Cell.source("WK18, FLUTTER, EXPO, CMP", .measured)),
      ColorRow(
        "secondarySystemGroupedBackground", as: .background(of: nil), Cell.color(0xffffff),
        Cell.color(0x1c1c1e),
        increased: Cell.color(0xffffff), Cell.color(0x242426),
        elevated: Cell.color(0x2c2c2e), Cell.color(0x363638),
        Cell.source("WK18, FLUTTER, EXPO, CMP", .measured)),
      ColorRow(
        "tertiarySystemGroupedBackground", as: .background(of: nil), Cell.color(0xf2f2f7),
        Cell.color(0x2c2c2e),
        increased: Cell.color(0xebebf0), Cell.color(0x363638),
        elevated: Cell.color(0x3a3a3c), Cell.color(0x444446),
        Cell.source("WK18, FLUTTER, EXPO, CMP", .measured)),
      ColorRow(
        "webkit.opaqueFill", Cell.color(0xe4e4e5), Cell.color(0x2b2b2e),
        increased: Cell.color(0xe4e4e5), Cell.color(0x2b2b2e),
        Cell.source("WK18", .measured)),
      ColorRow(
        "webkit.opaqueSecondaryFill", Cell.color(0xe9e9ea), Cell.color(0x262629),
        increased: Cell.color(0xe9e9ea), Cell.color(0x262629),
        Cell.source("WK18", .measured)),
      ColorRow(
        "webkit.opaqueTertiaryFill", Cell.color(0xeeeeef), Cell.color(0x1c1c1e),
        increased: Cell.color(0xeeeeef), Cell.color(0x1c1c1e),
        Cell.source("WK18", .measured)),
      ColorRow(
        "webkit.selectedContentBackground", as: .background(of: nil), Cell.color(0xd1d1d6),
        Cell.color(0x3a3a3c),
        increased: Cell.color(0xd1d1d6), Cell.color(0x3a3a3c),
        Cell.source("WK18", .measured)),
    ]
  }

  /// Returns the text, fills and separators of iOS 15 to 18.
  static func ios18Foregrounds() -> [ColorRow] {
    [
      ColorRow(
        "label", as: .level(.label), Cell.color(0x000000), Cell.color(0xffffff),
        increased: Cell.color(0x000000), Cell.color(0xffffff),
        Cell.source("WK18, FLUTTER, EXPO, OSUI", .measured)),
      ColorRow(
        "secondaryLabel", as: .level(.secondaryLabel), Cell.color(0x3c3c43, 0.6), Cell.color(0xebebf5, 0.6),
        increased: Cell.color(0x3c3c43, 0.8), Cell.color(0xebebf5, 0.7),
        Cell.source("WK18, EXPO, OSUI, CMP", .measured)),
      ColorRow(
        "tertiaryLabel", as: .level(.tertiaryLabel), Cell.color(0x3c3c43, 0.3), Cell.color(0xebebf5, 0.3),
        increased: Cell.color(0x3c3c43, 0.7), Cell.color(0xebebf5, 0.55),
        Cell.source("WK18, EXPO, OSUI, CMP", .measured)),
      ColorRow(
        "quaternaryLabel", as: .level(.quaternaryLabel), Cell.color(0x3c3c43, 0.18),
        Cell.color(0xebebf5, 0.16),
        increased: Cell.color(0x3c3c43, 0.55), Cell.color(0xebebf5, 0.4),
        Cell.source("WK18, EXPO, OSUI, CMP", .measured)),
      ColorRow(
        "placeholderText", Cell.color(0x3c3c43, 0.3), Cell.color(0xebebf5, 0.3),
        increased: Cell.color(0x3c3c43, 0.7), Cell.color(0xebebf5, 0.55),
        Cell.source(
          "WK18, EXPO, CMP", .measured,
          "Its increased-contrast alphas rest on one source and equal those of tertiaryLabel.")),
      ColorRow(
        "systemFill", as: .level(.fill), Cell.color(0x787880, 0.2), Cell.color(0x787880, 0.36),
        increased: Cell.color(0x787880, 0.28), Cell.color(0x787880, 0.44),
        Cell.source("FLUTTER, EXPO, OSUI, CMP", .measured)),
      ColorRow(
        "secondarySystemFill", as: .level(.secondaryFill), Cell.color(0x787880, 0.16),
        Cell.color(0x787880, 0.32),
        increased: Cell.color(0x787880, 0.24), Cell.color(0x787880, 0.4),
        Cell.source("FLUTTER, EXPO, OSUI, CMP", .measured)),
      ColorRow(
        "tertiarySystemFill", as: .level(.tertiaryFill), Cell.color(0x767680, 0.12),
        Cell.color(0x767680, 0.24),
        increased: Cell.color(0x767680, 0.2), Cell.color(0x767680, 0.32),
        Cell.source("FLUTTER, EXPO, CMP, OSUI", .measured)),
      ColorRow(
        "quaternarySystemFill", Cell.color(0x747480, 0.08), Cell.color(0x767680, 0.18),
        increased: Cell.color(0x747480, 0.16), Cell.color(0x767680, 0.26),
        Cell.source("FLUTTER, EXPO, CMP, HEX19", .measured)),
      ColorRow(
        "separator", as: .level(.separator), Cell.color(0x3c3c43, 0.29), Cell.color(0x545458, 0.6),
        increased: Cell.color(0x3c3c43, 0.37), Cell.color(0x545458, 0.68),
        Cell.source("WK18, FLUTTER, EXPO, CMP", .measured)),
      ColorRow(
        "opaqueSeparator", Cell.color(0xc6c6c8), Cell.color(0x38383a),
        increased: Cell.color(0xc6c6c8), Cell.color(0x38383a),
        Cell.source("FLUTTER, HEX19, CMP", .measured)),
      ColorRow(
        "link", Cell.color(0x007aff), Cell.color(0x0984ff),
        increased: Cell.color(0x007aff), Cell.color(0x0984ff),
        Cell.source("FLUTTER, HEX19, CMP", .measured)),
      ColorRow(
        "darkText", Cell.color(0x000000), Cell.color(0x000000),
        increased: Cell.color(0x000000), Cell.color(0x000000),
        Cell.source("HEX19, EXPO", .measured)),
      ColorRow(
        "lightText", Cell.color(0xffffff, 0.6), Cell.color(0xffffff, 0.6),
        increased: Cell.color(0xffffff, 0.6), Cell.color(0xffffff, 0.6),
        Cell.source("HEX19, EXPO", .measured)),
    ]
  }
}
