// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Trigonometric functions of angles in degrees.
extension Elementary {
  private static var degreesPerRadian: Double { 57.295779513082321 }

  /// Returns the cosine of an angle in degrees, exact at multiples of 90°; NaN outside the range of `sine(degrees:)`.
  package static func cosine(degrees: Double) -> Double { sine(degrees: degrees + 90) }

  /// Returns the sine of an angle in degrees, exact at multiples of 90°.
  ///
  /// Reduces the angle to at most 45° from a multiple of 90° before the series. Returns NaN for angles that are
  /// not finite or reach 4·10¹⁵, where doubles no longer resolve degrees well.
  package static func sine(degrees: Double) -> Double {
    guard degrees.magnitude < 4e15 else { return .nan }
    let turn = degrees - 360 * (degrees / 360).rounded(.down)
    let quarter = ((turn + 45) / 90).rounded(.down)
    let rest = (turn - 90 * quarter) / degreesPerRadian
    switch Int(quarter) {
    case 1: return smallCosine(rest)
    case 2: return -smallSine(rest)
    case 3: return -smallCosine(rest)
    default: return smallSine(rest)
    }
  }

  /// Returns the sine of an angle of at most 45°, in radians, by its Taylor series.
  private static func smallSine(_ angle: Double) -> Double { angle * series(angle * angle, from: 18) }
  /// Returns the cosine of an angle of at most 45°, in radians, by its Taylor series.
  private static func smallCosine(_ angle: Double) -> Double { series(angle * angle, from: 17) }

  /// Evaluates nine nested terms `1 - square / (n·(n + 1)) · (…)` from the innermost, where `n` is `last`, down
  /// to `n = last - 16` in steps of two.
  ///
  /// With `square = x²`, from 18 this is `sin(x) / x`, and from 17 it is `cos(x)`.
  private static func series(_ square: Double, from last: Int) -> Double {
    var sum = 1.0
    for step in 0..<9 {
      let factor = Double(last - 2 * step)
      sum = 1 - sum * square * (1 / (factor * (factor + 1)))
    }
    return sum
  }

  /// Returns the direction of (x, y) in degrees, 0..<360, from the x axis toward the y axis; 0 for the origin.
  package static func directionInDegrees(x: Double, y: Double) -> Double {
    if x == 0, y == 0 { return 0 }
    let isSteep = y.magnitude > x.magnitude
    let slope = isSteep ? x.magnitude / y.magnitude : y.magnitude / x.magnitude
    var degrees = arctangent(slope) * degreesPerRadian
    if isSteep { degrees = 90 - degrees }
    if x < 0 { degrees = 180 - degrees }
    return y < 0 ? 360 - degrees : degrees
  }

  /// Returns the arctangent of 0…1, in radians.
  ///
  /// Halves the angle twice by `tan(α/2) = t / (1 + √(1 + t²))`, which leaves |t| < 0.2, then sums the Taylor series.
  private static func arctangent(_ value: Double) -> Double {
    let half = value / (1 + (1 + value * value).squareRoot())
    let quarter = half / (1 + (1 + half * half).squareRoot())
    let square = quarter * quarter
    var sum = 0.0
    for step in 0..<11 { sum = 1 / Double(21 - 2 * step) - sum * square }
    return 4 * quarter * sum
  }
}
