// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidHost
import PellucidPlan
import PellucidRaster

/// Pictures of one size, side by side from left to right.
package struct FilmStrip {
  /// The number of pictures.
  package let count: Int
  private var width = 0, height = 0, index = 0
  private var samples: [UInt16] = []

  package init(count: Int) { self.count = count }

  /// Adds the next picture.
  package mutating func add(_ image: PixelImage) {
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

  /// Returns the strip as a PNG.
  package func file(_ gamut: Gamut) throws(PNGWritingError) -> [UInt8] {
    let image = PixelImage(width: width, height: height, samples: samples)
    return try PNGWriter(gamut: gamut).encode(width: width, height: height, alpha: .premultiplied) { y, row in
      Dither.row(y, of: image, into: &row)
    }
  }
}
