// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// The flags that select a moment of a scene, or the frames of its motion.
struct MotionFlags: Sendable {
  /// The moment to draw, or the first of several, in seconds: after the switch of a fade, else on the clock of the
  /// scene's events. Nil if not given.
  private(set) var time: Double?
  /// The number of frames, 2…240; nil if not given.
  private(set) var frameCount: Int?
  /// The time from the first frame to the last, in seconds; nil if not given.
  private(set) var duration: Double?
  /// The appearance to fade to; nil for no fade.
  private(set) var fade: Appearance?

  /// The extension of animations, without its dot.
  static let animationExtension = "apng"

  /// The section with all flags of motion.
  static var section: Section<MotionFlags> {
    Section(
      .what,
      .option("--time", \.time, .number("SECONDS", in: 0...3600), "the moment that is drawn: 0…3600"),
      .option(
        "--filmstrip", \.frameCount, .whole(in: 2...240),
        "2…240 moments side by side; with -o OUT.apng the frames of an animation"),
      .option(
        "--duration", \.duration, .number("SECONDS", in: 0.001...3600),
        "from the first moment to the last; unless given, to the end of the fade or a second after the last event"
      ),
      .option(
        "--fade-to", \.fade, .words(Vocabularies.appearance),
        "a cross-fade to this appearance, --time seconds after the switch; or with --filmstrip or -o OUT.apng"
      ))
  }

  /// Returns a Boolean value indicating whether a path has the extension of animations.
  static func isAnimation(_ path: String) -> Bool { path.lowercased().hasSuffix("." + animationExtension) }

  /// Returns the option that requests an animation, several frames or a fade, or nil if none does. Such output
  /// excludes `--json`, `--findings`, `--matrix` and 16 bits per sample.
  ///
  /// - Parameter path: The path of the picture; nil for no picture.
  func severalMoments(to path: String?) -> String? {
    if let path, Self.isAnimation(path) { return "-o " + path }
    if frameCount != nil { return "--filmstrip" }
    return fade != nil ? "--fade-to" : nil
  }

  /// Rejects a duration without several frames, and a fade without a moment or several frames.
  ///
  /// - Parameter path: The path of the picture; nil for no picture.
  func check(writing path: String?) throws(UsageProblem) {
    let isMoving = frameCount != nil || path.map(Self.isAnimation) ?? false
    guard isMoving || duration == nil else {
      throw .needs("--duration", oneOf: ["--filmstrip N", "-o OUT.apng"])
    }
    guard isMoving || fade == nil || time != nil else {
      throw .missingOption(oneOf: ["--time SECONDS", "--filmstrip N", "-o OUT.apng"])
    }
  }
}
