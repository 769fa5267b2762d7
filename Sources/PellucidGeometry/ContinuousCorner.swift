// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A corner whose curvature grows gradually: the zero contour of the corner's distance field.
///
/// The cell is a square of side `reach = 1.528665·radius` at the corner. With c the position in the cell (0 at
/// its inner corner, 1 at the sides of the box), ℓ = |c| and t = min(c)/max(c), the contour is
/// ℓ·(1 - t²·P(t)) = 1. Where a side is too short for the reach of its two corners, a circular arc replaces the
/// curve; in the same cell the arc is |max(0, 1.528665·c - 0.528665)| = 1, and `arcShare` interpolates between the
/// two fields. Sources S3, S5, S6 of the glass model, measured; that a corner takes the larger share of its two
/// sides is inferred from "a capsule is exactly a plain arc".
struct ContinuousCorner: Hashable {
  /// The length of a side that the curve uses, per unit of radius.
  static var reachPerRadius: Double { 1.528665 }

  /// The radius of the circular arc that the curve approximates.
  var radius: Double
  /// The interpolation from the continuous curve (0) to the circular arc (1).
  var arcShare: Double

  /// The length that the curve uses of each of its sides.
  var reach: Double { Self.reachPerRadius * radius }

  /// Returns the arc share that a side of `halfLength` gives to its corners of `radius`, before the radius is clamped.
  ///
  /// The share is 0 where half the side has room for `reach`, and 1 where it has room for the radius only.
  static func arcShare(halfLength: Double, radius: Double) -> Double {
    guard radius > 0 else { return 0 }
    return min(max((reachPerRadius - halfLength / radius) / (reachPerRadius - 1), 0), 1)
  }

  /// Half of the curve as distances from the two sides: `along` falls from `reach` to the diagonal while `inset`
  /// grows from 0.
  ///
  /// The other half of the corner is the mirror image. The curve has at least 32 steps, and more for large radii.
  var half: [(along: Double, inset: Double)] {
    guard radius > 0 else { return [(0, 0)] }
    let steps = Int(min(max((13 * radius.squareRoot()).rounded(.up), 32), 512))
    return (0...steps).map { step in
      let slope = Double(step) / Double(steps)
      let length = contourLength(slope: slope)
      let major = length / (1 + slope * slope).squareRoot()
      return (reach * (1 - major * slope), reach * max(0, 1 - major))
    }
  }

  /// Returns ℓ on the zero contour along the ray t = `slope`: in closed form for the pure curve, by bisection for
  /// a mixture.
  func contourLength(slope t: Double) -> Double {
    let polynomial = 0.268531 + t * (1.26803 + t * (-3.64122 + t * (3.15601 - t * 0.926054)))
    let factor = t * t * polynomial
    let continuous = 1 / (1 - factor)
    guard arcShare > 0 else { return continuous }
    let unit = (1 + t * t).squareRoot()
    func value(_ length: Double) -> Double {
      let smooth = length + 1 - 1 / (1 - factor * min(length, 1))
      let major = max(0, Self.reachPerRadius * length / unit - 0.528665)
      let minor = max(0, Self.reachPerRadius * length * t / unit - 0.528665)
      let arc = 0.654166 * (major * major + minor * minor).squareRoot() + 0.345834
      return smooth + (arc - smooth) * arcShare
    }
    var low = 0.9, high = 1.3
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if value(middle) < 1 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
