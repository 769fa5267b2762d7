// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension AppKitColorTable {
  /// Returns the hues of macOS 26 and later.
  static func macos26Hues() -> [ColorRow] {
    [
      ColorRow(
        "systemRed", as: .hue(.red), Cell.color(0xff383c), Cell.color(0xff4245),
        increased: Cell.color(0xe9152d), Cell.color(0xff6165),
        Cell.source("VG26, HIG2025", .measured)),
      ColorRow(
        "systemOrange", as: .hue(.orange), Cell.color(0xff8d28), Cell.color(0xff9230),
        increased: Cell.color(0xc55300), Cell.color(0xffa056),
        Cell.source("VG26, HIG2025", .measured)),
      ColorRow(
        "systemYellow", as: .hue(.yellow), Cell.color(0xffcc00), Cell.color(0xffd600),
        increased: Cell.color(0xa16a00), Cell.color(0xfedf43),
        Cell.source("VG26, HIG2025", .measured)),
      ColorRow(
        "systemGreen", as: .hue(.green), Cell.color(0x34c759), Cell.color(0x30d158),
        increased: Cell.color(0x008932), Cell.color(0x4ad968),
        Cell.source("VG26, HIG2025", .measured)),
      ColorRow(
        "systemMint", as: .hue(.mint), Cell.color(0x00c8b3), Cell.color(0x00dac3),
        increased: Cell.color(0x008575), Cell.color(0x54dfcb),
        Cell.source("VG26, HIG2025", .measured)),
      ColorRow(
        "systemTeal", as: .hue(.teal), Cell.color(0x00c3d0), Cell.color(0x00d2e0),
        increased: Cell.color(0x008198), Cell.color(0x3bddec),
        Cell.source("VG26, HIG2025", .measured)),
      ColorRow(
        "systemCyan", as: .hue(.cyan), Cell.color(0x00c0e8), Cell.color(0x3cd3fe),
        increased: Cell.color(0x007eae), Cell.color(0x6dd9ff),
        Cell.source("VG26, HIG2025", .measured)),
      ColorRow(
        "systemBlue", as: .hue(.blue), Cell.color(0x0088ff), Cell.color(0x0091ff),
        increased: Cell.color(0x1e6ef4), Cell.color(0x5cb8ff),
        Cell.source("VG26, HIG2025", .measured)),
      ColorRow(
        "systemIndigo", as: .hue(.indigo), Cell.color(0x6155f5), Cell.color(0x6d7cff),
        increased: Cell.color(0x564ade), Cell.color(0xa7aaff),
        Cell.source(
          "VG26, HIG2025", .measured,
          "The documentation prints 107, 93, 255 for dark; the dump is used.")),
      ColorRow(
        "systemPurple", as: .hue(.purple), Cell.color(0xcb30e0), Cell.color(0xdb34f2),
        increased: Cell.color(0xb02fc2), Cell.color(0xea8dff),
        Cell.source("VG26, HIG2025", .measured)),
      ColorRow(
        "systemPink", as: .hue(.pink), Cell.color(0xff2d55), Cell.color(0xff375f),
        increased: Cell.color(0xe7124d), Cell.color(0xff8ac4),
        Cell.source("VG26, HIG2025", .measured)),
      ColorRow(
        "systemBrown", as: .hue(.brown), Cell.color(0xac7f5e), Cell.color(0xb78a66),
        increased: Cell.color(0x956d51), Cell.color(0xdba679),
        Cell.source("VG26, HIG2025", .measured)),
      ColorRow(
        "systemGray", as: .hue(.gray), Cell.color(0x8e8e93), Cell.color(0x98989d),
        Cell.source("VG26", .measured)),
    ]
  }

  /// Returns the backgrounds and fills of macOS 26 and later.
  static func macos26Backgrounds() -> [ColorRow] {
    [
      ColorRow(
        "windowBackgroundColor", as: .background(of: .window), Cell.color(0xffffff), Cell.color(0x1e1e1e),
        Cell.source("VG26", .measured)),
      ColorRow(
        "underPageBackgroundColor", as: .background(of: .underPage), Cell.color(0x969696, 0.9),
        Cell.color(0x282828),
        Cell.source("VG26", .measured)),
      ColorRow(
        "controlBackgroundColor", as: .background(of: .content), Cell.color(0xffffff), Cell.color(0x1e1e1e),
        Cell.source("VG26", .measured)),
      ColorRow(
        "textBackgroundColor", as: .background(of: .content), Cell.color(0xffffff), Cell.color(0x1e1e1e),
        Cell.source("VG26", .measured)),
      ColorRow(
        "selectedContentBackgroundColor", as: .selection(.content), Cell.color(0x0064e1),
        Cell.color(0x0059d1),
        Cell.source("VG26", .measured)),
      ColorRow(
        "unemphasizedSelectedContentBackgroundColor", as: .unemphasizedSelection(.content),
        Cell.color(0xdcdcdc), Cell.color(0x464646),
        Cell.source("VG26", .measured)),
      ColorRow(
        "selectedTextBackgroundColor", as: .selection(.text), Cell.color(0xb3d7ff), Cell.color(0x3f638b),
        Cell.source("VG26", .measured)),
      ColorRow(
        "unemphasizedSelectedTextBackgroundColor", as: .unemphasizedSelection(.text), Cell.color(0xdcdcdc),
        Cell.color(0x464646),
        Cell.source("VG26", .measured)),
      ColorRow(
        "alternatingEvenContentBackgroundColor", as: .background(of: nil), Cell.color(0xffffff),
        Cell.color(0x1e1e1e),
        Cell.source("VG26, WKMAC", .measured)),
      ColorRow(
        "alternatingOddContentBackgroundColor", as: .background(of: nil), Cell.color(0xf4f5f5),
        Cell.color(0xffffff, 0.05),
        Cell.source("VG26, WKMAC", .measured)),
      ColorRow(
        "systemFillColor", as: .level(.fill), Cell.color(0x000000, 0.1), Cell.color(0xffffff, 0.1),
        Cell.source("CUPT", .inferred)),
      ColorRow(
        "secondarySystemFillColor", as: .level(.secondaryFill), Cell.color(0x000000, 0.08),
        Cell.color(0xffffff, 0.08),
        Cell.source("CUPT", .inferred)),
      ColorRow(
        "tertiarySystemFillColor", as: .level(.tertiaryFill), Cell.color(0x000000, 0.05),
        Cell.color(0xffffff, 0.05),
        Cell.source("CUPT", .inferred)),
      ColorRow(
        "quaternarySystemFillColor", Cell.color(0x000000, 0.03), Cell.color(0xffffff, 0.03),
        Cell.source("CUPT", .inferred)),
      ColorRow(
        "quinarySystemFillColor", Cell.color(0x000000, 0.02), Cell.color(0xffffff, 0.02),
        Cell.source("CUPT", .inferred)),
    ]
  }

  /// Returns the controls, focus and highlights of macOS 26 and later.
  static func macos26Controls() -> [ColorRow] {
    [
      ColorRow(
        "findHighlightColor", Cell.color(0xffff00), Cell.color(0xffff00),
        Cell.source("VG26", .measured)),
      ColorRow(
        "controlColor", Cell.color(0xffffff), Cell.color(0xffffff, 0.25),
        Cell.source("VG26", .measured)),
      ColorRow(
        "controlTextColor", Cell.color(0x000000, 0.85), Cell.color(0xffffff, 0.85),
        Cell.source("VG26", .measured)),
      ColorRow(
        "disabledControlTextColor", Cell.color(0x000000, 0.25), Cell.color(0xffffff, 0.25),
        Cell.source("VG26", .measured)),
      ColorRow(
        "selectedControlColor", as: .selection(.control), Cell.color(0xb3d7ff), Cell.color(0x3f638b),
        Cell.source("VG26", .measured)),
      ColorRow(
        "selectedControlTextColor", Cell.color(0x000000, 0.85), Cell.color(0xffffff, 0.85),
        Cell.source("VG26", .measured)),
      ColorRow(
        "alternateSelectedControlTextColor", as: .selectedText, Cell.color(0xffffff), Cell.color(0xffffff),
        Cell.source("VG26", .measured)),
      ColorRow(
        "controlAccentColor", as: .accent, Cell.color(0x007aff), Cell.color(0x007aff),
        Cell.source("VG26", .measured)),
      ColorRow(
        "keyboardFocusIndicatorColor", as: .focus, Cell.color(0x0067f4, 0.5), Cell.color(0x1aa9ff, 0.5),
        Cell.source("VG26", .measured)),
      ColorRow(
        "shadowColor", Cell.color(0x000000), Cell.color(0x000000),
        Cell.source("VG26", .measured)),
      ColorRow(
        "highlightColor", Cell.color(0xffffff), Cell.color(0xb4b4b4),
        Cell.source("VG26", .measured)),
    ]
  }

  /// Returns the text, separators and grids of macOS 26 and later.
  static func macos26Text() -> [ColorRow] {
    [
      ColorRow(
        "separatorColor", as: .level(.separator), Cell.color(0x000000, 0.1), Cell.color(0xffffff, 0.1),
        Cell.source("VG26", .measured)),
      ColorRow(
        "gridColor", Cell.color(0xe6e6e6), Cell.color(0x1a1a1a),
        Cell.source("VG26", .measured)),
      ColorRow(
        "labelColor", as: .level(.label), Cell.color(0x000000, 0.85), Cell.color(0xffffff, 0.85),
        Cell.source("VG26", .measured)),
      ColorRow(
        "secondaryLabelColor", as: .level(.secondaryLabel), Cell.color(0x000000, 0.5),
        Cell.color(0xffffff, 0.55),
        Cell.source("VG26", .measured)),
      ColorRow(
        "tertiaryLabelColor", as: .level(.tertiaryLabel), Cell.color(0x000000, 0.26),
        Cell.color(0xffffff, 0.25),
        Cell.source("VG26", .measured)),
      ColorRow(
        "quaternaryLabelColor", as: .level(.quaternaryLabel), Cell.color(0x000000, 0.1),
        Cell.color(0xffffff, 0.1),
        Cell.source("VG26", .measured)),
      ColorRow(
        "textColor", Cell.color(0x000000), Cell.color(0xffffff),
        Cell.source("VG26", .measured)),
      ColorRow(
        "placeholderTextColor", Cell.color(0x000000, 0.5), Cell.color(0xffffff, 0.55),
        Cell.source("VG26", .measured)),
      ColorRow(
        "selectedTextColor", as: .selectedText, Cell.color(0x000000), Cell.color(0xffffff),
        Cell.source("VG26", .measured)),
      ColorRow(
        "linkColor", Cell.color(0x0068da), Cell.color(0x419cff),
        Cell.source("VG26", .measured)),
      ColorRow(
        "headerTextColor", Cell.color(0x000000, 0.85), Cell.color(0xffffff),
        Cell.source("VG26", .measured)),
      ColorRow(
        "unemphasizedSelectedTextColor", as: .unemphasizedSelectedText, Cell.color(0x000000),
        Cell.color(0xffffff),
        Cell.source(
          "FLAF", .inferred,
          "Carried over from macOS 15.")),
      ColorRow(
        "selectedMenuItemTextColor", Cell.color(0xffffff), Cell.color(0xffffff),
        Cell.source(
          "FLAF", .inferred,
          "Carried over from macOS 15.")),
      ColorRow(
        "windowFrameTextColor", Cell.color(0x000000, 0.85), Cell.color(0xffffff, 0.85),
        Cell.source(
          "FLAF", .inferred,
          "Carried over from macOS 15.")),
      ColorRow(
        "quinaryLabelColor", Cell.color(0x000000, 0.05), Cell.color(0xffffff, 0.05),
        Cell.source("CUPT, OSUI", .inferred)),
    ]
  }
}
