// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The hues of watchOS and visionOS before the palette of 2025, and the fifth level of SwiftUI.
enum OtherColorTable {
  static let watchRows: [ColorRow] = watch()
  static let spatialRows: [ColorRow] = spatial()
  static let fifthLevelRows: [ColorRow] = [
    ColorRow(
      "quinary", as: .fifthLevel, Cell.color(0, 0.05), Cell.color(0xffffff, 0.05),
      increased: Cell.color(0, 0.08137255),
      Cell.color(0xffffff, 0.08137255), Cell.source("OSUI", .inferred))
  ]

  /// Returns the colours of watchOS before the unified palette; watchOS draws the dark column.
  static func watch() -> [ColorRow] {
    [
      ColorRow(
        "systemRed", as: .hue(.red), Cell.color(0xf63428), Cell.color(0xff3b30),
        increased: Cell.color(0xd70015), Cell.color(0xff6961),
        Cell.source("HIG2023, SFT", .published)),
      ColorRow(
        "systemOrange", as: .hue(.orange), Cell.color(0xff8c00), Cell.color(0xff9500),
        increased: Cell.color(0xb15a00), Cell.color(0xffb340),
        Cell.source("HIG2023, SFT", .published)),
      ColorRow(
        "systemYellow", as: .hue(.yellow), Cell.color(0xffcc00), Cell.color(0xffd60a),
        increased: Cell.color(0x8f7400), Cell.color(0xfff261),
        Cell.source("HIG2023, SFT", .published)),
      ColorRow(
        "systemGreen", as: .hue(.green), Cell.color(0x02d46a), Cell.color(0x04de71),
        increased: Cell.color(0x00864a), Cell.color(0x0cff86),
        Cell.source("HIG2023, SFT", .published)),
      ColorRow(
        "systemMint", as: .hue(.mint), Cell.color(0x00c7be), Cell.color(0x00f5ea),
        increased: Cell.color(0x0c817b), Cell.color(0x6cfff9),
        Cell.source("HIG2023, SFT", .published)),
      ColorRow(
        "systemTeal", as: .hue(.teal), Cell.color(0x30b0c7), Cell.color(0x40c8e0),
        increased: Cell.color(0x008299), Cell.color(0x5de6ff),
        Cell.source("HIG2023, SFT", .published)),
      ColorRow(
        "systemCyan", as: .hue(.cyan), Cell.color(0x32ade6), Cell.color(0x5ac8fa),
        increased: Cell.color(0x0071a4), Cell.color(0x70d7ff),
        Cell.source("HIG2023, SFT", .published)),
      ColorRow(
        "systemBlue", as: .hue(.blue), Cell.color(0x007aff), Cell.color(0x2094fa),
        increased: Cell.color(0x0040dd), Cell.color(0x5aa8ff),
        Cell.source("HIG2023, SFT", .published)),
      ColorRow(
        "systemIndigo", as: .hue(.indigo), Cell.color(0x5856d6), Cell.color(0x787aff),
        increased: Cell.color(0x3634a3), Cell.color(0x9b99ff),
        Cell.source("HIG2023, SFT", .published)),
      ColorRow(
        "systemPurple", as: .hue(.purple), Cell.color(0xaf52de), Cell.color(0xbf5af2),
        increased: Cell.color(0x8944ab), Cell.color(0xda8fff),
        Cell.source("HIG2023, SFT", .published)),
      ColorRow(
        "systemPink", as: .hue(.pink), Cell.color(0xea0e4a), Cell.color(0xfa114f),
        increased: Cell.color(0xd30f45), Cell.color(0xff6482),
        Cell.source("HIG2023, SFT", .published)),
      ColorRow(
        "systemBrown", as: .hue(.brown), Cell.color(0xa2845e), Cell.color(0xac8e68),
        increased: Cell.color(0x7f6545), Cell.color(0xdbb27c),
        Cell.source("HIG2023, SFT", .published)),
      ColorRow(
        "orangeRed", Cell.color(0xff3b30), Cell.color(0xff3b30),
        Cell.source(
          "SFT", .published,
          "Named in 2020 only.")),
      ColorRow(
        "tealBlue", Cell.color(0x5ac8fa), Cell.color(0x5ac8fa),
        Cell.source(
          "SFT", .published,
          "Named in 2020 only.")),
      ColorRow(
        "background", as: .background(of: nil), Cell.color(0x000000), Cell.color(0x000000),
        Cell.source("HIG2023", .published)),
    ]
  }

  /// Returns the colours of visionOS before the unified palette, which have one appearance.
  static func spatial() -> [ColorRow] {
    [
      ColorRow(
        "systemRed", as: .hue(.red), Cell.color(0xff453a), Cell.color(0xff453a),
        Cell.source("HIG2023", .published)),
      ColorRow(
        "systemOrange", as: .hue(.orange), Cell.color(0xff9f0a), Cell.color(0xff9f0a),
        Cell.source("HIG2023", .published)),
      ColorRow(
        "systemYellow", as: .hue(.yellow), Cell.color(0xffd60a), Cell.color(0xffd60a),
        Cell.source("HIG2023", .published)),
      ColorRow(
        "systemGreen", as: .hue(.green), Cell.color(0x32d74b), Cell.color(0x32d74b),
        Cell.source("HIG2023", .published)),
      ColorRow(
        "systemMint", as: .hue(.mint), Cell.color(0x66d4cf), Cell.color(0x66d4cf),
        Cell.source("HIG2023", .published)),
      ColorRow(
        "systemTeal", as: .hue(.teal), Cell.color(0x6ac4dc), Cell.color(0x6ac4dc),
        Cell.source("HIG2023", .published)),
      ColorRow(
        "systemCyan", as: .hue(.cyan), Cell.color(0x5ac8f5), Cell.color(0x5ac8f5),
        Cell.source("HIG2023", .published)),
      ColorRow(
        "systemBlue", as: .hue(.blue), Cell.color(0x0a84ff), Cell.color(0x0a84ff),
        Cell.source("HIG2023", .published)),
      ColorRow(
        "systemIndigo", as: .hue(.indigo), Cell.color(0x5e5ce6), Cell.color(0x5e5ce6),
        Cell.source("HIG2023", .published)),
      ColorRow(
        "systemPurple", as: .hue(.purple), Cell.color(0xbf5af2), Cell.color(0xbf5af2),
        Cell.source("HIG2023", .published)),
      ColorRow(
        "systemPink", as: .hue(.pink), Cell.color(0xff375f), Cell.color(0xff375f),
        Cell.source("HIG2023", .published)),
      ColorRow(
        "systemBrown", as: .hue(.brown), Cell.color(0xac8e68), Cell.color(0xac8e68),
        Cell.source("HIG2023", .published)),
      ColorRow(
        "systemGray", as: .hue(.gray), Cell.color(0x98989d), Cell.color(0x98989d),
        Cell.source("HIG2023", .published)),
    ]
  }
}
