// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A rule with hysteresis that chooses light or dark from the readings of a light sensor: two thresholds, and a time
/// for which the light has to stay beyond one of them.
///
///     var state = AmbientLightRule.State(.light)
///     state = rule.next(state, illuminance: 12, at: seconds)
package struct AmbientLightRule: Hashable, Sendable {
  /// The thresholds, in lux; between them the appearance stays as it is.
  package let darkBelow: Double, lightAbove: Double
  /// The time for which the light has to stay beyond a threshold, in seconds, so that a hand over the sensor changes nothing.
  package let holdSeconds: Double

  /// Creates the rule with the chosen numbers of `AmbientLightTable`.
  package init() {
    (darkBelow, lightAbove) = (AmbientLightTable.darkBelow, AmbientLightTable.lightAbove)
    holdSeconds = AmbientLightTable.holdSeconds
  }

  /// Creates a rule; nil unless `0 < darkBelow < lightAbove`, `holdSeconds` is 0 or more, and all are finite.
  package init?(darkBelow: Double, lightAbove: Double, holdSeconds: Double) {
    guard darkBelow > 0, darkBelow < lightAbove, lightAbove.isFinite, holdSeconds >= 0, holdSeconds.isFinite
    else { return nil }
    (self.darkBelow, self.lightAbove, self.holdSeconds) = (darkBelow, lightAbove, holdSeconds)
  }

  /// The appearance that is shown, and the time since when the light calls for the other one.
  package struct State: Hashable, Sendable {
    package let appearance: Appearance
    /// The time since when the light has called for the other appearance, in seconds of the caller's clock; nil where
    /// it does not.
    package let changingSince: Double?

    package init(_ appearance: Appearance, changingSince: Double? = nil) {
      (self.appearance, self.changingSince) = (appearance, changingSince)
    }
  }

  /// Returns the state after the first measurement, which takes effect at once: there is no appearance to hold on to.
  ///
  /// - Parameters:
  ///   - illuminance: The illuminance, in lux. A value between the thresholds, below 0 or NaN leaves the choice to
  ///     `appearance`.
  ///   - appearance: The appearance where the measurement decides nothing.
  package func first(illuminance: Double, otherwise appearance: Appearance = .light) -> State {
    guard illuminance >= 0 else { return State(appearance) }
    return State(illuminance < darkBelow ? .dark : illuminance > lightAbove ? .light : appearance)
  }

  /// Returns the state after a measurement.
  ///
  /// - Parameters:
  ///   - illuminance: The illuminance, in lux. A value below 0 or NaN, as broken sensors report, leaves the state as it is.
  ///   - time: The time of the measurement, in seconds of a clock that does not go back; if it does, the wait starts anew.
  package func next(_ state: State, illuminance: Double, at time: Double) -> State {
    guard illuminance >= 0, time.isFinite else { return state }
    let asksForOther = state.appearance == .light ? illuminance < darkBelow : illuminance > lightAbove
    guard asksForOther else { return State(state.appearance) }
    let since = min(state.changingSince ?? time, time)
    guard time - since >= holdSeconds else { return State(state.appearance, changingSince: since) }
    return State(state.appearance == .light ? .dark : .light)
  }
}
