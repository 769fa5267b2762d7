// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// A menu and a capsule of glass, drawn onto a frame of the caller's own of 1280 × 800 pixels.
enum OverlayFrames {
  private static let layout = PixelLayout(width: 1280, height: 800)
  private static let controls = SceneDescription(size: Size(width: 640, height: 400)) {
    MaterialLayer(role: .menu, in: .roundedRectangle(13)) {
      FillLayer(.separator).frame(x: 16, y: 37, width: 148, height: 0.5)
    }
    .frame(x: 40, y: 40, width: 180, height: 120)
    GlassLayer().control(.button).frame(x: 420, y: 320, width: 156, height: 44)
  }

  /// Returns work that draws over a frame that the caller painted anew.
  ///
  /// - Parameter painted: The part that is painted between two drawings; nil draws everything from nothing.
  static func work(painted: PixelRect?) throws -> Work {
    var frame = (0..<layout.bytesPerRow * layout.height).map { UInt8(truncatingIfNeeded: $0 / 7) | 3 }
    var renderer = try SceneRenderer(threads: 2)
    let ground = frame
    var overlay: Overlay? = try draw(with: &renderer, onto: &frame, painted: nil, after: nil)
    return Work(
      prepare: { if painted == nil { frame.copy(ground) } },
      body: {
        let last = painted == nil ? nil : overlay.take()
        overlay = try? draw(with: &renderer, onto: &frame, painted: painted, after: last)
      })
  }

  private static func draw(
    with renderer: inout SceneRenderer, onto frame: inout [UInt8], painted: PixelRect?, after last: Overlay?
  ) throws -> Overlay {
    var span = frame.mutableSpan
    var bytes = span.mutableBytes
    return try renderer.draw(controls, onto: &bytes, layout: layout, painted: painted, after: last)
  }
}

/// Times drawing onto a frame of the caller's own, whole and after a small change, beside a copy of that frame.
func timeOverlay() throws {
  let behindMenu = PixelRect(minX: 200, minY: 150, maxX: 240, maxY: 170)
  let elsewhere = PixelRect(minX: 700, minY: 100, maxX: 740, maxY: 120)
  let timings = Timing.inTurns([
    try OverlayFrames.work(painted: nil), try OverlayFrames.work(painted: behindMenu),
    try OverlayFrames.work(painted: elsewhere), Work.copy(bytes: 4 * 1280 * 800),
  ])
  for (name, timing) in zip(["menu-and-capsule", "painted-behind-menu", "painted-elsewhere"], timings) {
    line(
      "overlay/\(name)", timing,
      String(format: "%.2f × copy of the frame", timing.median / timings[3].median))
  }
}
