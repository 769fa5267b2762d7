// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// The path of a PNG to write, with its number of bits per sample.
struct Destination {
  var path: String
  var depth: RenderedPicture.BitDepth
  var place = WholeFile.Place.named

  init(path: String, depth: RenderedPicture.BitDepth = .eight) { (self.path, self.depth) = (path, depth) }

  /// Writes a picture to the path, or throws if that is not possible.
  func write(_ picture: RenderedPicture) throws(CommandError) {
    do {
      try picture.writePNG(to: path, bitDepth: depth, as: place)
    } catch {
      throw CommandError(writing: path, error)
    }
  }

  /// Returns a destination in the same folder, with a dot and `part` before the extension of its name, at which no link
  /// is followed.
  func named(_ part: String) -> Destination {
    let base = path.lowercased().hasSuffix(".png") ? String(path.dropLast(4)) : path
    var part = Destination(path: base + "." + part + ".png", depth: depth)
    part.place = .filled
    return part
  }
}

/// The flags of the picture that a verb writes.
struct PictureFlags: Sendable {
  /// The path of the picture; nil if not given.
  var path: String?
  /// The number of bits per sample; nil if not given, for 8.
  var depth: RenderedPicture.BitDepth?

  /// The path and the depth of the picture; nil if no path is given.
  var destination: Destination? { path.map { Destination(path: $0, depth: depth ?? .eight) } }

  /// The section of verbs that always write a PNG.
  static var section: Section<PictureFlags> { section(.picture("OUT.png"), "where the picture goes") }

  /// Returns the section with another form and help of the path.
  static func section(_ form: ValueForm<String>, _ help: String) -> Section<PictureFlags> {
    Section(
      .output, .option("--output", short: "-o", \.path, form, help),
      .option(
        "--depth", \.depth, .words(["8", "16"]) { $0 == "8" ? .eight : $0 == "16" ? .sixteen : nil },
        "bits per sample of the PNG"))
  }
}

extension ValueForm<String> {
  /// Returns the form of the path of a picture that is written. Rejects standard output, and a name with the
  /// extension of another format; a name without an extension is accepted.
  ///
  /// - Parameters:
  ///   - mayBeAnimation: A Boolean value indicating whether the extension of animations is accepted.
  ///   - mayBeFolder: A Boolean value indicating whether the path of a folder is accepted, with any name.
  static func picture(
    _ name: String, mayBeAnimation: Bool = false, mayBeFolder: Bool = false
  ) -> ValueForm {
    let extensions = ["png"] + (mayBeAnimation ? [MotionFlags.animationExtension] : [])
    return .output(name, extensions, mayBeFolder: mayBeFolder) { (path, place) throws(UsageProblem) in
      guard path != "-" else { throw .standardOutput(at: place) }
      let parts = NameMatch.parts(of: NameMatch.lastStep(of: path), at: ".")
      guard parts.count < 2 || extensions.contains(parts[parts.count - 1].lowercased()) else {
        throw .malformed(.png, at: place)
      }
    }
  }
}
