// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidLegibility

extension TextContrast {
  /// Returns the contrast of the pixels that are visible beside and through the drawing above a text; nil if none
  /// is.
  ///
  /// Text below another text, a picture or a material does not count as visible. A fill either tints the text or
  /// hides it; pixels that it hides have the ratio 1, because the picture is the same with the text and without.
  ///
  /// - Parameter scale: The number of pixels per point of the measured picture.
  package func seen(under covers: [SceneForeground.Cover], scale: Double) -> TextContrast? {
    guard !covers.isEmpty else { return self }
    let seen = pixels.filter { pixel in
      let over = covers.filter { $0.reaches(pixel, scale: scale) }
      return over.isEmpty || (pixel.ratio > 1 && !over.contains { $0.hides })
    }
    guard let lowest = seen.min(by: { $0.ratio < $1.ratio }) else { return nil }
    var contrast = self
    contrast.pixels = seen
    if lowest.ratio != self.lowest { contrast.lightness = nil }
    contrast.lowest = lowest.ratio
    contrast.fifthPercentile = seen.map { $0.ratio }.sorted()[seen.count / 20]
    contrast.at = Point(x: (Double(lowest.x) + 0.5) / scale, y: (Double(lowest.y) + 0.5) / scale)
    return contrast
  }
}

extension SceneForeground.Cover {
  /// Returns whether the cover overlaps a pixel.
  fileprivate func reaches(_ pixel: PixelContrast, scale: Double) -> Bool {
    let (left, top) = (Double(pixel.x) / scale, Double(pixel.y) / scale)
    let side = 1 / scale
    return extents.contains {
      left < $0.maxX && left + side > $0.minX && top < $0.maxY && top + side > $0.minY
    }
  }
}
