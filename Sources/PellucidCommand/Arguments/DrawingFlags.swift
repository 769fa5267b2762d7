// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// The flags of drawing: scale and threads, symbols and fonts.
struct DrawingFlags: Sendable {
  /// Pixels per point.
  var scale: Double?
  private var threadCount: Int?
  private(set) var symbols: String?
  private(set) var fonts: String?

  var threads: Int { threadCount ?? 2 }

  static var sections: [Section<DrawingFlags>] {
    [
      Section(
        .what,
        .option("--symbols", \.symbols, .folder("FOLDER"), "your NAME.svg templates, before the others"),
        .option("--fonts", \.fonts, .folder("PATH"), "your fonts: a file, or a folder of them")),
      Section(.output, .option("--scale", \.scale, .number(in: 0.5...8), "pixels per point, 0.5 to 8")),
      threadSection,
    ]
  }

  static var threadSection: Section<DrawingFlags> {
    Section(
      .output,
      .option(
        "--threads", \.threadCount, .whole(in: 1...64), "threads, 1 to 64; never changes the picture"))
  }

  /// Rejects a scale at which a scene is larger than pictures may be.
  func checkPixels(of scene: SceneDescription) throws(CommandError) {
    let limit = SceneLimits().pixels
    guard scene.size.width * scene.size.height * scene.scale * scene.scale <= limit else {
      throw .usage(.scene(.pixels(limit: Int(limit))))
    }
  }
}

extension Array {
  /// Returns the sections of a value that holds `Root`.
  func within<Root, Outer>(_ path: WritableKeyPath<Outer, Root>) -> [Section<Outer>]
  where Element == Section<Root> {
    map { $0.within(path) }
  }
}
