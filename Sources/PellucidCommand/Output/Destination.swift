// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// A PNG to write, and its number of bits.
struct Destination {
  var path: String
  var depth: RenderedPicture.BitDepth
  var place = WholeFile.Place.named

  init(path: String, depth: RenderedPicture.BitDepth = .eight) { (self.path, self.depth) = (path, depth) }

  func write(_ picture: RenderedPicture) throws(CommandError) {
    do {
      try picture.writePNG(to: path, bitDepth: depth, as: place)
    } catch {
      throw CommandError(writing: path, error)
    }
  }

  /// Returns a destination in the same folder, with `part` before the extension of its name. No link is followed there.
  func named(_ part: String) -> Destination {
    let base = path.lowercased().hasSuffix(".png") ? String(path.dropLast(4)) : path
    var part = Destination(path: base + "." + part + ".png", depth: depth)
    part.place = .filled
    return part
  }
}

/// The flags of a picture that is written.
struct PictureFlags: Sendable {
  var path: String?
  var depth: RenderedPicture.BitDepth?

  /// The place and depth; nil where no picture is asked for.
  var destination: Destination? { path.map { Destination(path: $0, depth: depth ?? .eight) } }

  static var section: Section<PictureFlags> { section(.picture("OUT.png"), "where the picture goes") }

  static func section(_ form: ValueForm<String>, _ help: String) -> Section<PictureFlags> {
    Section(
      .output, .option("--output", short: "-o", \.path, form, help),
      .option(
        "--depth", \.depth, .words(["8", "16"]) { $0 == "8" ? .eight : $0 == "16" ? .sixteen : nil },
        "bits per sample of the PNG"))
  }
}

extension ValueForm<String> {
  /// The path of a picture that is written. A name that promises another format is refused; one without an extension
  /// promises nothing.
  static func picture(_ name: String, mayBeAnimation: Bool = false) -> ValueForm {
    let extensions = ["png"] + (mayBeAnimation ? [MotionFlags.animationExtension] : [])
    return .output(name, extensions) { (path, place) throws(UsageProblem) in
      guard path != "-" else { throw .standardOutput(at: place) }
      let name = path.split(separator: "/").last ?? ""
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count < 2 || extensions.contains(parts[parts.count - 1].lowercased()) else {
        throw .malformed(.png, at: place)
      }
    }
  }
}
