// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidLegibility
import PellucidPlan

extension Backdrop {
  /// Creates the colours of an opaque picture, and their mixtures.
  package init(colorsOf image: PixelImage) {
    self = .colors(
      of: (0..<image.width * image.height).lazy.map { index in
        let pixel = SIMD4<Double>(image[index % image.width, index / image.width]) / 65535
        return GamutColor(red: pixel.x, green: pixel.y, blue: pixel.z)
      })
  }
}
