// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry

/// A place whose brightness decides how glass there is drawn.
public struct GlassProbe: Hashable, Sendable {
  /// The layer's id, or its path.
  public var layer: String
  /// In the scene's points; what lies below the glass here is looked at.
  public var bounds: Rect

  public init(layer: String, bounds: Rect) { (self.layer, self.bounds) = (layer, bounds) }
}

/// What was seen behind one piece of glass.
public struct GlassBackdrop: Hashable, Sendable {
  /// Mean Rec. 709 luma of the encoded colours, 0…1.
  public var luminance: Double
  /// Standard deviation of that luma over the place, 0…0.5.
  public var deviation: Double
  /// What the glass was before; between the two thresholds it stays that.
  public var previous: Appearance?

  public init(luminance: Double, deviation: Double = 0, previous: Appearance? = nil) {
    (self.luminance, self.deviation, self.previous) = (luminance, deviation, previous)
  }

  /// Whether both numbers are numbers.
  var isUsable: Bool { luminance.isFinite && deviation.isFinite }
}
