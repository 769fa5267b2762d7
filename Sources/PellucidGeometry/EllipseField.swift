// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The distance field of an ellipse, by Newton's method on the equation of the nearest point.
///
/// With half axes a ≥ b and z = (x/a, y/b) in the first quadrant, the nearest point is
/// (a²·x/(s·b² + a²), y/(s + 1)) for the largest root s of (r·z.x/(s + r))² + (z.y/(s + 1))² = 1, r = (a/b)².
/// The left side is decreasing and convex right of -1, so that Newton steps from a start left of the root never
/// overshoot it.
/// Reference: D. Eberly, "Distance from a Point to an Ellipse, an Ellipsoid, or a Hyperellipsoid".
struct EllipseField {
  /// The half axes, in double precision because flat ellipses lose half of the digits.
  private let longer: Double, shorter: Double
  /// A Boolean value indicating whether the longer axis is vertical.
  private let isUpright: Bool

  init(half: SIMD2<Float>) {
    isUpright = half.y > half.x
    longer = Double(max(half.x, half.y))
    shorter = Double(min(half.x, half.y))
  }

  /// Returns distance and unit normal for a point of the first quadrant, relative to the centre.
  func value(at point: SIMD2<Float>) -> CornerField.Value {
    let x = Double(isUpright ? point.y : point.x), y = Double(isUpright ? point.x : point.y)
    let (nearX, nearY) = nearest(x, y)
    let (dx, dy) = (x - nearX, y - nearY)
    let length = (dx * dx + dy * dy).squareRoot()
    let (zx, zy) = (x / longer, y / shorter)
    let isInside = zx * zx + zy * zy < 1
    // The normal is computed from the ellipse, because the difference of the points vanishes at the outline.
    let (nx, ny) = (nearX / longer * (shorter / longer), nearY / shorter)
    let norm = (nx * nx + ny * ny).squareRoot()
    let normal = SIMD2<Float>(Float(nx / norm), Float(ny / norm))
    return (
      Float(isInside ? -length : length), isUpright ? SIMD2(normal.y, normal.x) : normal
    )
  }

  /// Returns the point of the ellipse nearest to (x, y), with x along the longer axis.
  private func nearest(_ x: Double, _ y: Double) -> (Double, Double) {
    let ratio = (longer / shorter) * (longer / shorter)
    let (zx, zy) = (x / longer, y / shorter)
    if zy <= 0 {
      // On the longer axis: between the centres of curvature the nearest point is off the axis.
      let reach = longer * (1 - 1 / ratio)
      guard x < reach else { return (longer, 0) }
      let share = x / reach
      return (longer * share, shorter * (1 - share * share).squareRoot())
    }
    if zx <= 0 { return (0, shorter) }
    // Each term alone reaches 1 at its own start; the larger start is nearer to the root and still left of it.
    var root = max(zy, ratio * (zx - 1) + 1) - 1
    for _ in 0..<64 {
      let a = ratio * zx / (root + ratio), b = zy / (root + 1)
      let excess = a * a + b * b - 1
      let slope = 2 * (a * a / (root + ratio) + b * b / (root + 1))
      let step = excess / slope
      root += step
      if step <= 1e-13 * (1 + root) { break }
    }
    return (ratio * x / (root + ratio), y / (root + 1))
  }
}
