// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// A drawing of a scene while the system's setting changes from one appearance to the other.
struct FadeDrawing {
  /// The scene in its own appearance, and in the one that it fades to.
  let before: SceneDescription, after: SceneDescription
  /// The path of the picture.
  let path: String
  /// The frames; nil to draw a single moment.
  private let motion: MotionDrawing?
  /// The moment to draw if `motion` is nil, in seconds since the switch.
  private let time: Double
  private let fade = AppearanceFade()

  /// Plans the fade that the flags request, or returns nil if they request none.
  ///
  /// - Throws: A usage error if the scene has a fixed appearance or has the requested one already, or the frames do
  ///   not fit a picture.
  init?(_ flags: MotionFlags, scene: SceneDescription, path: String) throws(CommandError) {
    guard let appearance = flags.fade else { return nil }
    guard scene.traits.platform.hasAppearances, scene.appearancePolicy == .followsSystem else {
      throw .usage(.scene(.oneAppearance))
    }
    guard scene.traits.appearance != appearance else {
      throw .usage(.scene(.fadeToSame(Vocabularies.appearance.name(of: appearance))))
    }
    (before, after) = (scene, scene.following(SystemSettings(appearance: appearance)))
    self.path = path
    motion = try MotionDrawing(flags, scene: scene, path: path, from: 0, to: fade.duration)
    time = flags.time ?? 0
  }

  /// Draws the fade and writes the file.
  func draw(_ painter: inout Painter, _ terminal: Terminal) throws(CommandError) {
    terminal.show(.drawing(path))
    painter.renderer.measuresContrast = false
    let (first, last) = (try painter.draw(before).image, try painter.draw(after).image)
    guard let pictures = CrossFade(from: first, to: last) else {
      throw CommandError(.internalError, RunProblem.twoSizes(path: path))
    }
    let gamut = before.traits.gamut
    var sheet = motion.map { FrameSheet($0, gamut: gamut) } ?? FrameSheet(path: path, gamut: gamut)
    for time in motion?.times ?? [time] { try sheet.add(pictures.picture(at: fade.fraction(at: time))) }
    terminal.wipeProgress()
    try sheet.finish()
  }
}
