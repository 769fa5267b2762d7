// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// A scene on its way from one appearance to the other, as it looks while the system's setting changes.
struct FadeDrawing {
  static let name = "--fade-to"
  static let option = Grammar.Option(
    name: name, values: [Vocabularies.appearance.names.joined(separator: "|")],
    help:
      "a cross-fade to this appearance, --time seconds after the switch; or with --filmstrip or -o OUT.apng")

  let before: SceneDescription, after: SceneDescription
  let path: String
  /// nil for one moment.
  private let motion: MotionDrawing?
  /// Seconds since the switch.
  private let time: Double
  private let fade = AppearanceFade()

  /// nil where no fade is asked for.
  init?(_ arguments: ParsedArguments, scene: SceneDescription, path: String) throws(CommandError) {
    guard let text = arguments.text(Self.name) else { return nil }
    guard let appearance = Vocabularies.appearance.value(named: text) else {
      throw .usage(
        "unknown value", "\(Self.name) \(text)", Nearest.advice(text, among: Vocabularies.appearance.names))
    }
    guard scene.traits.platform.hasAppearances, scene.appearancePolicy == .followsSystem else {
      throw .usage("nothing to fade", Self.name, "the scene has one appearance; leave the option out")
    }
    guard scene.traits.appearance != appearance else {
      throw .usage(
        "nothing to fade", "\(Self.name) \(text)", "the scene is \(text) already; choose the other appearance"
      )
    }
    (before, after) = (scene, scene.following(SystemSettings(appearance: appearance)))
    self.path = path
    motion = try MotionDrawing(arguments, scene: scene, path: path, from: 0, to: fade.duration)
    guard let time = try arguments.number("--time", in: 0...3600) ?? (motion == nil ? nil : 0) else {
      throw .usage(
        "missing option", "--time", "say how long after the switch, or write --filmstrip N or -o OUT.apng")
    }
    self.time = time
  }

  func draw(_ painter: inout Painter, _ terminal: Terminal) throws(CommandError) {
    terminal.progress("drawing both appearances")
    painter.renderer.measuresContrast = false
    let (first, last) = (try painter.draw(before).image, try painter.draw(after).image)
    guard let pictures = CrossFade(from: first, to: last) else {
      throw CommandError(.internalError, "appearances of two sizes", path, "report it with the scene")
    }
    let gamut = before.traits.gamut
    var sheet = motion.map { FrameSheet($0, gamut: gamut) } ?? FrameSheet(path: path, gamut: gamut)
    for time in motion?.times ?? [time] { try sheet.add(pictures.picture(at: fade.fraction(at: time))) }
    terminal.progress("")
    try sheet.finish()
  }
}
