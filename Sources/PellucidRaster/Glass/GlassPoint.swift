// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The numbers of the field at a pixel, or at four.
struct GlassPoint<Number: Lanes>: Sendable {
  /// Signed distance to the outline in pixels, negative inside.
  var distance: Number
  /// The direction away from the shape.
  var x: Number, y: Number
  /// One over how much the distance changes from one pixel to the next, what antialiasing is as wide as.
  var perWidth: Number

  /// The part of the pixel that lies inside.
  @inline(always)
  var coverage: Number { (0.5 - distance * perWidth).saturated }

  /// The width is the sum of the changes along both axes. From the one along x, because distances change by one per
  /// pixel of the way.
  @inline(always)
  static func perWidth(_ across: Number) -> Number {
    let rest = Number.greatest(1 - across * across, Number(repeating: 0)).root
    return 1 / (Number.greatest(across, 0 - across) + rest)
  }
}
