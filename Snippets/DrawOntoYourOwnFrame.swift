// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

let controls = SceneDescription(size: Size(width: 640, height: 400)) {
  MaterialLayer(role: .menu, in: .roundedRectangle(13)) {
    TextLayer("Undo").frame(x: 16, y: 10, width: 120, height: 22)
    TextLayer("Redo").foregroundStyle(.secondary).frame(x: 16, y: 42, width: 120, height: 22)
  }
  .frame(x: 40, y: 40, width: 180, height: 74)
  GlassLayer(.regular.interactive()) {
    SymbolLayer("play.fill").foregroundStyle(.orange).frame(x: 66, y: 10, width: 24, height: 24)
  }
  .control(.button).frame(x: 420, y: 320, width: 156, height: 44)
}

func drawFrames() throws {
  // The frame of a window: 8 bits a sample, premultiplied, in the order of the window system.
  let layout = PixelLayout(width: 1280, height: 800, order: .bgra)
  var frame = [UInt8](repeating: 0x80, count: layout.bytesPerRow * layout.height)
  var renderer = try SceneRenderer()

  var span = frame.mutableSpan
  var bytes = span.mutableBytes
  var overlay = try renderer.draw(controls, onto: &bytes, layout: layout)
  print("show", overlay.changed)

  // The program paints a part of its frame anew; only what that part reaches is drawn again.
  let part = PixelRect(minX: 100, minY: 60, maxX: 180, maxY: 120)
  for y in part.minY..<part.maxY {
    for byte in 4 * part.minX..<4 * part.maxX { frame[y * layout.bytesPerRow + byte] = 0xff }
  }
  span = frame.mutableSpan
  bytes = span.mutableBytes
  overlay = try renderer.draw(controls, onto: &bytes, layout: layout, painted: part, after: overlay)
  print("show", overlay.changed)
}

try drawFrames()
