// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// Gathers frames and writes them: side by side in one picture, or as an animation.
struct FrameSheet {
  private let path: String
  private let gamut: Gamut
  /// nil for a strip.
  private var animation: AnimationWriter?
  private var strip: FilmStrip

  init(_ motion: MotionDrawing, gamut: Gamut) {
    (path, self.gamut) = (motion.path, gamut)
    animation = motion.isAnimation ? AnimationWriter(gamut: gamut, frameDuration: motion.step) : nil
    strip = FilmStrip(count: motion.isAnimation ? 0 : motion.times.count)
  }

  /// One picture alone.
  init(path: String, gamut: Gamut) { (self.path, self.gamut, strip) = (path, gamut, FilmStrip(count: 1)) }

  mutating func add(_ image: PixelImage) throws(CommandError) {
    guard animation != nil else { return strip.add(image) }
    do { try animation?.add(image) } catch { throw CommandError(writing: path, error) }
  }

  mutating func finish() throws(CommandError) {
    do {
      try WholeFile.write(animation?.finish() ?? strip.file(gamut), to: path)
    } catch {
      throw CommandError(writing: path, error)
    }
  }
}
