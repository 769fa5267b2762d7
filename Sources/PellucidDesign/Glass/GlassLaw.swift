// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A law for one number of the look: a function of the shorter side of a shape, in points. Most laws are constant.
package enum GlassLaw: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  case constant(Double)
  /// The size times `slope`, clamped to `low`…`high`.
  case scaled(slope: Double, low: Double, high: Double)
  /// 0 up to a size; beyond it the size times `slope`, at most `high`.
  case above(size: Double, slope: Double, high: Double)
  /// A polyline through (size, value) points, which ascend in size; constant outside.
  case through([SIMD2<Double>])

  package init(floatLiteral value: Double) { self = .constant(value) }
  package init(integerLiteral value: Int) { self = .constant(Double(value)) }

  /// Returns a law proportional to the size.
  static func scaled(_ slope: Double) -> GlassLaw {
    .scaled(slope: slope, low: -.infinity, high: .infinity)
  }

  /// Returns a law proportional to the size, with a least value.
  static func scaled(_ slope: Double, atLeast low: Double) -> GlassLaw {
    .scaled(slope: slope, low: low, high: .infinity)
  }

  /// Returns a law proportional to the size, with a greatest value.
  static func scaled(_ slope: Double, atMost high: Double) -> GlassLaw {
    .scaled(slope: slope, low: -.infinity, high: high)
  }

  /// Returns a law with `first` up to the size `start`, `last` from the size `end`, and a straight line between.
  static func ramp(_ start: Double, _ first: Double, _ end: Double, _ last: Double) -> GlassLaw {
    .through([SIMD2(start, first), SIMD2(end, last)])
  }

  /// Returns the value for a shape whose shorter side is `size` points.
  package func value(at size: Double) -> Double {
    switch self {
    case .constant(let value): value
    case .scaled(let slope, let low, let high): min(max(slope * size, low), high)
    case .above(let start, let slope, let high): size <= start ? 0 : min(slope * size, high)
    case .through(let points): Piecewise.value(points, at: size)
    }
  }
}

/// Functions through points.
package enum Piecewise {
  /// Returns the ordinate at `x` of the polyline through `points`, which ascend in x; constant outside, 0 without points.
  package static func value(_ points: [SIMD2<Double>], at x: Double) -> Double {
    guard var last = points.first else { return 0 }
    guard x > last.x else { return last.y }
    for point in points.dropFirst() {
      if x < point.x { return last.y + (point.y - last.y) * ((x - last.x) / (point.x - last.x)) }
      last = point
    }
    return last.y
  }

  /// Returns the ordinate at `x` of a curve without corners through `points`, which ascend in x; constant outside, 0
  /// without points.
  ///
  /// Between two points the curve is a cubic that rises or falls steadily where the points do, and is level at the first and
  /// the last point (the monotone interpolation of Fritsch and Carlson).
  package static func smoothValue(_ points: [SIMD2<Double>], at x: Double) -> Double {
    guard let index = points.indices.dropFirst().first(where: { x < points[$0].x }), x > points[0].x else {
      return value(points, at: x)
    }
    let (from, to) = (points[index - 1], points[index])
    let width = to.x - from.x, way = (x - from.x) / width
    let start = tangent(points, index - 1) * width, end = tangent(points, index) * width
    let rise = to.y - from.y
    return from.y + way * (start + way * (3 * rise - 2 * start - end + way * (start + end - 2 * rise)))
  }

  /// Returns the slope of the smooth curve at a point: a harmonic mean of the slopes beside it, 0 where they differ in sign.
  private static func tangent(_ points: [SIMD2<Double>], _ index: Int) -> Double {
    guard index > 0, index < points.count - 1 else { return 0 }
    let before = points[index] - points[index - 1], after = points[index + 1] - points[index]
    let (first, second) = (before.y / before.x, after.y / after.x)
    guard first * second > 0 else { return 0 }
    let (near, far) = (before.x + 2 * after.x, 2 * before.x + after.x)
    return (near + far) / (far / second + near / first)
  }
}
