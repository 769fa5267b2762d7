// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// One corner whose curvature grows gradually, as the zero contour of the corner's distance field.
///
/// The cell is a square of side `reach = 1.528665·radius` at the corner. With c the position in it (0 at the
/// inner corner, 1 at the sides), ℓ = |c| and t = min(c)/max(c), the contour is ℓ·(1 - t²·P(t)) = 1. The arc
/// that replaces it where room runs out is |max(0, 1.528665·c - 0.528665)| = 1 in the same cell; `arcShare`
/// mixes the two fields. Source S3, S5, S6 of the glass model, measured; that the larger share of a corner's
/// two sides counts is inferred from "a capsule is exactly a plain arc".
struct ContinuousCorner: Hashable {
  /// How much further than the radius the curve reaches along each side.
  static var reachPerRadius: Double { 1.528665 }

  var radius: Double
  /// 0 is the continuous curve, 1 the arc.
  var arcShare: Double

  /// Length of side that the curve uses.
  var reach: Double { Self.reachPerRadius * radius }

  /// The share of the arc on a side of `halfLength` whose corners have `radius`, neither clamped before.
  static func arcShare(halfLength: Double, radius: Double) -> Double {
    guard radius > 0 else { return 0 }
    return min(max((reachPerRadius - halfLength / radius) / (reachPerRadius - 1), 0), 1)
  }

  /// Distances from the two sides, `along` falling from `reach` to the diagonal, `inset` growing from 0.
  ///
  /// The other half of the corner is the mirror image. At least 32 steps, more for large radii.
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

  /// ℓ on the zero contour along the ray t = `slope`.
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
