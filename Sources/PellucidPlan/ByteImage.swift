// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A picture of 8 bits a sample, as the buffers of windows hold it: premultiplied, gamma-encoded RGBA in the gamut it was
/// drawn for, row by row from the top without gaps. Files and the `ImageData` of pages hold straight colours instead.
package struct ByteImage: Hashable, Sendable {
  /// Size in pixels, each at least 1.
  package let width: Int, height: Int
  /// 0…255 each, red, green and blue already multiplied by alpha; `4 · width · height` samples.
  package var samples: [UInt8]

  /// A Boolean value that is true where there are as many samples as its size asks for.
  package var isComplete: Bool { samples.count == 4 * width * height }

  /// A picture from its samples, which must be `4 · width · height` and premultiplied.
  package init(width: Int, height: Int, samples: [UInt8]) {
    precondition(width > 0 && height > 0, "a picture has at least one pixel")
    precondition(samples.count == 4 * width * height, "four samples per pixel")
    (self.width, self.height, self.samples) = (width, height, samples)
  }

  /// A fully transparent picture.
  package init(width: Int, height: Int) {
    self.init(width: width, height: height, samples: [UInt8](repeating: 0, count: 4 * width * height))
  }
}

extension PixelImage {
  /// Creates a picture of the same colours: every sample is the same part of the whole range.
  package init(_ image: ByteImage) {
    self.init(width: image.width, height: image.height, samples: image.samples.map { UInt16($0) * 257 })
  }
}
