// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

extension BackdropScope {
  static let options = [
    Grammar.Option(
      name: "--backdrop", values: ["PICTURE"],
      help: "a pair over the colours of a picture and their mixtures only", file: .isRead),
    Grammar.Option(
      name: "--luminance-below", values: ["0…1"],
      help: "a pair over backdrops of at most this relative luminance (WCAG) and their mixtures only"),
    Grammar.Option(
      name: "--luminance-above", values: ["0…1"], help: "the same of at least this relative luminance"),
  ]

  /// - Parameter gamut: The gamut of the traits, in which the picture is read.
  init(_ arguments: ParsedArguments, gamut: Gamut) throws(CommandError) {
    let most = try arguments.number("--luminance-below", in: 0...1)
    let least = try arguments.number("--luminance-above", in: 0...1)
    if let picture = arguments.text("--backdrop") {
      guard most == nil, least == nil else {
        throw .usage(
          "options exclude each other", "--backdrop and a luminance", "a picture's colours have theirs")
      }
      self = .picture(picture, colors: try Self.colors(of: picture, gamut))
      return
    }
    if let least, least > most ?? 1 {
      throw .usage(
        "no backdrop is left", "--luminance-above \(Figures.text(least))",
        "write less than --luminance-below")
    }
    self = least == nil && most == nil ? .every : .luminance(atLeast: least, atMost: most)
  }

  private static func colors(
    of path: String, _ gamut: Gamut
  ) throws(CommandError) -> PellucidLegibility.Backdrop {
    let image: PixelImage
    do { image = try ImageReader().read(path: path, gamut: gamut) } catch {
      throw CommandError(error, path: path)
    }
    guard image.isOpaque else {
      throw CommandError(.badInput, RunProblem.translucentPicture(path: path))
    }
    return PellucidLegibility.Backdrop(colorsOf: image)
  }
}
