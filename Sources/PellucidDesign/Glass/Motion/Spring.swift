// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The place of a spring, and its speed per second.
package struct SpringState: Hashable, Sendable {
  package var value: Double
  package var velocity: Double

  package init(value: Double, velocity: Double) { (self.value, self.velocity) = (value, velocity) }
}

/// A damped spring, solved: x″ = -ω²(x - target) - 2ζωx′ with ω = 2π / response.
package struct Spring: Hashable, Sendable {
  /// Seconds; 0 and less, and what is no number, arrive at once.
  package var response: Double
  /// ζ: below 1 it overshoots, at 1 it arrives fastest without; negative ones count as 0.
  package var dampingRatio: Double

  package init(response: Double, dampingRatio: Double) {
    (self.response, self.dampingRatio) = (response, dampingRatio)
  }

  /// A spring as settings speak of it: seconds it seems to last, and one minus its damping.
  package init(duration: Double, bounce: Double) {
    self.init(response: duration, dampingRatio: 1 - bounce)
  }

  /// The spring without overshoot, as Reduce Motion asks for.
  package var withoutBounce: Spring { Spring(response: response, dampingRatio: max(dampingRatio, 1)) }

  /// The way from 0 to 1 from rest.
  package func progress(at time: Double) -> Double { state(at: time).value }

  /// The state `time` seconds after the target changed; before that, where it started.
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
    // Near 1 both other forms divide by almost 0, and the critical one differs by less than 10⁻⁶.
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

  private static func critical(
    _ offset: Double, _ velocity: Double, _ omega: Double, _ time: Double
  ) -> SpringState {
    let side = velocity + omega * offset
    let envelope = Elementary.exp(-omega * time)
    let value = envelope * (offset + side * time)
    return SpringState(value: value, velocity: envelope * side - omega * value)
  }

  private static func overdamped(
    _ offset: Double, _ velocity: Double, _ omega: Double, _ damping: Double, _ time: Double
  ) -> SpringState {
    let root = (damping * damping - 1).squareRoot()
    // The slow rate as a quotient: the difference would lose its digits.
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
