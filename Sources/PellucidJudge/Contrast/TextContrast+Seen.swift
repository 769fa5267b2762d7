// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidLegibility

extension TextContrast {
  /// Returns the contrast of the pixels that are seen beside and through what is drawn over a text; nil if none is.
  ///
  /// Under another text, a picture or a material a text does not count as seen. A fill tints it or hides it; where
  /// it is hidden, the picture is the same with it and without.
  ///
  /// - Parameter scale: Pixels per point of the picture whose pixels were kept.
  package func seen(under covers: [SceneForeground.Cover], scale: Double) -> TextContrast? {
    guard !covers.isEmpty else { return self }
    let seen = pixels.filter { pixel in
      let over = covers.filter { $0.reaches(pixel, scale: scale) }
      return over.isEmpty || (pixel.ratio > 1 && !over.contains { $0.hides })
    }
    guard let lowest = seen.min(by: { $0.ratio < $1.ratio }) else { return nil }
    var contrast = self
    contrast.pixels = seen
    contrast.lowest = lowest.ratio
    contrast.fifthPercentile = seen.map { $0.ratio }.sorted()[seen.count / 20]
    contrast.at = Point(x: (Double(lowest.x) + 0.5) / scale, y: (Double(lowest.y) + 0.5) / scale)
    return contrast
  }
}

extension SceneForeground.Cover {
  fileprivate func reaches(_ pixel: PixelContrast, scale: Double) -> Bool {
    let (left, top) = (Double(pixel.x) / scale, Double(pixel.y) / scale)
    let side = 1 / scale
    return extents.contains {
      left < $0.maxX && left + side > $0.minX && top < $0.maxY && top + side > $0.minY
    }
  }
}
