// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// A picture in memory: premultiplied, encoded RGBA with 16 bits per sample, y down.
///
/// The colour space is the gamut of the scene (sRGB or Display P3, both with the sRGB curve). The code that creates a
/// picture converts it to this gamut.
///
///     samples: | R G B A | R G B A | …   row 0, then row 1, without gaps
package struct PixelImage: Hashable, Sendable {
  /// The size in pixels, at least 1 per axis.
  package let width: Int, height: Int
  /// The samples, 0…65535 each, with red, green and blue multiplied by alpha; `4 · width · height` samples.
  package var samples: [UInt16]

  /// Creates a picture from `4 · width · height` premultiplied samples.
  package init(width: Int, height: Int, samples: [UInt16]) {
    precondition(width > 0 && height > 0, "a picture has at least one pixel")
    precondition(samples.count == 4 * width * height, "four samples per pixel")
    (self.width, self.height, self.samples) = (width, height, samples)
  }

  /// Creates a fully transparent picture.
  package init(width: Int, height: Int) {
    self.init(
      width: width, height: height, samples: [UInt16](repeating: 0, count: 4 * width * height))
  }

  /// The premultiplied samples of one pixel: red, green, blue, alpha in lanes 0…3.
  package subscript(x: Int, y: Int) -> SIMD4<UInt16> {
    get {
      let first = index(x, y)
      return SIMD4(samples[first], samples[first + 1], samples[first + 2], samples[first + 3])
    }
    set {
      let first = index(x, y)
      for lane in 0..<4 { samples[first + lane] = newValue[lane] }
    }
  }

  /// Returns the colour of one pixel with components in 0…1. The caller states the space of the picture.
  package func premultiplied<Space>(x: Int, y: Int, in space: Space.Type) -> Premultiplied<Space> {
    let pixel = SIMD4<Float>(self[x, y]) / 65535
    return Premultiplied(red: pixel.x, green: pixel.y, blue: pixel.z, alpha: pixel.w)
  }

  /// Returns the colour of one pixel divided by its alpha; transparent pixels stay transparent black.
  package func straight<Space>(x: Int, y: Int, in space: Space.Type) -> Straight<Space> {
    premultiplied(x: x, y: y, in: space).straight
  }

  /// A Boolean value that is true where every pixel has full alpha. Reads the whole picture.
  package var isOpaque: Bool {
    for pixel in 0..<(width * height) where samples[4 * pixel + 3] != 65535 { return false }
    return true
  }

  /// Returns the index of a pixel's first sample.
  private func index(_ x: Int, _ y: Int) -> Int {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "a pixel inside the picture")
    return 4 * (y * width + x)
  }
}

/// The exactly rounded conversion between straight and premultiplied 16-bit samples.
package enum AlphaMultiplication {
  /// Returns `sample · alpha / 65535`, rounded to nearest; 65535 is odd, so there are no ties.
  @inlinable package static func premultiplied(_ sample: UInt16, alpha: UInt16) -> UInt16 {
    // 65535² + 32767 still fits 32 bits.
    UInt16(truncatingIfNeeded: (UInt32(sample) * UInt32(alpha) + 32767) / 65535)
  }

  /// Returns `sample · 65535 / alpha`, rounded to nearest with halves up, at most 65535, or 0 where alpha is 0.
  @inlinable package static func straight(_ sample: UInt16, alpha: UInt16) -> UInt16 {
    guard alpha > 0 else { return 0 }
    if sample >= alpha { return 65535 }
    return UInt16(
      truncatingIfNeeded: (UInt32(sample) * 65535 + UInt32(alpha) / 2) / UInt32(alpha))
  }
}
