// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The nearest place of an ellipse, by Newton's method on the equation of its normals.
///
/// With half axes a ≥ b and z = (x/a, y/b) in the first quadrant, the nearest place is
/// (a²·x/(s·b² + a²), y/(s + 1)) for the largest root s of (r·z.x/(s + r))² + (z.y/(s + 1))² = 1, r = (a/b)².
/// The left side falls and is convex right of -1, so that steps from a start left of the root never pass it.
/// Reference: D. Eberly, "Distance from a Point to an Ellipse, an Ellipsoid, or a Hyperellipsoid".
struct EllipseField {
  /// In double precision, because flat ellipses lose half the digits.
  private let longer: Double, shorter: Double
  private let isUpright: Bool

  init(half: SIMD2<Float>) {
    isUpright = half.y > half.x
    longer = Double(max(half.x, half.y))
    shorter = Double(min(half.x, half.y))
  }

  /// Distance and unit normal for a point of the first quadrant, relative to the centre.
  func value(at point: SIMD2<Float>) -> CornerField.Value {
    let x = Double(isUpright ? point.y : point.x), y = Double(isUpright ? point.x : point.y)
    let (nearX, nearY) = nearest(x, y)
    let (dx, dy) = (x - nearX, y - nearY)
    let length = (dx * dx + dy * dy).squareRoot()
    let (zx, zy) = (x / longer, y / shorter)
    let isInside = zx * zx + zy * zy < 1
    // The normal comes from the ellipse, not from the difference, which vanishes at the outline.
    let (nx, ny) = (nearX / longer * (shorter / longer), nearY / shorter)
    let norm = (nx * nx + ny * ny).squareRoot()
    let normal = SIMD2<Float>(Float(nx / norm), Float(ny / norm))
    return (
      Float(isInside ? -length : length), isUpright ? SIMD2(normal.y, normal.x) : normal
    )
  }

  private func nearest(_ x: Double, _ y: Double) -> (Double, Double) {
    let ratio = (longer / shorter) * (longer / shorter)
    let (zx, zy) = (x / longer, y / shorter)
    if zy <= 0 {
      // On the longer axis: between the centres of curvature the nearest place leaves the axis.
      let reach = longer * (1 - 1 / ratio)
      guard x < reach else { return (longer, 0) }
      let share = x / reach
      return (longer * share, shorter * (1 - share * share).squareRoot())
    }
    if zx <= 0 { return (0, shorter) }
    // Each term alone is 1 at its own start; the larger start is the nearer one left of the root.
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
