// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// A scene at several moments: side by side in one picture, or as an animation.
struct MotionDrawing {
  let path: String
  /// Seconds of the frames.
  let times: [Double]
  /// Seconds from one frame to the next.
  let step: Double
  let isAnimation: Bool

  /// nil where one moment, or none, is asked for.
  ///
  /// - Parameters:
  ///   - start: The first moment, unless another is asked for.
  ///   - end: When everything has moved, unless a duration is asked for.
  init?(
    _ flags: MotionFlags, scene: SceneDescription, path: String, from start: Double, to end: Double
  ) throws(CommandError) {
    isAnimation = MotionFlags.isAnimation(path)
    guard isAnimation || flags.frameCount != nil else { return nil }
    self.path = path
    let start = flags.time ?? start
    let usual = end > start ? end - start : 1
    let duration = flags.duration ?? usual
    let thirty = min(max(Int((duration * 30).rounded()), 2), 240)
    let count = flags.frameCount ?? thirty
    times = (0..<count).map { start + duration * Double($0) / Double(count - 1) }
    step = duration / Double(count - 1)
    try checkSize(of: scene)
    if isAnimation { try checkStep() }
  }

  func draw(_ scene: SceneDescription, _ painter: inout Painter, _ terminal: Terminal) throws(CommandError) {
    var sheet = FrameSheet(self, gamut: scene.traits.gamut)
    let progress = Progress(terminal)
    try painter.attempt { renderer in
      try renderer.draw(scene, at: times) {
        progress.show(.drawing(nil), $0 + 1, of: times.count)
      } add: {
        try sheet.add($0)
      }
    }
    terminal.wipeProgress()
    try sheet.finish()
  }

  /// A strip is one picture, with its limit; of an animation only what zlib leaves stays in memory.
  private func checkSize(of scene: SceneDescription) throws(CommandError) {
    let limit = SceneLimits().pixels * (isAnimation ? 10 : 1)
    let pixels = scene.size.width * scene.size.height * scene.scale * scene.scale * Double(times.count)
    guard pixels <= limit else {
      throw .usage(.scene(.frames(times.count, limit: Int(limit), isAnimation: isAnimation)))
    }
  }

  /// The format counts thousandths of a second in 16 bits.
  private func checkStep() throws(CommandError) {
    guard (0.001...65.535).contains(step) else {
      throw .usage(.scene(.frameTime(times.count, isShort: step < 1)))
    }
  }
}
