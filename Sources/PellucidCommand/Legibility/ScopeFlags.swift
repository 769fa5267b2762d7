// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// The flags that limit the backdrops over which a bound is proven; every backdrop without them.
struct ScopeFlags: Sendable {
  /// The path of a picture whose colours and their mixtures are the backdrops; nil if not given.
  private var picture: String?
  /// The largest and the least relative luminance of backdrops, 0…1; nil for no limit.
  private var most: Double?, least: Double?

  static var section: Section<ScopeFlags> {
    Section(
      .judging,
      .option(
        "--backdrop", \.picture, .input("PICTURE", ["png", "jpg", "jpeg", "webp"]),
        "over the colours of a picture and their mixtures only"),
      .option(
        "--luminance-below", \.most, .number("0…1", in: 0...1),
        "over backdrops of at most this relative luminance (WCAG) and their mixtures only"),
      .option(
        "--luminance-above", \.least, .number("0…1", in: 0...1),
        "over backdrops of at least this relative luminance and their mixtures only"))
  }

  /// Rejects a picture with limits of luminance, and limits that no backdrop meets.
  func check() throws(UsageProblem) {
    if picture != nil, most != nil { throw .excluding("--backdrop", "--luminance-below") }
    if picture != nil, least != nil { throw .excluding("--backdrop", "--luminance-above") }
    if let least, least > most ?? 1 { throw .noLuminanceLeft(atLeast: least) }
  }

  /// Returns the backdrops. Throws if the picture cannot be read or is translucent.
  ///
  /// - Parameter gamut: The colour space that the picture is converted to.
  func scope(_ gamut: Gamut) throws(CommandError) -> BackdropScope {
    guard let picture else {
      return least == nil && most == nil ? .every : .luminance(atLeast: least, atMost: most)
    }
    let image: PixelImage
    do { image = try ImageReader().read(path: picture, gamut: gamut) } catch {
      throw CommandError(error, path: picture)
    }
    guard image.isOpaque else {
      throw CommandError(.badInput, RunProblem.translucentPicture(path: picture))
    }
    return .picture(picture, colors: PellucidLegibility.Backdrop(colorsOf: image))
  }
}
