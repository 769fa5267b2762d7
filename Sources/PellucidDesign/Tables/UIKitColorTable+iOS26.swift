// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension UIKitColorTable {
  /// Returns the hues and greys of iOS 26 and later.
  static func ios26Hues() -> [ColorRow] {
    [
      ColorRow(
        "systemRed", as: .hue(.red), Cell.color(0xff383c), Cell.color(0xff4245),
        increased: Cell.color(0xe9152d), Cell.color(0xff6165),
        Cell.source("HIG2025, THEME26, NIX26, VG26", .measured)),
      ColorRow(
        "systemOrange", as: .hue(.orange), Cell.color(0xff8d28), Cell.color(0xff9230),
        increased: Cell.color(0xc55300), Cell.color(0xffa056),
        Cell.source("HIG2025, THEME26, NIX26, VG26", .measured)),
      ColorRow(
        "systemYellow", as: .hue(.yellow), Cell.color(0xffcc00), Cell.color(0xffd600),
        increased: Cell.color(0xa16a00), Cell.color(0xfedf43),
        Cell.source("HIG2025, THEME26, NIX26, VG26", .measured)),
      ColorRow(
        "systemGreen", as: .hue(.green), Cell.color(0x34c759), Cell.color(0x30d158),
        increased: Cell.color(0x008932), Cell.color(0x4ad968),
        Cell.source("HIG2025, THEME26, NIX26, VG26", .measured)),
      ColorRow(
        "systemMint", as: .hue(.mint), Cell.color(0x00c8b3), Cell.color(0x00dac3),
        increased: Cell.color(0x008575), Cell.color(0x54dfcb),
        Cell.source("HIG2025, THEME26, NIX26, VG26", .measured)),
      ColorRow(
        "systemTeal", as: .hue(.teal), Cell.color(0x00c3d0), Cell.color(0x00d2e0),
        increased: Cell.color(0x008198), Cell.color(0x3bddec),
        Cell.source("HIG2025, THEME26, NIX26, VG26", .measured)),
      ColorRow(
        "systemCyan", as: .hue(.cyan), Cell.color(0x00c0e8), Cell.color(0x3cd3fe),
        increased: Cell.color(0x007eae), Cell.color(0x6dd9ff),
        Cell.source("HIG2025, THEME26, NIX26, VG26", .measured)),
      ColorRow(
        "systemBlue", as: .hue(.blue), Cell.color(0x0088ff), Cell.color(0x0091ff),
        increased: Cell.color(0x1e6ef4), Cell.color(0x5cb8ff),
        Cell.source("HIG2025, THEME26, NIX26, VG26, WK26", .measured)),
      ColorRow(
        "systemIndigo", as: .hue(.indigo), Cell.color(0x6155f5), Cell.color(0x6b5dff),
        increased: Cell.color(0x564ade), Cell.color(0xa7aaff),
        Cell.source(
          "HIG2025, THEME26, NIX26, VG26", .measured,
          "Two readings exist for dark: 107, 93, 255 (documentation, used) and 109, 124, 255 (AppKit).")),
      ColorRow(
        "systemPurple", as: .hue(.purple), Cell.color(0xcb30e0), Cell.color(0xdb34f2),
        increased: Cell.color(0xb02fc2), Cell.color(0xea8dff),
        Cell.source("HIG2025, THEME26, NIX26, VG26", .measured)),
      ColorRow(
        "systemPink", as: .hue(.pink), Cell.color(0xff2d55), Cell.color(0xff375f),
        increased: Cell.color(0xe7124d), Cell.color(0xff8ac4),
        Cell.source("HIG2025, THEME26, NIX26, VG26", .measured)),
      ColorRow(
        "systemBrown", as: .hue(.brown), Cell.color(0xac7f5e), Cell.color(0xb78a66),
        increased: Cell.color(0x956d51), Cell.color(0xdba679),
        Cell.source("HIG2025, THEME26, NIX26, VG26", .measured)),
      ColorRow(
        "systemGray", as: .hue(.gray), Cell.color(0x8e8e93), Cell.color(0x8e8e93),
        increased: Cell.color(0x6c6c70), Cell.color(0xaeaeb2),
        Cell.source("HIG2025, NIX26", .published)),
      ColorRow(
        "systemGray2", Cell.color(0xaeaeb2), Cell.color(0x636366),
        increased: Cell.color(0x8e8e93), Cell.color(0x7c7c80),
        Cell.source("HIG2025, NIX26", .published)),
      ColorRow(
        "systemGray3", Cell.color(0xc7c7cc), Cell.color(0x48484a),
        increased: Cell.color(0xaeaeb2), Cell.color(0x545456),
        Cell.source("HIG2025, NIX26", .published)),
      ColorRow(
        "systemGray4", Cell.color(0xd1d1d6), Cell.color(0x3a3a3c),
        increased: Cell.color(0xbcbcc0), Cell.color(0x444446),
        Cell.source("HIG2025, NIX26", .published)),
      ColorRow(
        "systemGray5", Cell.color(0xe5e5ea), Cell.color(0x2c2c2e),
        increased: Cell.color(0xd8d8dc), Cell.color(0x363638),
        Cell.source("HIG2025, NIX26", .published)),
      ColorRow(
        "systemGray6", Cell.color(0xf2f2f7), Cell.color(0x1c1c1e),
        increased: Cell.color(0xebebf0), Cell.color(0x242426),
        Cell.source("HIG2025, NIX26", .published)),
    ]
  }

  /// Returns the backgrounds of iOS 26 and later.
  static func ios26Backgrounds() -> [ColorRow] {
    [
      ColorRow(
        "systemBackground", as: .background(of: nil), Cell.color(0xffffff), Cell.color(0x000000),
        increased: Cell.color(0xffffff), Cell.color(0x000000),
        elevated: Cell.color(0x1c1c1e), Cell.color(0x242426),
        Cell.source(
          "WK26, SHEET27, WK18", .inferred,
          "Carried over from iOS 18; no contrary reading is known.")),
      ColorRow(
        "secondarySystemBackground", as: .background(of: nil), Cell.color(0xf2f2f7), Cell.color(0x1c1c1e),
        increased: Cell.color(0xebebf0), Cell.color(0x242426),
        elevated: Cell.color(0x2c2c2e), Cell.color(0x363638),
        Cell.source(
          "WK26, SHEET27, WK18", .inferred,
          "Carried over from iOS 18; no contrary reading is known.")),
      ColorRow(
        "tertiarySystemBackground", as: .background(of: nil), Cell.color(0xffffff), Cell.color(0x2c2c2e),
        increased: Cell.color(0xffffff), Cell.color(0x363638),
        elevated: Cell.color(0x3a3a3c), Cell.color(0x444446),
        Cell.source(
          "WK26, SHEET27, WK18", .inferred,
          "Carried over from iOS 18; no contrary reading is known.")),
      ColorRow(
        "systemGroupedBackground", as: .background(of: nil), Cell.color(0xf2f2f7), Cell.color(0x000000),
        increased: Cell.color(0xebebf0), Cell.color(0x000000),
        elevated: Cell.color(0x1c1c1e), Cell.color(0x242426),
        Cell.source(
          "WK26, SHEET27, WK18", .inferred,
          "Carried over from iOS 18; no contrary reading is known.")),
      ColorRow(
        "secondarySystemGroupedBackground", as: .background(of: nil), Cell.color(0xffffff),
        Cell.color(0x1c1c1e),
        increased: Cell.color(0xffffff), Cell.color(0x242426),
        elevated: Cell.color(0x2c2c2e), Cell.color(0x363638),
        Cell.source(
          "WK26, SHEET27, WK18", .inferred,
          "Carried over from iOS 18; no contrary reading is known.")),
      ColorRow(
        "tertiarySystemGroupedBackground", as: .background(of: nil), Cell.color(0xf2f2f7),
        Cell.color(0x2c2c2e),
        increased: Cell.color(0xebebf0), Cell.color(0x363638),
        elevated: Cell.color(0x3a3a3c), Cell.color(0x444446),
        Cell.source(
          "WK26, SHEET27, WK18", .inferred,
          "Carried over from iOS 18; no contrary reading is known.")),
    ]
  }

  /// Returns the text, fills and separators of iOS 26 and later.
  static func ios26Foregrounds() -> [ColorRow] {
    [
      ColorRow(
        "label", as: .level(.label), Cell.color(0x000000), Cell.color(0xffffff),
        increased: Cell.color(0x000000), Cell.color(0xffffff),
        Cell.source(
          "WK18, FLUTTER, EXPO, OSUI", .inferred,
          "Carried over from iOS 18; no contrary reading is known.")),
      ColorRow(
        "secondaryLabel", as: .level(.secondaryLabel), Cell.color(0x3c3c43, 0.6), Cell.color(0xebebf5, 0.6),
        increased: Cell.color(0x3c3c43, 0.8), Cell.color(0xebebf5, 0.7),
        Cell.source(
          "WK18, EXPO, OSUI, CMP, SHEET27", .inferred,
          "Carried over from iOS 18; no contrary reading is known.")),
      ColorRow(
        "tertiaryLabel", as: .level(.tertiaryLabel), Cell.color(0x3c3c43, 0.3), Cell.color(0xebebf5, 0.3),
        increased: Cell.color(0x3c3c43, 0.7), Cell.color(0xebebf5, 0.55),
        Cell.source(
          "WK18, EXPO, OSUI, CMP", .inferred,
          "Carried over from iOS 18; no contrary reading is known.")),
      ColorRow(
        "quaternaryLabel", as: .level(.quaternaryLabel), Cell.color(0x3c3c43, 0.18),
        Cell.color(0xebebf5, 0.16),
        increased: Cell.color(0x3c3c43, 0.55), Cell.color(0xebebf5, 0.4),
        Cell.source(
          "WK18, EXPO, OSUI, CMP", .inferred,
          "Carried over from iOS 18; no contrary reading is known.")),
      ColorRow(
        "placeholderText", Cell.color(0x3c3c43, 0.3), Cell.color(0xebebf5, 0.3),
        increased: Cell.color(0x3c3c43, 0.7), Cell.color(0xebebf5, 0.55),
        Cell.source(
          "WK18, EXPO, CMP", .inferred,
          "Carried over from iOS 18; no contrary reading is known.")),
      ColorRow(
        "systemFill", as: .level(.fill), Cell.color(0x787880, 0.2), Cell.color(0x787880, 0.36),
        increased: Cell.color(0x787880, 0.28), Cell.color(0x787880, 0.44),
        Cell.source(
          "FLUTTER, EXPO, OSUI, CMP", .inferred,
          "Carried over from iOS 18; no contrary reading is known.")),
      ColorRow(
        "secondarySystemFill", as: .level(.secondaryFill), Cell.color(0x787880, 0.16),
        Cell.color(0x787880, 0.32),
        increased: Cell.color(0x787880, 0.24), Cell.color(0x787880, 0.4),
        Cell.source(
          "FLUTTER, EXPO, OSUI, CMP", .inferred,
          "Carried over from iOS 18; no contrary reading is known.")),
      ColorRow(
        "tertiarySystemFill", as: .level(.tertiaryFill), Cell.color(0x767680, 0.12),
        Cell.color(0x767680, 0.24),
        increased: Cell.color(0x767680, 0.2), Cell.color(0x767680, 0.32),
        Cell.source(
          "FLUTTER, EXPO, CMP, OSUI", .inferred,
          "Carried over from iOS 18; no contrary reading is known.")),
      ColorRow(
        "quaternarySystemFill", Cell.color(0x747480, 0.08), Cell.color(0x767680, 0.18),
        increased: Cell.color(0x747480, 0.16), Cell.color(0x767680, 0.26),
        Cell.source(
          "FLUTTER, EXPO, CMP, HEX19", .inferred,
          "Carried over from iOS 18; no contrary reading is known.")),
      ColorRow(
        "opaqueSeparator", Cell.color(0xc6c6c8), Cell.color(0x38383a),
        increased: Cell.color(0xc6c6c8), Cell.color(0x38383a),
        Cell.source(
          "FLUTTER, HEX19, CMP", .inferred,
          "Carried over from iOS 18; no contrary reading is known.")),
      ColorRow(
        "separator", as: .level(.separator), Cell.color(0x3c3c43, 0.29), Cell.color(0x545458, 0.6),
        increased: Cell.color(0x3c3c43, 0.37), Cell.color(0x545458, 0.68),
        Cell.source(
          "WK18", .chosen,
          "Carried over from iOS 18; separators of lists were measured lighter, near black at 0.09.")),
      ColorRow(
        "link", Cell.color(0x007aff), Cell.color(0x0984ff),
        increased: Cell.color(0x007aff), Cell.color(0x0984ff),
        Cell.source(
          "FLUTTER, HEX19, CMP", .chosen,
          "Not found for this generation; the value of iOS 18 is carried over.")),
    ]
  }
}
