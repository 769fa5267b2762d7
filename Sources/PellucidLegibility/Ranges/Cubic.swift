// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A cubic polynomial of one parameter.
struct Cubic: Hashable, Sendable {
  let constant: Double, linear: Double, square: Double, cube: Double

  /// The polynomial of a cubic Bézier's four ordinates.
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

  /// The exact range: the values at both ends and where the slope is 0 between them.
  func range(over parameters: Interval) -> Interval {
    let first = value(at: parameters.low), last = value(at: parameters.high)
    var range = Interval(Swift.min(first, last), Swift.max(first, last))
    let (one, other) = turningPoints
    if one > parameters.low, one < parameters.high { range = range.union(Interval(value(at: one))) }
    if other > parameters.low, other < parameters.high { range = range.union(Interval(value(at: other))) }
    return range
  }

  /// The exact range of the slope, a parabola.
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

  /// Where the slope is 0, or near enough for a parabola that touches 0; otherwise points that do no harm.
  private var turningPoints: (Double, Double) {
    let (a, b, c) = (3 * cube, 2 * square, linear)
    guard a != 0 else { return b == 0 ? (0, 0) : (-c / b, -c / b) }
    let discriminant = b * b - 4 * a * c
    guard discriminant > 0 else { return (0, 0) }
    let root = discriminant.squareRoot()
    // The form that does not subtract near equals.
    let sum = -0.5 * (b + (b < 0 ? -root : root))
    return (sum / a, sum == 0 ? 0 : c / sum)
  }
}

extension Jet {
  /// The quantity, which must lie in 0…1, through a cubic.
  func through(_ cubic: Cubic) -> Jet {
    mapped(to: cubic.range(over: value), slope: cubic.slopeRange(over: value))
  }
}
