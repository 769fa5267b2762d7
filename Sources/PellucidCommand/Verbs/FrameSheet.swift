// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// A collector of frames, which writes them side by side in one picture or as an animation.
struct FrameSheet {
  private let path: String
  private let gamut: Gamut
  /// The animation; nil for a strip.
  private var animation: AnimationWriter?
  /// The frames side by side; unused for an animation.
  private var strip: FilmStrip

  /// Creates an empty sheet for the frames of a motion.
  init(_ motion: MotionDrawing, gamut: Gamut) {
    (path, self.gamut) = (motion.path, gamut)
    animation = motion.isAnimation ? AnimationWriter(gamut: gamut, frameDuration: motion.step) : nil
    strip = FilmStrip(count: motion.isAnimation ? 0 : motion.times.count)
  }

  /// Creates an empty sheet for a single picture.
  init(path: String, gamut: Gamut) { (self.path, self.gamut, strip) = (path, gamut, FilmStrip(count: 1)) }

  /// Adds the next frame. Throws if an animation cannot hold it.
  mutating func add(_ image: PixelImage) throws(CommandError) {
    guard animation != nil else { return strip.add(image) }
    do { try animation?.add(image) } catch { throw CommandError(writing: path, error) }
  }

  /// Writes the file, or throws if that is not possible.
  mutating func finish() throws(CommandError) {
    do {
      try WholeFile.write(animation?.finish() ?? strip.file(gamut), to: path)
    } catch {
      throw CommandError(writing: path, error)
    }
  }
}
