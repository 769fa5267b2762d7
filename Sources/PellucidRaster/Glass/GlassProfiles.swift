// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidPlan

// The curves that several passes of glass share. Lengths are in pixels; distances are signed, negative inside.

/// A displacement that is `amount` at the edge and falls along a quarter circle to zero at depth `height`.
struct QuarterCircle: Sendable {
  private let amount: Constant
  /// The reciprocal of the height; 0 switches the displacement off.
  private let perHeight: Constant
  let isOff: Bool

  init(amount: Double, height: Double) {
    self.amount = Constant(height > 0 ? amount : 0)
    perHeight = Constant(height > 0 ? 1 / height : 0)
    isOff = !(height > 0) || amount == 0
  }

  /// Returns η = 1 − √(t(2 − t)) with t = depth / height clamped to 0…1: 1 at the edge and outside, 0 from depth
  /// `height` on.
  @inline(always)
  func height<Number: Lanes>(_ distance: Number) -> Number {
    let t = ((0 - distance) * perHeight).saturated
    return 1 - (t * (2 - t)).root
  }

  /// Returns the displacement along the outward normal, in pixels.
  @inline(always)
  func displacement<Number: Lanes>(_ distance: Number) -> Number { height(distance) * amount }
}

/// The edge of a blurred half plane: ½·erfc, as the polynomial that the system evaluates. Its error is at most 0.004.
enum GaussianEdge {
  /// The factor 1/√2 of ½·erfc(x / (√2 σ)), as the system rounds it; the argument of `value` is x / (√2 σ).
  static var deviationScale: Float { 0.70703125 }

  /// Returns the coverage at a signed place: 1 far inside (negative), ½ at 0 and 0 far outside; constant beyond ±2.
  @inline(always)
  static func value<Number: Lanes>(_ place: Number) -> Number {
    let two = Number(repeating: 2)
    let u = Number.greatest(Number.least(place, two), 0 - two)
    let square = u * u
    let cube = square * 0.002954483 - 0.034454346
    return (((cube * square + 0.168212891) * square - 0.560546875) * u) + 0.5
  }
}

/// A directional light on the edge, whose strength depends on how far the normal turns toward it.
struct Facing: Sendable {
  /// The direction toward the light, a unit vector with y down.
  private let x: Constant, y: Constant
  private let cosineOfSpread: Constant
  private let perRest: Constant

  /// - Parameter angle: The direction of the light, in radians; 0 is above, π/2 points along +x.
  init(angleInRadians angle: Double, cosineOfSpread: Double) {
    x = Constant(Angle.sine(angle))
    y = Constant(-Angle.cosine(angle))
    self.cosineOfSpread = Constant(cosineOfSpread)
    perRest = Constant(1 / max(1 - cosineOfSpread, 1e-6))
  }

  /// Returns the strength, 0…1, for a normal (x, y). `side` is 1 for this light and −1 for the opposite one.
  @inline(always)
  func value<Number: Lanes>(_ normalX: Number, _ normalY: Number, side: Float) -> Number {
    (((normalX * x + normalY * y) * side - cosineOfSpread) * perRest).saturated
  }
}

/// The tone curve of a highlight: v / (1 + u(1 − v)) with u = 1/amount − 2, which is the identity for amount ½.
struct Strength: Sendable {
  private let bend: Constant
  private let isStraight: Bool
  let isOff: Bool

  init(amount: Double) {
    isOff = !(amount > 0)
    isStraight = amount == 0.5
    bend = Constant(amount > 0 ? 1 / min(amount, 0.999) - 2 : 0)
  }

  /// Returns the curve's value for v in 0…1.
  @inline(always)
  func value<Number: Lanes>(_ value: Number) -> Number {
    isStraight ? value : value / ((1 - value) * bend + 1)
  }
}

/// Sines and cosines of angles in radians, with the same bits on every machine.
enum Angle {
  private static var degreesPerRadian: Double { 57.295779513082321 }
  static func cosine(_ radians: Double) -> Double { Elementary.cosine(degrees: radians * degreesPerRadian) }
  static func sine(_ radians: Double) -> Double { Elementary.sine(degrees: radians * degreesPerRadian) }
}
