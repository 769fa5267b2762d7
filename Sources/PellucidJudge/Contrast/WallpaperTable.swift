// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0
// Written by Scripts/wallpapers.py from Examples/Pictures.

import PellucidColor
import PellucidScene

/// The colours of pictures that can lie behind a desktop or a screen.
///
/// Chosen: the landscapes and patterns of the project's own examples, by day and by night. Of each picture, the table has the
/// colours that reach furthest towards the faces, edges and corners of the cube of 8-bit code values.
package enum WallpaperTable {
  /// The colours of one picture.
  package struct Row: Sendable {
    /// The name of the file in Examples/Pictures.
    package let picture: String
    /// The colours, as 0xRRGGBB.
    package let colors: [UInt32]
  }

  package static let rows = [
    Row(
      picture: "aurora.webp",
      colors: [
        0x000105, 0x000400, 0x000601, 0x020300, 0x2E2865, 0x3154C1, 0x3AFED5, 0x3BFFE4, 0x3EFFFE, 0x41FFFF,
        0x585AD9, 0x58F9C4, 0x9A9FFF, 0xECFDFF,
      ]),
    Row(
      picture: "coast.webp",
      colors: [
        0x0573A7, 0x19A4C0, 0x2773ED, 0x2F83FF, 0x318BFF, 0xCF5147, 0xD4FFFF, 0xDA9E1A, 0xE35243, 0xFE5F4E,
        0xFEBB26, 0xFF5F52, 0xFFC62B, 0xFFF7FF, 0xFFFFDA, 0xFFFFFF,
      ]),
    Row(
      picture: "dunes.webp",
      colors: [
        0x4F9CD8, 0x509DDA, 0x519EDB, 0x529CDC, 0xAD744A, 0xB2714E, 0xB27248, 0xB77A41, 0xBE7451, 0xC48145,
        0xC5DEEF, 0xD0E3EF, 0xE7A957, 0xEDA55B, 0xFAE5D8, 0xFDF5DC, 0xFFC788, 0xFFCE8C, 0xFFF2DD, 0xFFF5D7,
      ]),
    Row(
      picture: "dunes-night.webp",
      colors: [
        0x040921, 0x050B1E, 0x060D1D, 0x070B1E, 0x101B4C, 0x273A61, 0x323E81, 0x3A4387, 0xD5DCE7, 0xE9E3C2,
        0xEBDDCD, 0xF5F1EE, 0xF5F3EF, 0xFAF4DD, 0xFFFCEF,
      ]),
    Row(
      picture: "lake.webp",
      colors: [
        0x195B95, 0x1A5995, 0x1D5891, 0x2C6970, 0x2D676E, 0x31646E, 0x3E86D2, 0x3E87CE, 0x4D6876, 0x68ADEA,
        0xCCE7FF, 0xE3E8D6, 0xE6E6D6, 0xEDFFFF, 0xF9F2F2, 0xFFF8FA, 0xFFF9FE, 0xFFFAFF, 0xFFFBF5, 0xFFFFFB,
        0xFFFFFF,
      ]),
    Row(
      picture: "lake-night.webp",
      colors: [
        0x011533, 0x021037, 0x03192D, 0x04152B, 0x050F33, 0x05102F, 0x05172A, 0x061547, 0x0A162D, 0x152F66,
        0x5461A1, 0xEDE6D8, 0xF1EFD4, 0xF3EED4, 0xF4EFD5, 0xFEFEFC, 0xFEFEFE,
      ]),
    Row(
      picture: "silk.png",
      colors: [
        0x2B5FD8, 0x2D7CE0, 0x2E7DE1, 0x3949C0, 0x4C8BF0, 0x5435AF, 0x613CC7, 0xB03F5E, 0xC441A4, 0xD8795C,
        0xF1577F, 0xF2587E, 0xFF916C, 0xFFA26F, 0xFFE9C8,
      ]),
    Row(
      picture: "silk-night.png",
      colors: [
        0x142664, 0x1B0B2D, 0x1B1030, 0x253D9D, 0x2981CF, 0x2A81D0, 0x2A82D0, 0x3B58C8, 0x3C59C9, 0x712958,
      ]),
  ]

  /// The statement that these colours and their mixtures can lie behind a scene.
  package static var backdrops: PossibleBackdrops {
    .listed(
      rows.flatMap { $0.colors }.map { code in
        let parts = [code >> 16, code >> 8 & 0xFF, code & 0xFF].map { Float($0) / 255 }
        let color = EncodedColor(red: parts[0], green: parts[1], blue: parts[2])
        return .colors(color, color)
      })
  }
}
