// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// A renderer whose errors are those of the command line.
struct Painter {
  var renderer: SceneRenderer
  /// The name of the scene in errors.
  fileprivate var document: String

  /// Creates a renderer. Throws if a folder or file of the flags cannot be used.
  ///
  /// - Parameters:
  ///   - document: The name of the scene in errors.
  ///   - folder: The folder at which relative paths of the scene start.
  ///   - threads: The number of threads; nil for that of the flags.
  ///   - budget: The memory that the renderer shares with others.
  init(
    _ flags: DrawingFlags, document: String, folder: String, threads: Int? = nil,
    budget: MemoryBudget = MemoryBudget(), measuresContrast: Bool = true
  ) throws(CommandError) {
    self.document = document
    do {
      renderer = try SceneRenderer(
        threads: threads ?? flags.threads, baseDirectory: folder,
        symbolFolders: [flags.symbols].compactMap(\.self), fontPaths: [flags.fonts].compactMap(\.self),
        budget: budget)
    } catch {
      throw CommandError(error, in: document)
    }
    renderer.measuresContrast = measuresContrast
  }

  /// Calls a closure with the renderer, and throws its errors as errors of the command line.
  mutating func attempt<Product>(
    _ body: (inout SceneRenderer) throws -> Product
  ) throws(CommandError) -> Product {
    do { return try body(&renderer) } catch { throw CommandError(error, in: document) }
  }

  /// Resolves and draws a scene.
  mutating func draw(_ scene: SceneDescription) throws(CommandError) -> RenderedPicture {
    try attempt { try $0.render($0.resolve(scene)) }
  }

  /// Reads the pictures of stated backdrops, so that an error about one names the file that states it.
  mutating func checkPictures(
    of backdrops: PossibleBackdrops?, in gamut: Gamut, statedBy file: String
  ) throws(CommandError) {
    guard case .listed(let items) = backdrops else { return }
    for case .picture(let path) in items {
      do throws(PellucidError) { _ = try renderer.pictures(at: path.text, in: gamut) } catch {
        throw CommandError(error, in: file)
      }
    }
  }

  /// Judges a scene and returns the answer to an inquiry.
  mutating func answer(
    _ inquiry: SceneInquiry, about scene: SceneDescription, _ progress: (JudgingProgress) -> Void
  ) throws(CommandError) -> SceneAnswer<RenderedPicture> {
    try attempt { try $0.answer(inquiry, about: scene, progress) }
  }

  /// Draws the picture of a scene in which one text or symbol has its lowest contrast, and returns it with that
  /// contrast.
  ///
  /// - Parameter source: The resource index of the text or symbol.
  mutating func lowest(
    of source: Int, in scene: SceneDescription
  ) throws(CommandError) -> (picture: RenderedPicture, contrast: TextContrast?) {
    try attempt { try $0.lowest(of: source, in: scene) }
  }
}

/// A renderer for one scene after the other. Scenes in one folder share it, because reading the fonts takes as long as a small picture.
struct FolderPainter {
  private let flags: DrawingFlags
  private let threads: Int
  private let budget: MemoryBudget
  private var known: (folder: String, painter: Painter)?

  /// - Parameters:
  ///   - threads: The number of threads; nil for that of the flags.
  ///   - budget: The memory that the renderer shares with others.
  init(_ flags: DrawingFlags, threads: Int? = nil, budget: MemoryBudget = MemoryBudget()) {
    (self.flags, self.threads, self.budget) = (flags, threads ?? flags.threads, budget)
  }

  /// Calls a closure with the renderer of the scene at a path.
  mutating func paint<Product>(
    _ path: String, _ body: (inout Painter) throws(CommandError) -> Product
  ) throws(CommandError) -> Product {
    let folder = Paths.folder(of: path)
    var painter: Painter
    if let known, Paths.isSame(known.folder, folder) {
      painter = known.painter
      painter.document = path
    } else {
      painter = try Painter(flags, document: path, folder: folder, threads: threads, budget: budget)
    }
    // The only reference, so that nothing is copied.
    known = nil
    defer { known = (folder, painter) }
    return try body(&painter)
  }
}
