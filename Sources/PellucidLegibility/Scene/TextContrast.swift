// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry

/// The contrast of one text, symbol or template picture, measured on the drawn pixels.
public struct TextContrast: Hashable, Sendable {
  /// The id of the layer, or its key path, such as `desktop[0].layers[1]`, if it has none.
  public var id: String
  /// The index of the resource in the resolved scene.
  package var source: Int
  /// The lowest WCAG contrast ratio, 1…21, over the pixels that the text covers by at least half.
  public var lowest: Double
  /// The WCAG contrast ratio that 5 % of the text's pixels fall below.
  package var fifthPercentile: Double
  /// The lightness contrast Lc of APCA at the pixel with the lowest ratio, −108…108: information beside the ratio. It
  /// is nil where that pixel is hidden.
  package var lightness: Double?
  /// The middle of the pixel with the lowest ratio, in points of the scene.
  public var at: Point
  /// The smallest rectangle around the pixels that were compared, in points of the scene.
  public var bounds: Rect
  /// The compared pixels, in pixels of the picture, if they were requested.
  package var pixels: [PixelContrast]

  package init(
    id: String, source: Int, lowest: Double, fifthPercentile: Double, lightness: Double?, at: Point,
    bounds: Rect,
    pixels: [PixelContrast] = []
  ) {
    (self.id, self.source, self.lowest, self.fifthPercentile) = (id, source, lowest, fifthPercentile)
    (self.lightness, self.at, self.bounds, self.pixels) = (lightness, at, bounds, pixels)
  }
}

/// The scene of a series in which a text or symbol has its lowest contrast.
package struct LowestContrast: Hashable, Sendable {
  /// The number of the scene; the first of several with the same contrast.
  package var scene: Int
  package var contrast: TextContrast

  /// The number of scenes that were measured, and of those with less contrast than is required.
  package var measured: Int, below: Int

  /// Creates the contrast in one scene.
  package init(scene: Int, contrast: TextContrast, required: Double) {
    (self.scene, self.contrast) = (scene, contrast)
    (measured, below) = (1, contrast.lowest < required ? 1 : 0)
  }

  /// Returns the lower contrast of both, over the scenes of both; the result does not depend on their order.
  package func joined(with other: Self) -> Self {
    var lowest = (other.contrast.lowest, other.scene) < (contrast.lowest, scene) ? other : self
    (lowest.measured, lowest.below) = (measured + other.measured, below + other.below)
    return lowest
  }
}
