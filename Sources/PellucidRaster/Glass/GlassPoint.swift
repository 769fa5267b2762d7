// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// What the field holds at a pixel, or at four.
struct GlassPoint<Number: Lanes>: Sendable {
  /// Signed distance to the outline in pixels, negative inside.
  var distance: Number
  /// The direction away from the shape.
  var x: Number, y: Number
  /// How much the distance changes from one pixel to the next: what antialiasing is as wide as.
  var width: Number

  /// How much of the pixel lies inside.
  @inline(__always)
  var coverage: Number { (0.5 - distance / width).saturated }
}
