// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// A PNG to write, and with how many bits.
struct Destination {
  var path: String
  var depth: RenderedPicture.BitDepth

  init(path: String, depth: RenderedPicture.BitDepth = .eight) { (self.path, self.depth) = (path, depth) }

  /// - Parameter takesAnimations: Whether `.apng` is a name for what is written.
  init(path: String, takesAnimations: Bool = false, _ arguments: ParsedArguments) throws(CommandError) {
    self.path = takesAnimations && MotionDrawing.isAnimation(path) ? path : try Self.checked(path)
    switch arguments.text("--depth") {
    case nil, "8": depth = .eight
    case "16": depth = .sixteen
    case .some(let other): throw .usage("unknown value", "--depth \(other)", "use one of 8, 16")
    }
  }

  /// A name that promises another format is refused; one without an extension promises nothing.
  ///
  /// - Parameter option: What the path was given for.
  static func checked(_ path: String, of option: String = "-o") throws(CommandError) -> String {
    guard path != "-" else {
      throw .usage(
        "pictures are not written to standard output", "\(option) -", "name a file that ends in .png")
    }
    let name = path.split(separator: "/").last ?? ""
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count < 2 || parts[parts.count - 1].lowercased() == "png" else {
      throw .usage(
        "not a PNG", "\(option) \(path)", "pictures are written as PNG; choose a name that ends in .png")
    }
    return path
  }

  /// - Parameter isReference: Whether the file will be compared with, and is to be recognized without inflating it.
  func write(_ picture: RenderedPicture, isReference: Bool = false) throws(CommandError) {
    do {
      try picture.writePNG(to: path, bitDepth: depth, addsSums: isReference)
    } catch {
      throw CommandError(writing: path, error)
    }
  }

  /// The same folder and name with `part` before the extension.
  func named(_ part: String) -> Destination {
    let base = path.lowercased().hasSuffix(".png") ? String(path.dropLast(4)) : path
    return Destination(path: base + "." + part + ".png", depth: depth)
  }
}

/// Parts of file paths.
enum Paths {
  static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// `name` in a folder; the current folder is left away, so that paths are relative to it.
  static func joined(_ folder: String, _ name: String) -> String {
    folder == "." ? name : folder == "/" ? "/" + name : folder + "/" + name
  }

  static func withoutSlash(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

/// Resolves and draws, with errors of the command line.
struct Painter {
  private var renderer: SceneRenderer
  private let document: String
  /// Off saves the time where nobody reads it.
  var measuresContrast: Bool {
    get { renderer.measuresContrast }
    set { renderer.measuresContrast = newValue }
  }

  /// - Parameters:
  ///   - document: What errors call the scene.
  ///   - folder: Where relative paths of the scene start.
  ///   - threads: In place of those of the flag.
  init(
    _ arguments: ParsedArguments, document: String, folder: String, threads: Int? = nil,
    measuresContrast: Bool = true
  ) throws(CommandError) {
    self.document = document
    let wanted = try TraitFlags(arguments: arguments).threads()
    do {
      renderer = try SceneRenderer(
        threads: threads ?? wanted, baseDirectory: folder,
        symbolFolders: [arguments.text("--symbols")].compactMap(\.self),
        fontPaths: [arguments.text("--fonts")].compactMap(\.self))
    } catch {
      throw CommandError(error, in: document)
    }
    renderer.measuresContrast = measuresContrast
  }

  mutating func draw(_ scene: SceneDescription) throws(CommandError) -> RenderedPicture {
    try draw(resolved(scene).scene, measuring: .texts)
  }

  /// The scene in numbers, with glass that follows what lies behind it.
  mutating func resolved(_ scene: SceneDescription) throws(CommandError) -> Resolution {
    var history = GlassHistory()
    return try resolved(scene, after: &history)
  }

  /// The same for one moment after the other.
  mutating func resolved(
    _ scene: SceneDescription, after history: inout GlassHistory
  ) throws(CommandError) -> Resolution {
    do {
      return try renderer.resolve(scene, after: &history)
    } catch {
      throw CommandError(judging: error, in: document)
    }
  }

  /// Judges a scene.
  mutating func answer(
    _ inquiry: SceneInquiry, about scene: SceneDescription, _ progress: (JudgingProgress) -> Void
  ) throws(CommandError) -> SceneAnswer<RenderedPicture> {
    do {
      return try renderer.answer(inquiry, about: scene, progress)
    } catch {
      throw CommandError(judging: error, in: document)
    }
  }

  /// The picture of a scene in which one text or symbol has its lowest contrast.
  mutating func lowest(
    of id: String, in scene: SceneDescription
  ) throws(CommandError) -> (picture: RenderedPicture, contrast: TextContrast?) {
    do {
      return try renderer.lowest(of: id, in: scene)
    } catch {
      throw CommandError(judging: error, in: document)
    }
  }

  /// What lies behind the glass of a scene, by its probes.
  mutating func backdrops(of scene: ResolvedScene) throws(CommandError) -> [GlassBackdrop?] {
    do {
      return try renderer.backdrops(of: scene)
    } catch {
      throw CommandError(error, in: document)
    }
  }

  /// The scene in numbers, over what was seen behind its glass.
  func resolve(_ scene: SceneDescription, seen: Seen = .nothing) throws(CommandError) -> Resolution {
    do {
      return try SceneResolver.resolve(scene, seen: seen)
    } catch {
      throw CommandError(error, in: document)
    }
  }

  mutating func draw(
    _ scene: ResolvedScene, measuring: ContrastMeasuring
  ) throws(CommandError) -> RenderedPicture {
    do {
      return try renderer.render(scene, measuring: measuring)
    } catch {
      throw CommandError(error, in: document)
    }
  }

  /// The next picture of a scene that moves.
  mutating func frame(
    _ scene: ResolvedScene, after last: consuming Frame?
  ) throws(CommandError) -> Frame {
    do {
      return try renderer.frame(scene, after: last)
    } catch {
      throw CommandError(error, in: document)
    }
  }
}

extension CommandError {
  /// An error of resolving or drawing a scene.
  fileprivate init(judging error: any Error, in document: String) {
    switch error {
    case let error as RenderingError: self.init(error, in: document)
    case let error as SceneError: self.init(error, in: document)
    default: self.init(.internalError, "cannot resolve the scene", document, "\(error)")
    }
  }
}
