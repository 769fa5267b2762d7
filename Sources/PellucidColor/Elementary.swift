// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The elementary functions needed for colour, with bit-identical results on every machine.
///
/// They use addition, multiplication, division and square root only, all correctly rounded by IEEE 754, so that
/// no platform's mathematics library changes a pixel. The relative error is below 10⁻¹³ where the result is not
/// near 0.
package enum Elementary {
  /// Returns an angle of radians in degrees.
  package static func degrees(ofRadians angle: Double) -> Double { angle * 57.295779513082321 }

  /// Returns the base-2 logarithm of a positive finite number; NaN for others.
  package static func log2(_ value: Double) -> Double {
    guard value > 0, value.isFinite else { return .nan }
    var exponent = Double(value.exponent)
    var fraction = value.significand
    if fraction > 1.4142135623730951 {
      fraction /= 2
      exponent += 1
    }
    // ln m = 2·atanh((m-1)/(m+1)) with |argument| < 0.172, where eleven terms of the series leave an error of 10⁻¹⁸.
    let argument = (fraction - 1) / (fraction + 1)
    let square = argument * argument
    var sum = 0.0
    for step in 0..<11 { sum = sum * square + 1 / Double(21 - 2 * step) }
    return exponent + 2 * argument * sum * 1.4426950408889634
  }

  /// Returns 2 to the power of `value`; 0 below -1022, infinity from 1024.
  static func exp2(_ value: Double) -> Double {
    guard value >= -1022 else { return value.isNaN ? value : 0 }
    guard value < 1024 else { return .infinity }
    let whole = (value + 0.5).rounded(.down)
    let power = (value - whole) * 0.69314718055994531
    // The Taylor series of e^x, |x| ≤ 0.347. The compiler folds the reciprocals into constants when it unrolls
    // the loop.
    var sum = 1.0
    for step in 0..<15 { sum = 1 + sum * power * (1 / Double(15 - step)) }
    // 2^1024 itself is not representable, so the last doubling is a separate multiplication.
    if whole > 1023 { return sum * Double(sign: .plus, exponent: 1023, significand: 1) * 2 }
    return sum * Double(sign: .plus, exponent: Int(whole), significand: 1)
  }

  /// Returns `base` to the power of `exponent` for bases from 0; NaN for negative bases.
  package static func power(_ base: Double, _ exponent: Double) -> Double {
    if base == 0 { return exponent == 0 ? 1 : 0 }
    if base == .infinity { return exponent == 0 ? 1 : (exponent > 0 ? .infinity : 0) }
    return exp2(exponent * log2(base))
  }

  /// Returns the cube root, with the sign of `value`, refined by one Newton step.
  static func cubeRoot(_ value: Double) -> Double {
    guard value != 0, value.isFinite else { return value }
    let magnitude = value.magnitude
    let root = power(magnitude, 1.0 / 3)
    let refined = root - (root - magnitude / (root * root)) / 3
    return value < 0 ? -refined : refined
  }

  /// Returns e to the power of `value`.
  package static func exp(_ value: Double) -> Double { exp2(value * 1.4426950408889634) }

  /// Returns the error function: the weight of a Gaussian of variance 1/2 within `value` of its mean, with the
  /// sign of `value`.
  package static func erf(_ value: Double) -> Double {
    guard value.magnitude < 6 else { return value.isNaN ? value : (value < 0 ? -1 : 1) }
    // 2/√π · e^(-x²) · Σ 2ⁿ x^(2n+1) / (1·3·…·(2n+1)): all terms have one sign, so none cancels another.
    var (term, sum, step) = (value, value, 1.0)
    while term.magnitude > 1e-17 * sum.magnitude {
      term *= 2 * value * value / (2 * step + 1)
      sum += term
      step += 1
    }
    return 1.1283791670955126 * exp(-value * value) * sum
  }
}
