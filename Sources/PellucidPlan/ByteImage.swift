// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A picture with 8 bits per sample, as window buffers hold it: premultiplied, encoded RGBA in the gamut of the scene,
/// row by row from the top without gaps. Files and the `ImageData` of web pages hold straight colours instead.
package struct ByteImage: Hashable, Sendable {
  /// The size in pixels, at least 1 per axis.
  package let width: Int, height: Int
  /// The samples, 0…255 each, with red, green and blue multiplied by alpha; `4 · width · height` samples.
  package var samples: [UInt8]

  /// A Boolean value that is true where the number of samples matches the size.
  package var isComplete: Bool { samples.count == 4 * width * height }

  /// Creates a picture from `4 · width · height` premultiplied samples.
  package init(width: Int, height: Int, samples: [UInt8]) {
    precondition(width > 0 && height > 0, "a picture has at least one pixel")
    precondition(samples.count == 4 * width * height, "four samples per pixel")
    (self.width, self.height, self.samples) = (width, height, samples)
  }

  /// Creates a fully transparent picture.
  package init(width: Int, height: Int) {
    self.init(width: width, height: height, samples: [UInt8](repeating: 0, count: 4 * width * height))
  }
}

extension PixelImage {
  /// Creates a picture of the same colours: every sample becomes the same fraction of the 16-bit range.
  package init(_ image: ByteImage) {
    self.init(width: image.width, height: image.height, samples: image.samples.map { UInt16($0) * 257 })
  }
}
