// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// Which backdrops a pair is judged over: all, the colours of a picture, or those of some luminances. Mixtures of them
/// count too, since a material blurs.
struct BackdropArgument: Hashable, Sendable {
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

  var backdrop: PellucidLegibility.Backdrop
  /// "every backdrop", "every backdrop of a luminance of at most 0.2".
  var text: String

  static let every = BackdropArgument(backdrop: .anything, text: "every backdrop")

  /// Whether it is not every backdrop.
  var isLimited: Bool { backdrop != .anything }

  /// - Parameter gamut: Of the traits, in which the picture is read.
  init(_ arguments: ParsedArguments, gamut: Gamut) throws(CommandError) {
    let below = try arguments.number("--luminance-below", in: 0...1)
    let above = try arguments.number("--luminance-above", in: 0...1)
    if let picture = arguments.text("--backdrop") {
      guard below == nil, above == nil else {
        throw .usage(
          "options exclude each other", "--backdrop and a luminance", "a picture's colours have theirs")
      }
      self.init(
        backdrop: try Self.colors(of: picture, gamut), text: "every mixture of the colours of \(picture)")
      return
    }
    guard below != nil || above != nil else {
      self = .every
      return
    }
    let (least, most) = (above ?? 0, below ?? 1)
    guard least <= most else {
      throw .usage(
        "no backdrop is left", "--luminance-above \(Figures.text(least))",
        "write less than --luminance-below")
    }
    let limits = [
      above.map { "at least " + Figures.text($0) }, below.map { "at most " + Figures.text($0) },
    ].compactMap(\.self).joined(separator: " and ")
    self.init(backdrop: .luminance(least...most), text: "every backdrop of a luminance of " + limits)
  }

  private init(backdrop: PellucidLegibility.Backdrop, text: String) {
    (self.backdrop, self.text) = (backdrop, text)
  }

  private static func colors(
    of path: String, _ gamut: Gamut
  ) throws(CommandError) -> PellucidLegibility.Backdrop {
    let image: PixelImage
    do {
      image = try ImageReader().read(path: path, gamut: gamut)
    } catch {
      throw CommandError(error, path: path)
    }
    guard image.isOpaque else {
      throw CommandError(
        .badInput, "the picture lets through what is behind it", path, "write an opaque picture")
    }
    return PellucidLegibility.Backdrop(colorsOf: image)
  }
}

extension PellucidLegibility.Backdrop {
  /// The colours of an opaque picture, and their mixtures.
  init(colorsOf image: PixelImage) {
    self = .colors(
      of: (0..<image.width * image.height).lazy.map { index in
        let pixel = SIMD4<Double>(image[index % image.width, index / image.width]) / 65535
        return GamutColor(red: pixel.x, green: pixel.y, blue: pixel.z)
      })
  }
}
