// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension AppKitColorTable {
  /// Returns the vibrant versions of the system hues, macOS 11 to 15.
  static func vibrant() -> [ColorRow] {
    [
      ColorRow(
        "systemRed", as: .hue(.red), Cell.color(0xf53126), Cell.color(0xff4f44),
        increased: Cell.color(0xc20618), Cell.color(0xff4136),
        Cell.source(
          "HIG2023, SFT", .published,
          "One document prints 255 for the red channel of light.")),
      ColorRow(
        "systemOrange", as: .hue(.orange), Cell.color(0xf58b00), Cell.color(0xffa914),
        increased: Cell.color(0xad3a00), Cell.color(0xffb340),
        Cell.source("HIG2023, SFT", .published)),
      ColorRow(
        "systemYellow", as: .hue(.yellow), Cell.color(0xf5c200), Cell.color(0xffe014),
        increased: Cell.color(0x925100), Cell.color(0xffd426),
        Cell.source(
          "HIG2023, SFT", .published,
          "One document repeats orange for dark.")),
      ColorRow(
        "systemGreen", as: .hue(.green), Cell.color(0x1ec337), Cell.color(0x3ce155),
        increased: Cell.color(0x007018), Cell.color(0x31de4b),
        Cell.source("HIG2023, SFT", .published)),
      ColorRow(
        "systemMint", as: .hue(.mint), Cell.color(0x00bdb4), Cell.color(0x6ce0db),
        increased: Cell.color(0x0b7570), Cell.color(0x66d4cf),
        Cell.source("HIG2023", .inferred)),
      ColorRow(
        "systemTeal", as: .hue(.teal), Cell.color(0x2ea7bd), Cell.color(0x44d4ed),
        increased: Cell.color(0x00778c), Cell.color(0x5de6ff),
        Cell.source("HIG2023, SFT", .inferred)),
      ColorRow(
        "systemCyan", as: .hue(.cyan), Cell.color(0x41afdc), Cell.color(0x5acdfa),
        increased: Cell.color(0x006796), Cell.color(0x70d7ff),
        Cell.source("HIG2023", .inferred)),
      ColorRow(
        "systemBlue", as: .hue(.blue), Cell.color(0x0070f5), Cell.color(0x148eff),
        increased: Cell.color(0x0040dd), Cell.color(0x409cff),
        Cell.source("HIG2023, SFT", .published)),
      ColorRow(
        "systemIndigo", as: .hue(.indigo), Cell.color(0x5452cc), Cell.color(0x6361f2),
        increased: Cell.color(0x3634a3), Cell.color(0x7d7aff),
        Cell.source("HIG2023, SFT", .published)),
      ColorRow(
        "systemPurple", as: .hue(.purple), Cell.color(0x9f4bc9), Cell.color(0xcc65ff),
        increased: Cell.color(0x8944ab), Cell.color(0xda8fff),
        Cell.source(
          "HIG2023, SFT", .published,
          "One document prints 173 for the red channel of light increased contrast.")),
      ColorRow(
        "systemPink", as: .hue(.pink), Cell.color(0xf5234b), Cell.color(0xff4169),
        increased: Cell.color(0xc11032), Cell.color(0xff3a5f),
        Cell.source("HIG2023, SFT", .published)),
      ColorRow(
        "systemBrown", as: .hue(.brown), Cell.color(0x987a54), Cell.color(0xb69872),
        increased: Cell.color(0x775d3b), Cell.color(0xb59469),
        Cell.source("HIG2023, SFT", .published)),
      ColorRow(
        "systemGray", as: .hue(.gray), Cell.color(0x848489), Cell.color(0xa2a2a7),
        increased: Cell.color(0x616165), Cell.color(0x98989d),
        Cell.source("HIG2023, SFT", .published)),
    ]
  }

  /// Returns the colours behind selected text that the settings keep with each accent, for the light appearance.
  static func highlights() -> [ColorRow] {
    [
      highlight("graphite", .graphite, 0xd8d8dc),
      highlight("red", .red, 0xffbbb8),
      highlight("orange", .orange, 0xffdfb3),
      highlight("yellow", .yellow, 0xffefb0),
      highlight("green", .green, 0xc0f6ad),
      highlight("blue", .blue, 0xb2d7ff),
      highlight("purple", .purple, 0xf7d4ff),
      highlight("pink", .pink, 0xffbfd2),
    ]
  }

  private static func highlight(_ name: String, _ accent: Accent, _ code: UInt32) -> ColorRow {
    ColorRow(
      name, as: .chosenAccent(accent), Cell.color(code), Cell.color(code),
      Cell.source("ACC1, ACC2, ACC3", .inferred))
  }

  /// Returns the accent colours that the settings offer.
  static func accents() -> [ColorRow] {
    [
      ColorRow(
        "graphite", as: .chosenAccent(.graphite), Cell.color(0x989898), Cell.color(0x8c8c8c),
        Cell.source(
          "CUPT, ACC1, ACC2, ACC3", .inferred,
          "Some sources give one grey for both appearances.")),
      ColorRow(
        "red", as: .chosenAccent(.red), Cell.color(0xe0383e), Cell.color(0xff5257),
        Cell.source("CUPT, ACC1, ACC2, ACC3", .inferred)),
      ColorRow(
        "orange", as: .chosenAccent(.orange), Cell.color(0xf7821b), Cell.color(0xf7821b),
        Cell.source("CUPT, ACC1, ACC2, ACC3", .inferred)),
      ColorRow(
        "yellow", as: .chosenAccent(.yellow), Cell.color(0xffc726), Cell.color(0xffc600),
        Cell.source(
          "CUPT, ACC1, ACC2, ACC3", .inferred,
          "The sources differ by a few units.")),
      ColorRow(
        "green", as: .chosenAccent(.green), Cell.color(0x62ba46), Cell.color(0x62ba46),
        Cell.source("CUPT, ACC1, ACC2, ACC3", .inferred)),
      ColorRow(
        "blue", as: .chosenAccent(.blue), Cell.color(0x007aff), Cell.color(0x007aff),
        Cell.source("CUPT, ACC1, ACC2, ACC3", .measured)),
      ColorRow(
        "purple", as: .chosenAccent(.purple), Cell.color(0x953d96), Cell.color(0xa550a7),
        Cell.source("CUPT, ACC1, ACC2, ACC3", .inferred)),
      ColorRow(
        "pink", as: .chosenAccent(.pink), Cell.color(0xf74f9e), Cell.color(0xf74f9e),
        Cell.source("CUPT, ACC1, ACC2, ACC3", .inferred)),
    ]
  }
}
