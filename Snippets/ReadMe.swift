// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

let scene = SceneDescription(size: Size(width: 390, height: 300)) {
  ImageLayer("/usr/share/backgrounds/mate/nature/TwoWings.jpg")
  MaterialLayer(.thin, in: .roundedRectangle(28)) {
    TextLayer("Now Playing").font(size: 28, weight: .semibold).id("title")
      .frame(x: 24, y: 20, width: 240, height: 40)
  }
  .frame(x: 50, y: 90, width: 290, height: 80)
}
var renderer = try SceneRenderer()
let drawing = try renderer.draw(scene)
try drawing.picture.writePNG(to: "panel.png")
for text in drawing.picture.texts { print(text.id, "has at least", text.lowest, "to 1") }
print(Reporter.text.text(of: drawing.report))
