// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// The flags of moments and of motion.
struct MotionFlags: Sendable {
  /// In seconds.
  private(set) var time: Double?
  private(set) var frameCount: Int?
  /// In seconds.
  private(set) var duration: Double?
  private(set) var fade: Appearance?

  static let animationExtension = "apng"

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

  static func isAnimation(_ path: String) -> Bool { path.lowercased().hasSuffix("." + animationExtension) }

  /// Returns the option that asks for several moments or a fade, with which numbers and 16 bits do not go; nil for none.
  ///
  /// - Parameter path: The path of the picture.
  func severalMoments(to path: String?) -> String? {
    if let path, Self.isAnimation(path) { return "-o " + path }
    if frameCount != nil { return "--filmstrip" }
    return fade != nil ? "--fade-to" : nil
  }

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
