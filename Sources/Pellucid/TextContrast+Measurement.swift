// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidLegibility
import PellucidRaster

/// The foregrounds whose contrast is measured while drawing. Measuring takes time and never changes the picture.
package enum ContrastMeasuring: Hashable, Sendable {
  case texts
  /// Texts, symbols and template pictures, with the contrast at every pixel kept.
  case everyPixel
}

extension Rect {
  /// Creates the rectangle of pixels in points.
  init(_ pixels: PixelRect, scale: Double) {
    self.init(
      x: Double(pixels.minX) / scale, y: Double(pixels.minY) / scale, width: Double(pixels.width) / scale,
      height: Double(pixels.height) / scale)
  }
}

extension TextContrast {
  init(_ text: TextMeasurement, scale: Double) {
    self.init(
      id: text.id, source: text.source, lowest: text.lowest, fifthPercentile: text.fifthPercentile,
      lightness: text.lightness,
      at: Point(x: (Double(text.atX) + 0.5) / scale, y: (Double(text.atY) + 0.5) / scale),
      bounds: Rect(text.bounds, scale: scale), pixels: text.pixels)
  }
}
