// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The values of the distance field at one pixel or at four.
struct GlassPoint<Number: Lanes>: Sendable {
  /// The signed distance to the outline, in pixels, negative inside.
  var distance: Number
  /// The outward normal, a unit vector.
  var x: Number, y: Number
  /// The reciprocal of the change of the distance from one pixel to the next, which is the width of antialiasing.
  var perWidth: Number

  /// The fraction of the pixel that lies inside the shape, 0…1.
  @inline(always)
  var coverage: Number { (0.5 - distance * perWidth).saturated }

  /// Returns the reciprocal of the antialiasing width: |∂d/∂x| + |∂d/∂y|. The change along y follows from the change
  /// along x, `across`, because the gradient of a distance field has length 1.
  @inline(always)
  static func perWidth(_ across: Number) -> Number {
    let rest = Number.greatest(1 - across * across, Number(repeating: 0)).root
    return 1 / (Number.greatest(across, 0 - across) + rest)
  }
}
