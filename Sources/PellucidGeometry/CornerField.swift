// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The distance fields of single corners.
///
/// Points are relative to the corner of the box, with x and y growing outwards: `edge` is (0, 0) at the corner
/// and negative inside. Gradients have length 1, or 0 where the distance has no gradient.
enum CornerField {
  /// A signed distance, negative inside, and its gradient.
  typealias Value = (distance: Float, gradient: SIMD2<Float>)

  /// The length of a side that the continuous corner uses, per unit of radius.
  static var reachPerRadius: Float { 1.528665 }

  /// Returns the signed distance from the nearer side, the field of every corner outside its cell.
  @inline(__always)
  static func side(_ edge: SIMD2<Float>) -> Value {
    edge.x > edge.y ? (edge.x, SIMD2(1, 0)) : (edge.y, SIMD2(0, 1))
  }

  /// Returns the field of a circular corner, exact inside and outside.
  @inline(__always)
  static func circular(_ edge: SIMD2<Float>, radius: Float) -> Value {
    let inner = edge + radius
    guard inner.x > 0, inner.y > 0 else { return side(edge) }
    let length = dot(inner, inner).squareRoot()
    return (length - radius, inner / length)
  }

  /// Returns the field of the system's continuous corner, interpolated to its circular arc by `arcShare`; section
  /// 1 of the glass model.
  @inline(__always)
  static func continuous(_ edge: SIMD2<Float>, radius: Float, arcShare: Float) -> Value {
    guard radius > 0 else { return circular(edge, radius: 0) }
    guard arcShare < 1 else { return arc(edge, radius: radius) }
    var value = curve(edge, radius: radius)
    if arcShare > 0 {
      let arc = arc(edge, radius: radius)
      value.distance += (arc.distance - value.distance) * arcShare
      value.gradient += (arc.gradient - value.gradient) * arcShare
    }
    // On straight sides the gradient has length 1 exactly, so the square root is skipped.
    let isStraight = value.gradient.x == 0 && value.gradient.y == 1
    return isStraight ? value : (value.distance, normalized(value.gradient))
  }

  /// Returns R·(κ - 1) + min(max(q), 0) with κ = ℓ + 1 - 1/(1 - F) and F = t²·sat(ℓ)·P(t).
  ///
  /// R is the reach, ℓ and t are as in `ContinuousCorner`, and sat clamps to 0…1. Where one coordinate of the
  /// cell is 0, t is 0 and the sum is the distance from the nearer side. The gradient, not normalized, follows
  /// from dF = sat(ℓ)·(2tP + t²P')·dt + t²P·d sat(ℓ) and dt = (-t, 1)/max(c).
  @inline(__always)
  private static func curve(_ edge: SIMD2<Float>, radius: Float) -> Value {
    let reach = reachPerRadius * radius
    let inner = edge + reach
    guard inner.x > 0, inner.y > 0 else { return side(edge) }
    let isSteep = inner.y > inner.x
    let major = (isSteep ? inner.y : inner.x) / reach, minor = (isSteep ? inner.x : inner.y) / reach
    let length = (major * major + minor * minor).squareRoot()
    let t = minor / major
    let polynomial = 0.268531 + t * (1.26803 + t * (-3.64122 + t * (3.15601 - t * 0.926054)))
    let slope = 1.26803 + t * (-7.28244 + t * (9.46803 - t * 3.704216))
    let extent = min(length, 1)
    let factor = t * t * extent * polynomial
    let scale = 1 / (1 - factor)
    let byT = scale * scale * extent * t * (2 * polynomial + t * slope) / major
    let byLength = 1 - (length < 1 ? scale * scale * t * t * polynomial : 0)
    let alongMajor = byLength * major / length + byT * t
    let alongMinor = byLength * minor / length - byT
    return (
      reach * (length - scale), isSteep ? SIMD2(alongMinor, alongMajor) : SIMD2(alongMajor, alongMinor)
    )
  }

  /// Returns the circular arc in the same cell:
  /// K·radius·(.654166·|max(0, K·c - .528665)| + .345834 - 1) + min(max(q), 0).
  ///
  /// K is `reachPerRadius`, and c is as in `ContinuousCorner`. The field is constant, -radius, wherever the cell
  /// lies deeper than the arc's own square.
  @inline(__always)
  private static func arc(_ edge: SIMD2<Float>, radius: Float) -> Value {
    let inner = edge + radius
    if inner.x > 0, inner.y > 0 {
      let length = dot(inner, inner).squareRoot()
      return (length - radius, inner / length)
    }
    if inner.x > 0 || inner.y > 0 { return side(edge) }
    let nearest = side(edge + reachPerRadius * radius)
    return nearest.distance < 0 ? (nearest.distance - radius, nearest.gradient) : (-radius, SIMD2(0, 0))
  }
}
