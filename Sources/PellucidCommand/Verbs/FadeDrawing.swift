// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// A scene on its way from one appearance to the other, as it looks while the system's setting changes.
struct FadeDrawing {
  let before: SceneDescription, after: SceneDescription
  let path: String
  /// nil for one moment.
  private let motion: MotionDrawing?
  /// Seconds since the switch.
  private let time: Double
  private let fade = AppearanceFade()

  /// nil where no fade is asked for.
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
