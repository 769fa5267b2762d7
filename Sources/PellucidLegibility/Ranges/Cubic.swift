// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A cubic polynomial in one parameter.
struct Cubic: Hashable, Sendable {
  let constant: Double, linear: Double, square: Double, cube: Double

  /// Creates the polynomial of a cubic Bézier curve from its four ordinates.
  init(ordinates: SIMD4<Float>) {
    let (a, b, c, d) = (
      Double(ordinates.x), Double(ordinates.y), Double(ordinates.z), Double(ordinates.w)
    )
    (constant, linear, square, cube) = (a, 3 * (b - a), 3 * (c - 2 * b + a), d - 3 * c + 3 * b - a)
  }

  func value(at parameter: Double) -> Double {
    ((cube * parameter + square) * parameter + linear) * parameter + constant
  }

  func slope(at parameter: Double) -> Double {
    (3 * cube * parameter + 2 * square) * parameter + linear
  }

  /// Returns the exact range: the values at both ends and at the extrema between them.
  func range(over parameters: Interval) -> Interval {
    let first = value(at: parameters.low), last = value(at: parameters.high)
    var range = Interval(Swift.min(first, last), Swift.max(first, last))
    let (one, other) = turningPoints
    if one > parameters.low, one < parameters.high { range = range.union(Interval(value(at: one))) }
    if other > parameters.low, other < parameters.high { range = range.union(Interval(value(at: other))) }
    return range
  }

  /// Returns the exact range of the slope, which is a parabola.
  func slopeRange(over parameters: Interval) -> Interval {
    let first = slope(at: parameters.low), last = slope(at: parameters.high)
    var range = Interval(Swift.min(first, last), Swift.max(first, last))
    guard cube != 0 else { return range }
    let vertex = -square / (3 * cube)
    if vertex > parameters.low, vertex < parameters.high {
      range = range.union(Interval(slope(at: vertex)))
    }
    return range
  }

  /// The parameters where the slope is 0.
  ///
  /// If the slope has no sign change, the results are arbitrary points, which are harmless: `range(over:)` uses
  /// only those inside its interval, whose values belong to the range.
  private var turningPoints: (Double, Double) {
    let (a, b, c) = (3 * cube, 2 * square, linear)
    guard a != 0 else { return b == 0 ? (0, 0) : (-c / b, -c / b) }
    let discriminant = b * b - 4 * a * c
    guard discriminant > 0 else { return (0, 0) }
    let root = discriminant.squareRoot()
    // This form of the quadratic formula avoids the cancellation of nearly equal terms.
    let sum = -0.5 * (b + (b < 0 ? -root : root))
    return (sum / a, sum == 0 ? 0 : c / sum)
  }
}

extension Jet {
  /// Returns the cubic of the quantity, which must lie in 0…1.
  func through(_ cubic: Cubic) -> Jet {
    mapped(to: cubic.range(over: value), slope: cubic.slopeRange(over: value))
  }
}
