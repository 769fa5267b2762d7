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

  static let options = [
    Grammar.Option(name: "--time", values: ["SECONDS"], help: "the moment that is drawn: 0…3600"),
    Grammar.Option(
      name: "--filmstrip", values: ["N"],
      help: "2…240 moments side by side; with -o OUT.apng the frames of an animation"),
    Grammar.Option(
      name: "--duration", values: ["SECONDS"],
      help:
        "from the first moment to the last; if left out, to the end of the fade or a second after the last event"
    ),
  ]

  /// Returns whether several moments or a fade are asked for, with which numbers and 16 bits do not go.
  static func isAsked(_ arguments: ParsedArguments, path: String) throws(CommandError) -> Bool {
    let moving = isAnimation(path) ? "-o \(path)" : arguments.has("--filmstrip") ? "--filmstrip" : nil
    guard moving != nil || !arguments.has("--duration") else {
      throw .usage("nothing lasts", "--duration", "write --filmstrip N or -o OUT.apng too")
    }
    guard let several = moving ?? (arguments.has(FadeDrawing.name) ? FadeDrawing.name : nil) else {
      return false
    }
    for single in ["--matrix", "--json", "--findings"] where arguments.has(single) {
      throw .usage("options exclude each other", "\(several) and \(single)", "keep one of them")
    }
    guard arguments.text("--depth") != "16" else {
      throw .usage("options exclude each other", "\(several) and --depth 16", "frames have 8 bits a sample")
    }
    return true
  }

  /// nil where one moment, or none, is asked for.
  ///
  /// - Parameters:
  ///   - start: The first moment, unless another is asked for.
  ///   - end: When everything has moved, unless a duration is asked for.
  init?(
    _ arguments: ParsedArguments, scene: SceneDescription, path: String, from start: Double, to end: Double
  ) throws(CommandError) {
    isAnimation = Self.isAnimation(path)
    guard isAnimation || arguments.has("--filmstrip") else { return nil }
    self.path = path
    let start = try arguments.number("--time", in: 0...3600) ?? start
    let usual = end > start ? end - start : 1
    let duration = try arguments.number("--duration", in: 0.001...3600) ?? usual
    let thirty = min(max(Int((duration * 30).rounded()), 2), 240)
    let count = try arguments.whole("--filmstrip", in: 2...240) ?? thirty
    times = (0..<count).map { start + duration * Double($0) / Double(count - 1) }
    step = duration / Double(count - 1)
    try checkSize(of: scene)
    if isAnimation { try checkStep() }
  }

  static func isAnimation(_ path: String) -> Bool { path.lowercased().hasSuffix(".apng") }

  func draw(_ scene: SceneDescription, _ painter: inout Painter, _ terminal: Terminal) throws(CommandError) {
    var sheet = FrameSheet(self, gamut: scene.traits.gamut)
    try painter.attempt { renderer in
      try renderer.draw(scene, at: times) {
        terminal.progress("drawing \($0 + 1) of \(times.count)")
      } add: {
        try sheet.add($0)
      }
    }
    terminal.progress("")
    try sheet.finish()
  }

  /// A strip is one picture, with its limit; of an animation only what zlib leaves stays in memory.
  private func checkSize(of scene: SceneDescription) throws(CommandError) {
    let limit = SceneLimits().pixels * (isAnimation ? 10 : 1)
    let pixels = scene.size.width * scene.size.height * scene.scale * scene.scale * Double(times.count)
    guard pixels <= limit else {
      throw .usage(
        isAnimation ? "animation too large" : "picture too large", "--filmstrip \(times.count)",
        "choose fewer moments or a smaller --scale; at most \(Int(limit)) pixels are drawn")
    }
  }

  /// The format counts thousandths of a second in 16 bits.
  private func checkStep() throws(CommandError) {
    guard (0.001...65.535).contains(step) else {
      throw .usage(
        "frames follow each other too \(step < 1 ? "fast" : "slowly")", "--filmstrip \(times.count)",
        "choose another --filmstrip or --duration: 0.001 to 65.535 seconds from one frame to the next")
    }
  }
}
