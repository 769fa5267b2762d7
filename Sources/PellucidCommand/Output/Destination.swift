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

  func write(_ picture: RenderedPicture) throws(CommandError) {
    do {
      try picture.writePNG(to: path, bitDepth: depth)
    } catch {
      throw CommandError(writing: path, error)
    }
  }

  /// Returns a destination in the same folder, with `part` before the extension of its name.
  func named(_ part: String) -> Destination {
    let base = path.lowercased().hasSuffix(".png") ? String(path.dropLast(4)) : path
    return Destination(path: base + "." + part + ".png", depth: depth)
  }
}
