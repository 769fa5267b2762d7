// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidRaster

/// The contrast of one text, symbol or template picture, measured on the drawn pixels.
public struct TextContrast: Hashable, Sendable {
  /// The layer's id; empty if it has none.
  public var id: String
  /// Index of its resource in the resolved scene.
  public var source: Int
  /// The lowest WCAG ratio, 1…21, and the one that 5 % of the text's pixels fall below.
  public var lowest: Double, fifthPercentile: Double
  /// Where the lowest is, in points.
  public var at: Point
  /// What holds its ink, in points.
  public var bounds: Rect
  /// Every pixel that was compared, in pixels of the picture, where they were asked for.
  public var pixels: [PixelContrast] = []
}

/// Whose contrast is measured while drawing. It never changes the picture, but takes time.
public enum ContrastMeasuring: Hashable, Sendable {
  case texts
  /// Symbols and template pictures too, and what was found at every pixel is kept.
  case everyPixel
}

extension Rect {
  /// Pixels in points.
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
      at: Point(x: (Double(text.atX) + 0.5) / scale, y: (Double(text.atY) + 0.5) / scale),
      bounds: Rect(text.bounds, scale: scale), pixels: text.pixels)
  }
}
