// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The change of an interface to another appearance: a cross-fade between pictures of the two.
///
/// Reduce Motion replaces movement by cross-fades, so that setting leaves this one as it is.
package struct AppearanceFade: Hashable, Sendable {
  /// The duration, in seconds; 0 switches at once.
  package let duration: Double

  /// Creates the fade of `AppearanceFadeTable.duration`.
  package init() { duration = AppearanceFadeTable.duration }

  /// Creates a fade; nil unless `duration` is 0 or more and finite.
  package init?(duration: Double) {
    guard duration >= 0, duration.isFinite else { return nil }
    self.duration = duration
  }

  /// Returns the opacity of the second picture, 0…1, at a time after the switch: the smoothstep t²(3 - 2t), with t
  /// the elapsed share of the duration.
  package func fraction(at seconds: Double) -> Double {
    guard seconds < duration else { return 1 }
    guard seconds > 0 else { return 0 }
    let way = seconds / duration
    return way * way * (3 - 2 * way)
  }
}
