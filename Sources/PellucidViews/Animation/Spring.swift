// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The movement of a mass on a spring.
public struct Spring: Hashable, Sendable {
  public let mass: Double
  public let stiffness: Double
  public let damping: Double

  /// Creates a spring of a duration in seconds that overshoots by a bounce of −1…1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / max(1e-3, 1 + bounce))
  }

  /// - Parameter response: The length of one swing without damping, in seconds.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response.isNaN ? 0.5 : response, 1e-3)
    (mass, stiffness, damping) = (1, frequency * frequency, 2 * frequency * max(0, dampingRatio))
  }

  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let (mass, stiffness) = (max(mass, 1e-6), max(stiffness, 1e-6))
    let critical = 2 * (mass * stiffness).squareRoot()
    (self.mass, self.stiffness) = (mass, stiffness)
    self.damping = allowOverDamping ? max(0, damping) : min(max(0, damping), critical)
  }

  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = min(max(dampingRatio, 1e-3), 1)
    let frequency = -log(max(epsilon, 1e-9)) / (ratio * max(settlingDuration, 1e-3))
    self.init(response: 2 * .pi / frequency, dampingRatio: ratio)
  }

  public static var smooth: Spring { smooth() }
  public static var snappy: Spring { snappy() }
  public static var bouncy: Spring { bouncy() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  private var frequency: Double { (stiffness / mass).squareRoot() }
  public var response: Double { 2 * .pi / frequency }
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }
  public var duration: TimeInterval { response }
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
  }

  /// Returns the time after which the movement stays within a distance of its target, in seconds.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    // The distance is at most the amplitude, which falls with the slower of the movement's two parts.
    let decay =
      dampingRatio <= 1
      ? dampingRatio * frequency : frequency * (dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot())
    guard decay > 0 else { return .infinity }
    let size =
      target.magnitudeSquared.squareRoot() + initialVelocity.magnitudeSquared.squareRoot() / frequency
    return max(0, log(max(size, 1e-9) / max(epsilon, 1e-9)) / decay)
      + (dampingRatio >= 0.999 ? 3 / frequency : 0)
  }

  /// Returns the shares of the target and of the initial velocity in the position at a time.
  private func shares(at time: Double) -> (target: Double, velocity: Double) {
    let time = time.isNaN ? 0 : max(0, time)
    let (ratio, frequency) = (dampingRatio, frequency)
    if time == .infinity { return (1, 0) }
    if abs(ratio - 1) < 1e-6 {
      let fall = exp(-frequency * time)
      return (1 - fall * (1 + frequency * time), fall * time)
    }
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let fall = exp(-ratio * frequency * time)
      let (sine, cosine) = (sin(swing * time), cos(swing * time))
      return (1 - fall * (cosine + ratio * frequency / swing * sine), fall * sine / swing)
    }
    let root = (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-frequency * (ratio - root), -frequency * (ratio + root))
    let (one, other) = (exp(slow * time), exp(fast * time))
    return (1 - (fast * one - slow * other) / (fast - slow), (other - one) / (fast - slow))
  }

  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let shares = shares(at: time)
    return target.scaled(by: shares.target) + initialVelocity.scaled(by: shares.velocity)
  }

  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let step = 1e-5
    let (start, end) = (max(0, time - step), time + step)
    let way =
      value(target: target, initialVelocity: initialVelocity, time: end)
      - value(target: target, initialVelocity: initialVelocity, time: start)
    return way.scaled(by: 1 / (end - start))
  }

  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    let way = toValue.animatableData - fromValue.animatableData
    result.animatableData +=
      value(target: way, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }
}
