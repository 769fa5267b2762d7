// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

var traits = Traits()
traits.appearance = .dark
let player = SceneDescription(size: Size(width: 390, height: 220), traits: traits) {
  ImageLayer("/usr/share/backgrounds/mate/nature/TwoWings.jpg")
  MaterialLayer(.thin, in: .roundedRectangle(28)) {
    TextLayer("Now Playing").font(size: 28, weight: .semibold).id("title").foregroundStyle(.secondary)
      .frame(x: 24, y: 20, width: 240, height: 40)
    FillLayer(.linear([.orange, .pink]), in: .capsule).frame(x: 24, y: 72, width: 240, height: 6)
  }
  .frame(x: 20, y: 20, width: 350, height: 100)
  GlassLayer(.regular.tint(.orange).interactive(), in: .circle) {
    SymbolLayer("play.fill").foregroundStyle(.white).frame(x: 16, y: 16, width: 28, height: 28)
  }
  .control(.button).frame(x: 165, y: 140, width: 60, height: 60)
}

var renderer = try SceneRenderer(threads: 2)
let drawing = try renderer.draw(player)
try drawing.picture.writePNG(to: "player.png", bitDepth: .sixteen)
for text in drawing.picture.texts { print(text.id, "has at least", text.lowest, "to 1") }
