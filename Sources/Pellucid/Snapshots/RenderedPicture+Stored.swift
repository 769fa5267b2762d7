// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidHost
import PellucidPlan
import PellucidRaster

extension RenderedPicture {
  /// Creates a picture of pixels, of which nothing was measured.
  package init(_ image: PixelImage, in gamut: Gamut) { self.init(image: image, gamut: gamut) }

  /// The picture as decoded from its 8-bit PNG, computed without making the file.
  package var stored: PixelImage {
    let stride = 4 * image.width
    var row = [UInt8](repeating: 0, count: stride)
    var samples = [UInt16](repeating: 0, count: stride * image.height)
    for y in 0..<image.height {
      Dither.row(y, of: image, into: &row)
      for first in Swift.stride(from: 0, to: stride, by: 4) {
        Self.store(row, first, into: &samples, at: y * stride + first)
      }
    }
    return PixelImage(width: image.width, height: image.height, samples: samples)
  }

  /// The file holds straight samples; dividing by alpha and multiplying again does not always restore the premultiplied
  /// sample.
  @inline(__always)
  private static func store(_ row: [UInt8], _ first: Int, into samples: inout [UInt16], at place: Int) {
    let alpha = UInt16(row[first + 3])
    for lane in 0..<3 {
      let sample = row[first + lane]
      if alpha == 255 {
        samples[place + lane] = UInt16(sample) * 257
      } else {
        let straight = UInt16(PNGWriter.divided(sample, by: alpha)) * 257
        samples[place + lane] = AlphaMultiplication.premultiplied(straight, alpha: alpha * 257)
      }
    }
    samples[place + 3] = alpha * 257
  }
}
