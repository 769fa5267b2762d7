#!/usr/bin/env python3
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Writes the table of the colours of wallpapers, from the pictures of the examples.

Of each picture, the table has the colours that reach furthest in 26 directions of the cube of code values: towards its faces,
edges and corners. Usage: Scripts/wallpapers.py (needs Pillow).
"""
import itertools
import pathlib

from PIL import Image

ROOT = pathlib.Path(__file__).resolve().parent.parent
NAMES = ["aurora", "coast", "dunes", "dunes-night", "lake", "lake-night", "silk", "silk-night"]
TABLE = ROOT / "Sources/PellucidJudge/Contrast/WallpaperTable.swift"
DIRECTIONS = [d for d in itertools.product((-1, 0, 1), repeat=3) if any(d)]


def picture(name):
    folder = ROOT / "Examples/Pictures"
    return next(p for p in (folder / (name + s) for s in (".webp", ".png")) if p.exists())


def colors(path):
    image = Image.open(path)
    alpha = image.convert("RGBA").getextrema()[3]
    assert alpha == (255, 255), f"{path} is translucent"
    pixels = sorted(set(image.convert("RGB").getdata()))
    found = {max(pixels, key=lambda p: p[0] * d[0] + p[1] * d[1] + p[2] * d[2]) for d in DIRECTIONS}
    return sorted(found)


def row(name):
    codes = ["0x%02X%02X%02X" % c for c in colors(picture(name))]
    lines = [", ".join(codes[i : i + 10]) for i in range(0, len(codes), 10)]
    body = ",\n      ".join(lines)
    return f'    Row(\n      picture: "{picture(name).name}",\n      colors: [\n      {body},\n      ]),'.replace(
        "[\n      ", "[\n        "
    ).replace(",\n      0x", ",\n        0x")


TABLE.write_text(
    """// Copyright 2026 the Pellucid authors.
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
"""
    + "\n".join(row(name) for name in NAMES)
    + """
  ]

  /// The statement that these colours and their mixtures can lie behind a scene.
  package static var backdrops: PossibleBackdrops {
    .listed(
      rows.flatMap(\\.colors).map { code in
        let parts = [code >> 16, code >> 8 & 0xFF, code & 0xFF].map { Float($0) / 255 }
        let color = EncodedColor(red: parts[0], green: parts[1], blue: parts[2])
        return .colors(color, color)
      })
  }
}
"""
)
