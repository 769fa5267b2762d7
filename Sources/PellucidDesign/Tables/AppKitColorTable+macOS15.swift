// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension AppKitColorTable {
  /// Returns the hues of macOS 12 to 15.
  static func macos15Hues() -> [ColorRow] {
    [
      ColorRow(
        "systemRed", as: .hue(.red), Cell.color(0xff3b30), Cell.color(0xff453a),
        increased: Cell.color(0xd70015), Cell.color(0xff6961),
        Cell.source("FLAF, MACUI, QTMAC, HIG2023, SFT", .measured)),
      ColorRow(
        "systemGreen", as: .hue(.green), Cell.color(0x28cd41), Cell.color(0x32d74b),
        increased: Cell.color(0x007d1b), Cell.color(0x31de4b),
        Cell.source("FLAF, MACUI, QTMAC, HIG2023, SFT", .measured)),
      ColorRow(
        "systemBlue", as: .hue(.blue), Cell.color(0x007aff), Cell.color(0x0a84ff),
        increased: Cell.color(0x0040dd), Cell.color(0x409cff),
        Cell.source("FLAF, MACUI, QTMAC, HIG2023, SFT", .measured)),
      ColorRow(
        "systemOrange", as: .hue(.orange), Cell.color(0xff9500), Cell.color(0xff9f0a),
        increased: Cell.color(0xc93400), Cell.color(0xffb340),
        Cell.source("FLAF, MACUI, QTMAC, HIG2023, SFT", .measured)),
      ColorRow(
        "systemYellow", as: .hue(.yellow), Cell.color(0xffcc00), Cell.color(0xffd60a),
        increased: Cell.color(0xa05a00), Cell.color(0xffd426),
        Cell.source("FLAF, MACUI, QTMAC, HIG2023, SFT", .measured)),
      ColorRow(
        "systemBrown", as: .hue(.brown), Cell.color(0xa2845e), Cell.color(0xac8e68),
        increased: Cell.color(0x7f6545), Cell.color(0xb59469),
        Cell.source("FLAF, MACUI, QTMAC, HIG2023, SFT", .measured)),
      ColorRow(
        "systemPink", as: .hue(.pink), Cell.color(0xff2d55), Cell.color(0xff375f),
        increased: Cell.color(0xd30f45), Cell.color(0xff6482),
        Cell.source("FLAF, MACUI, QTMAC, HIG2023, SFT", .measured)),
      ColorRow(
        "systemPurple", as: .hue(.purple), Cell.color(0xaf52de), Cell.color(0xbf5af2),
        increased: Cell.color(0x8944ab), Cell.color(0xda8fff),
        Cell.source(
          "FLAF, MACUI, QTMAC, HIG2023, SFT", .measured,
          "One document prints 173 for the red channel of light increased contrast.")),
      ColorRow(
        "systemTeal", as: .hue(.teal), Cell.color(0x59adc4), Cell.color(0x6ac4dc),
        increased: Cell.color(0x008299), Cell.color(0x5de6ff),
        Cell.source("FLAF, MACUI, QTMAC, HIG2023, SFT", .measured)),
      ColorRow(
        "systemIndigo", as: .hue(.indigo), Cell.color(0x5856d6), Cell.color(0x5e5ce6),
        increased: Cell.color(0x3634a3), Cell.color(0x7d7aff),
        Cell.source("FLAF, MACUI, QTMAC, HIG2023, SFT", .measured)),
      ColorRow(
        "systemMint", as: .hue(.mint), Cell.color(0x00c7be), Cell.color(0x63e6e2),
        increased: Cell.color(0x0c817b), Cell.color(0x66d4cf),
        Cell.source(
          "FLAF, MACUI, QTMAC, HIG2023, SFT", .measured,
          "The increased-contrast value for dark is doubtful.")),
      ColorRow(
        "systemCyan", as: .hue(.cyan), Cell.color(0x55bef0), Cell.color(0x5ac8f5),
        increased: Cell.color(0x0071a4), Cell.color(0x70d7ff),
        Cell.source("FLAF, MACUI, QTMAC, HIG2023, SFT", .measured)),
      ColorRow(
        "systemGray", as: .hue(.gray), Cell.color(0x8e8e93), Cell.color(0x98989d),
        increased: Cell.color(0x69696e), Cell.color(0x98989d),
        Cell.source("FLAF, MACUI, QTMAC, HIG2023, SFT", .measured)),
    ]
  }

  /// Returns the backgrounds of macOS 12 to 15.
  static func macos15Backgrounds() -> [ColorRow] {
    [
      ColorRow(
        "textBackgroundColor", as: .background(of: .content), Cell.color(0xffffff), Cell.color(0x1e1e1e),
        Cell.source("FLAF, MACUI, QTMAC", .measured)),
      ColorRow(
        "selectedTextBackgroundColor", as: .selection(.text), Cell.color(0xb3d7ff), Cell.color(0x3f638b),
        Cell.source("FLAF, MACUI, QTMAC", .measured)),
      ColorRow(
        "unemphasizedSelectedTextBackgroundColor", as: .unemphasizedSelection(.text), Cell.color(0xdcdcdc),
        Cell.color(0x464646),
        Cell.source("FLAF, MACUI, QTMAC", .measured)),
      ColorRow(
        "windowBackgroundColor", as: .background(of: .window), Cell.color(0xececec), Cell.color(0x323232),
        Cell.source("FLAF, MACUI, QTMAC", .measured)),
      ColorRow(
        "underPageBackgroundColor", as: .background(of: .underPage), Cell.color(0x969696, 0.9),
        Cell.color(0x282828),
        Cell.source("FLAF, MACUI, QTMAC", .measured)),
      ColorRow(
        "controlBackgroundColor", as: .background(of: .content), Cell.color(0xffffff), Cell.color(0x1e1e1e),
        Cell.source("FLAF, MACUI, QTMAC", .measured)),
      ColorRow(
        "selectedContentBackgroundColor", as: .selection(.content), Cell.color(0x0064e1),
        Cell.color(0x0059d1),
        Cell.source("FLAF, MACUI, QTMAC", .measured)),
      ColorRow(
        "unemphasizedSelectedContentBackgroundColor", as: .unemphasizedSelection(.content),
        Cell.color(0xdcdcdc), Cell.color(0x464646),
        Cell.source("FLAF, MACUI, QTMAC", .measured)),
      ColorRow(
        "alternatingEvenContentBackgroundColor", as: .background(of: nil), Cell.color(0xffffff),
        Cell.color(0x1e1e1e),
        Cell.source("WKMAC, QTMAC", .measured)),
      ColorRow(
        "alternatingOddContentBackgroundColor", as: .background(of: nil), Cell.color(0xf4f5f5),
        Cell.color(0xffffff, 0.05),
        Cell.source("WKMAC, QTMAC", .measured)),
    ]
  }

  /// Returns the controls, focus and highlights of macOS 12 to 15.
  static func macos15Controls() -> [ColorRow] {
    [
      ColorRow(
        "alternateSelectedControlTextColor", as: .selectedText, Cell.color(0xffffff), Cell.color(0xffffff),
        Cell.source("FLAF, MACUI, QTMAC", .measured)),
      ColorRow(
        "findHighlightColor", Cell.color(0xffff00), Cell.color(0xffff00),
        Cell.source("FLAF, MACUI, QTMAC", .measured)),
      ColorRow(
        "controlColor", Cell.color(0xffffff), Cell.color(0xffffff, 0.25),
        Cell.source("FLAF, MACUI, QTMAC", .measured)),
      ColorRow(
        "controlTextColor", Cell.color(0x000000, 0.85), Cell.color(0xffffff, 0.85),
        Cell.source("FLAF, MACUI, QTMAC", .measured)),
      ColorRow(
        "selectedControlColor", as: .selection(.control), Cell.color(0xb3d7ff), Cell.color(0x3f638b),
        Cell.source("FLAF, MACUI, QTMAC", .measured)),
      ColorRow(
        "selectedControlTextColor", Cell.color(0x000000, 0.85), Cell.color(0xffffff, 0.85),
        Cell.source("FLAF, MACUI, QTMAC", .measured)),
      ColorRow(
        "disabledControlTextColor", Cell.color(0x000000, 0.25), Cell.color(0xffffff, 0.25),
        Cell.source("FLAF, MACUI, QTMAC", .measured)),
      ColorRow(
        "keyboardFocusIndicatorColor", as: .focus, Cell.color(0x0067f4, 0.5), Cell.color(0x1aa9ff, 0.5),
        Cell.source("FLAF, MACUI, QTMAC", .measured)),
      ColorRow(
        "controlAccentColor", as: .accent, Cell.color(0x007aff), Cell.color(0x007aff),
        Cell.source("FLAF, MACUI, QTMAC", .measured)),
    ]
  }

  /// Returns the text, separators and grids of macOS 12 to 15.
  static func macos15Text() -> [ColorRow] {
    [
      ColorRow(
        "labelColor", as: .level(.label), Cell.color(0x000000, 0.85), Cell.color(0xffffff, 0.85),
        Cell.source("FLAF, MACUI, QTMAC", .measured)),
      ColorRow(
        "secondaryLabelColor", as: .level(.secondaryLabel), Cell.color(0x000000, 0.5),
        Cell.color(0xffffff, 0.55),
        Cell.source("FLAF, MACUI, QTMAC", .measured)),
      ColorRow(
        "tertiaryLabelColor", as: .level(.tertiaryLabel), Cell.color(0x000000, 0.26),
        Cell.color(0xffffff, 0.25),
        Cell.source("FLAF, MACUI, QTMAC", .measured)),
      ColorRow(
        "quaternaryLabelColor", as: .level(.quaternaryLabel), Cell.color(0x000000, 0.1),
        Cell.color(0xffffff, 0.1),
        Cell.source("FLAF, MACUI, QTMAC", .measured)),
      ColorRow(
        "linkColor", Cell.color(0x0068da), Cell.color(0x419cff),
        Cell.source("FLAF, MACUI, QTMAC", .measured)),
      ColorRow(
        "placeholderTextColor", Cell.color(0x000000, 0.25), Cell.color(0xffffff, 0.25),
        Cell.source("FLAF, MACUI, QTMAC", .measured)),
      ColorRow(
        "windowFrameTextColor", Cell.color(0x000000, 0.85), Cell.color(0xffffff, 0.85),
        Cell.source("FLAF, MACUI, QTMAC", .measured)),
      ColorRow(
        "selectedMenuItemTextColor", Cell.color(0xffffff), Cell.color(0xffffff),
        Cell.source("FLAF, MACUI, QTMAC", .measured)),
      ColorRow(
        "headerTextColor", Cell.color(0x000000, 0.85), Cell.color(0xffffff),
        Cell.source("FLAF, MACUI, QTMAC", .measured)),
      ColorRow(
        "separatorColor", as: .level(.separator), Cell.color(0x000000, 0.1), Cell.color(0xffffff, 0.1),
        Cell.source("FLAF, MACUI, QTMAC", .measured)),
      ColorRow(
        "gridColor", Cell.color(0xe6e6e6), Cell.color(0x1a1a1a),
        Cell.source("FLAF, MACUI, QTMAC", .measured)),
      ColorRow(
        "textColor", Cell.color(0x000000), Cell.color(0xffffff),
        Cell.source("FLAF, MACUI, QTMAC", .measured)),
      ColorRow(
        "selectedTextColor", as: .selectedText, Cell.color(0x000000), Cell.color(0xffffff),
        Cell.source("FLAF, MACUI, QTMAC", .measured)),
      ColorRow(
        "unemphasizedSelectedTextColor", as: .unemphasizedSelectedText, Cell.color(0x000000),
        Cell.color(0xffffff),
        Cell.source("FLAF, MACUI, QTMAC", .measured)),
    ]
  }
}
