// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// The flags that set how pictures are drawn: scale, threads, symbols and fonts.
struct DrawingFlags: Sendable {
  /// The number of pixels per point, 0.5…8; nil if not given.
  var scale: Double?
  /// The number of threads, 1…256; nil if not given.
  private var threadCount: Int?
  /// The folder of the user's symbol templates; nil if not given.
  private(set) var symbols: String?
  /// The path of a font file or of a folder of fonts; nil if not given.
  private(set) var fonts: String?

  /// The number of threads; 2 unless given.
  var threads: Int { threadCount ?? 2 }

  /// The sections with all flags of drawing.
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

  /// The section with `--threads` alone.
  static var threadSection: Section<DrawingFlags> {
    Section(
      .output,
      .option(
        "--threads", \.threadCount, .whole(in: ThreadExecutor.counts),
        "threads, 1 to \(ThreadExecutor.counts.upperBound); never changes the picture"))
  }

  /// Throws a usage error if a scene has more pixels at its scale than `SceneLimits` allows.
  func checkPixels(of scene: SceneDescription) throws(CommandError) {
    let limit = SceneLimits().pixels
    guard scene.size.width * scene.size.height * scene.scale * scene.scale <= limit else {
      throw .usage(.scene(.pixels(limit: Int(limit))))
    }
  }
}

extension Array {
  /// Returns sections whose flags set properties of the `Root` at `path` in an `Outer`.
  func within<Root, Outer>(_ path: WritableKeyPath<Outer, Root>) -> [Section<Outer>]
  where Element == Section<Root> {
    map { $0.within(path) }
  }
}
