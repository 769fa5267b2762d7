// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Light or dark by what a light sensor measures, without flicker: two thresholds, and a while in which the light has to
/// stay beyond one of them.
///
///     var state = AmbientLightRule.State(.light)
///     state = rule.next(state, illuminance: 12, at: seconds)
package struct AmbientLightRule: Hashable, Sendable {
  /// In lux. Between the two the appearance stays.
  package let darkBelow: Double, lightAbove: Double
  /// How long a change has to last, in seconds, so that a hand over the sensor changes nothing.
  package let holdSeconds: Double

  /// The chosen numbers of `AmbientLightTable`.
  package init() {
    (darkBelow, lightAbove) = (AmbientLightTable.darkBelow, AmbientLightTable.lightAbove)
    holdSeconds = AmbientLightTable.holdSeconds
  }

  /// nil unless `0 < darkBelow < lightAbove`, `holdSeconds` is 0 or more, and all are finite.
  package init?(darkBelow: Double, lightAbove: Double, holdSeconds: Double) {
    guard darkBelow > 0, darkBelow < lightAbove, lightAbove.isFinite, holdSeconds >= 0, holdSeconds.isFinite
    else { return nil }
    (self.darkBelow, self.lightAbove, self.holdSeconds) = (darkBelow, lightAbove, holdSeconds)
  }

  /// What is shown, and since when the light asks for the other appearance.
  package struct State: Hashable, Sendable {
    package let appearance: Appearance
    /// In seconds of the caller's clock; nil while the light fits.
    package let changingSince: Double?

    package init(_ appearance: Appearance, changingSince: Double? = nil) {
      (self.appearance, self.changingSince) = (appearance, changingSince)
    }
  }

  /// The state that a first measurement gives: where nothing was shown before, nothing has to last.
  ///
  /// - Parameters:
  ///   - illuminance: In lux; between the thresholds, below 0 or no number leaves it to `appearance`.
  ///   - appearance: What is shown otherwise.
  package func first(illuminance: Double, otherwise appearance: Appearance = .light) -> State {
    guard illuminance >= 0 else { return State(appearance) }
    return State(illuminance < darkBelow ? .dark : illuminance > lightAbove ? .light : appearance)
  }

  /// The state after a measurement.
  ///
  /// - Parameters:
  ///   - illuminance: In lux. Below 0 or no number, which broken sensors send, leaves everything as it is.
  ///   - time: In seconds of a clock that does not go back; if it does, the wait starts anew.
  package func next(_ state: State, illuminance: Double, at time: Double) -> State {
    guard illuminance >= 0, time.isFinite else { return state }
    let asksForOther = state.appearance == .light ? illuminance < darkBelow : illuminance > lightAbove
    guard asksForOther else { return State(state.appearance) }
    let since = min(state.changingSince ?? time, time)
    guard time - since >= holdSeconds else { return State(state.appearance, changingSince: since) }
    return State(state.appearance == .light ? .dark : .light)
  }
}
