// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

let whole = Rect(x: 0, y: 0, width: 390, height: 300)
let photo = Layer(frame: whole, content: .image(ImageContent(path: "photo.jpg")))
let title = Layer(
  id: "title", frame: Rect(x: 24, y: 20, width: 240, height: 40),
  content: .text(TextContent("Now Playing", size: 28, weight: 600)))
let panel = MaterialContent(
  .named("thin"), shape: .roundedRectangle(CornerRadii(24), style: .continuous), children: [title])
let card = Layer(frame: Rect(x: 50, y: 75, width: 290, height: 150), content: .material(panel))
let scene = SceneDescription(
  size: Size(width: 390, height: 300), windows: [Window(frame: whole, layers: [photo, card])])
var renderer = try SceneRenderer()
let picture = try renderer.render(SceneResolver.resolve(scene))
try picture.writePNG(to: "panel.png")
for text in picture.texts { print(text.id, "has at least", text.lowest, "to 1") }
