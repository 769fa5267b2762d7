// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The position of a spring, and its velocity per second.
package struct SpringState: Hashable, Sendable {
  package var value: Double
  package var velocity: Double

  package init(value: Double, velocity: Double) { (self.value, self.velocity) = (value, velocity) }
}

/// A damped spring in closed form: x″ = -ω²(x - target) - 2ζωx′ with ω = 2π / response.
package struct Spring: Hashable, Sendable {
  /// The response, in seconds; with 0 and less, infinity and NaN the spring arrives at once.
  package var response: Double
  /// The damping ratio ζ: below 1 the spring overshoots, at 1 it arrives fastest without. Negative values and NaN count as 0.
  package var dampingRatio: Double

  package init(response: Double, dampingRatio: Double) {
    (self.response, self.dampingRatio) = (response, dampingRatio)
  }

  /// Creates a spring from its perceived duration, in seconds, and its bounce, which is one minus the damping ratio.
  package init(duration: Double, bounce: Double) {
    self.init(response: duration, dampingRatio: 1 - bounce)
  }

  /// The spring without overshoot, for Reduce Motion.
  package var withoutBounce: Spring { Spring(response: response, dampingRatio: max(dampingRatio, 1)) }

  /// Returns the position on the way from 0 to 1, started at rest.
  package func progress(at time: Double) -> Double { state(at: time).value }

  /// Returns the state `time` seconds after the target changed; before that, the starting state.
  package func state(
    at time: Double, from start: Double = 0, to target: Double = 1, velocity: Double = 0
  ) -> SpringState {
    guard time > 0 else { return SpringState(value: start, velocity: velocity) }
    guard response > 0, response.isFinite, time.isFinite else {
      return SpringState(value: target, velocity: 0)
    }
    let omega = 6.283185307179586 / response
    let damping = dampingRatio > 0 ? min(dampingRatio, 1e6) : 0
    let offset = start - target
    // Near a damping ratio of 1 both other forms divide by almost 0, and the critical form differs by less than 10⁻⁶.
    let way =
      if damping < 1 - 1e-7 {
        Self.underdamped(offset, velocity, omega, damping, time)
      } else if damping > 1 + 1e-7 {
        Self.overdamped(offset, velocity, omega, damping, time)
      } else {
        Self.critical(offset, velocity, omega, time)
      }
    return SpringState(value: target + way.value, velocity: way.velocity)
  }

  /// Solves ζ < 1, with x₀ the offset from the target, v₀ the velocity and ω′ = ω√(1 - ζ²):
  ///
  ///     x = e^(-ζωt) · (x₀ cos ω′t + (v₀ + ζωx₀)/ω′ · sin ω′t)
  private static func underdamped(
    _ offset: Double, _ velocity: Double, _ omega: Double, _ damping: Double, _ time: Double
  ) -> SpringState {
    let decay = damping * omega
    let beat = omega * (1 - damping * damping).squareRoot()
    let side = (velocity + decay * offset) / beat
    let degrees = beat * time * 57.295779513082321
    let (cosine, sine) = (Elementary.cosine(degrees: degrees), Elementary.sine(degrees: degrees))
    let envelope = Elementary.exp(-decay * time)
    let value = envelope * (offset * cosine + side * sine)
    let swing = envelope * beat * (side * cosine - offset * sine)
    return SpringState(value: value, velocity: swing - decay * value)
  }

  /// Solves ζ = 1: x = e^(-ωt) · (x₀ + (v₀ + ωx₀)t).
  private static func critical(
    _ offset: Double, _ velocity: Double, _ omega: Double, _ time: Double
  ) -> SpringState {
    let side = velocity + omega * offset
    let envelope = Elementary.exp(-omega * time)
    let value = envelope * (offset + side * time)
    return SpringState(value: value, velocity: envelope * side - omega * value)
  }

  /// Solves ζ > 1: x = a e^(-st) + b e^(-ft), with the slow and the fast rate s, f = ω(ζ ∓ √(ζ² - 1)).
  private static func overdamped(
    _ offset: Double, _ velocity: Double, _ omega: Double, _ damping: Double, _ time: Double
  ) -> SpringState {
    let root = (damping * damping - 1).squareRoot()
    // The slow rate ω(ζ - √(ζ² - 1)) as a quotient, because the difference would lose its digits.
    let fast = omega * (damping + root)
    let slow = omega / (damping + root)
    let slowPart = (velocity + fast * offset) / (fast - slow)
    let fastPart = offset - slowPart
    let (slowEnvelope, fastEnvelope) = (Elementary.exp(-slow * time), Elementary.exp(-fast * time))
    return SpringState(
      value: slowPart * slowEnvelope + fastPart * fastEnvelope,
      velocity: -slow * slowPart * slowEnvelope - fast * fastPart * fastEnvelope)
  }
}
