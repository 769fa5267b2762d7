// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// A drawing of a scene at several moments, side by side in one picture or as an animation.
struct MotionDrawing {
  /// The path of the picture.
  let path: String
  /// The moments of the frames, in seconds.
  let times: [Double]
  /// The time from one frame to the next, in seconds.
  let step: Double
  /// A Boolean value indicating whether the frames are an animation, not a strip.
  let isAnimation: Bool

  /// Plans the frames that the flags request, or returns nil if they request at most one moment.
  ///
  /// - Parameters:
  ///   - start: The first moment in seconds, unless the flags state another.
  ///   - end: The last moment in seconds, unless the flags state a duration.
  /// - Throws: A usage error if the frames have too many pixels together, or an animation cannot state their
  ///   duration.
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

  /// Draws the frames and writes the file.
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

  /// Throws if the frames have more pixels together than a picture may have. An animation may have ten times as
  /// many, because only the compressed frames stay in memory.
  private func checkSize(of scene: SceneDescription) throws(CommandError) {
    let limit = SceneLimits().pixels * (isAnimation ? 10 : 1)
    let pixels = scene.size.width * scene.size.height * scene.scale * scene.scale * Double(times.count)
    guard pixels <= limit else {
      throw .usage(.scene(.frames(times.count, limit: Int(limit), isAnimation: isAnimation)))
    }
  }

  /// Throws if an animation cannot state the duration of its frames, which is a 16-bit number of thousandths of a
  /// second.
  private func checkStep() throws(CommandError) {
    guard (0.001...65.535).contains(step) else {
      throw .usage(.scene(.frameTime(times.count, isShort: step < 1)))
    }
  }
}
