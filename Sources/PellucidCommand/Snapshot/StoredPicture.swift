// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

extension RenderedPicture {
  /// The picture as its 8-bit PNG reads back, without making the file.
  var stored: PixelImage {
    let stride = 4 * image.width
    var row = [UInt8](repeating: 0, count: stride)
    var samples: [UInt16] = []
    samples.reserveCapacity(stride * image.height)
    for y in 0..<image.height {
      Dither.row(y, of: image, into: &row)
      for x in 0..<image.width { Self.append(row[4 * x..<4 * x + 4], to: &samples) }
    }
    return PixelImage(width: image.width, height: image.height, samples: samples)
  }

  /// The file holds straight samples: dividing and multiplying again does not always give the same.
  private static func append(_ pixel: ArraySlice<UInt8>, to samples: inout [UInt16]) {
    let first = pixel.startIndex
    let alpha = UInt16(pixel[first + 3])
    for lane in 0..<3 {
      let sample = pixel[first + lane]
      if alpha == 255 {
        samples.append(UInt16(sample) * 257)
      } else {
        let straight = UInt16(PNGWriter.divided(sample, by: alpha)) * 257
        samples.append(AlphaMultiplication.premultiplied(straight, alpha: alpha * 257))
      }
    }
    samples.append(alpha * 257)
  }
}
