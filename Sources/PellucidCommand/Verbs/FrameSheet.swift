// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// Gathers frames and writes them: side by side in one picture, or as an animation.
struct FrameSheet {
  private let path: String
  private let gamut: Gamut
  /// nil for a strip.
  private var animation: AnimationWriter?
  private var strip: Strip

  init(_ motion: MotionDrawing, gamut: Gamut) {
    (path, self.gamut) = (motion.path, gamut)
    animation = motion.isAnimation ? AnimationWriter(gamut: gamut, frameDuration: motion.step) : nil
    strip = Strip(count: motion.isAnimation ? 0 : motion.times.count)
  }

  /// One picture alone.
  init(path: String, gamut: Gamut) { (self.path, self.gamut, strip) = (path, gamut, Strip(count: 1)) }

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

/// Pictures of one size, from left to right.
private struct Strip {
  let count: Int
  private var width = 0, height = 0, index = 0
  private var samples: [UInt16] = []

  init(count: Int) { self.count = count }

  mutating func add(_ image: PixelImage) {
    defer { index += 1 }
    let stride = 4 * image.width
    if samples.isEmpty {
      (width, height) = (count * image.width, image.height)
      samples = [UInt16](repeating: 0, count: 4 * width * height)
    }
    for y in 0..<image.height {
      let target = y * 4 * width + index * stride
      samples.replaceSubrange(target..<target + stride, with: image.samples[y * stride..<(y + 1) * stride])
    }
  }

  func file(_ gamut: Gamut) throws(PNGWritingError) -> [UInt8] {
    let image = PixelImage(width: width, height: height, samples: samples)
    return try PNGWriter(gamut: gamut).encode(width: width, height: height, alpha: .premultiplied) { y, row in
      Dither.row(y, of: image, into: &row)
    }
  }
}
