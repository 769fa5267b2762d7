// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The enclosures, and where the glyph lies in each. Chosen by eye: a glyph takes half of a circle's diameter, and less in
/// shapes with less room, and is centred in the part that is free.
enum SymbolEnclosures {
  static let all: [String: SymbolEnclosure] = [
    "circle": .init(scale: 0.5), "square": .init(scale: 0.52), "app": .init(scale: 0.52),
    "rectangle": .init(scale: 0.46), "rectangle.portrait": .init(scale: 0.46),
    "capsule": .init(scale: 0.4), "triangle": .init(y: 154, scale: 0.38), "diamond": .init(scale: 0.42),
    "octagon": .init(scale: 0.48), "hexagon": .init(scale: 0.46), "seal": .init(scale: 0.46),
    "shield": .init(y: 120, scale: 0.46), "bubble": .init(y: 116, scale: 0.44),
    "bubble.left": .init(y: 116, scale: 0.44), "bubble.right": .init(y: 116, scale: 0.44),
    "message": .init(y: 122, scale: 0.44), "doc": .init(y: 156, scale: 0.4),
    "document": .init(y: 156, scale: 0.4),
    "folder": .init(y: 144, scale: 0.38), "cloud": .init(x: 152, y: 140, scale: 0.4),
    "icloud": .init(x: 152, y: 140, scale: 0.4), "bin": .init(y: 136, scale: 0.4),
    "tray": .init(y: 92, scale: 0.4),
    "viewfinder": .init(scale: 0.58), "gobackward": .init(scale: 0.44), "goforward": .init(scale: 0.44),
    "clipboard": .init(y: 148, scale: 0.42),
    "magnifyingglass": .init(x: 112, y: 112, scale: 0.38), "heart": .init(y: 122, scale: 0.4),
    "drop": .init(y: 150, scale: 0.4), "house": .init(y: 150, scale: 0.4), "bag": .init(y: 152, scale: 0.4),
    "calendar": .init(y: 152, scale: 0.38), "bookmark": .init(y: 112, scale: 0.4),
    "circle.dashed": .init(scale: 0.5), "circle.dotted": .init(scale: 0.5),
    "square.dashed": .init(scale: 0.52),
    "app.dashed": .init(scale: 0.52), "rectangle.dashed": .init(scale: 0.46),
    "iphone": .init(scale: 0.36), "display": .init(y: 104, scale: 0.4), "tv": .init(y: 112, scale: 0.42),
    "laptopcomputer": .init(y: 112, scale: 0.38),
  ]
}
