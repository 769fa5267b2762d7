// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The change of an interface to another appearance: a cross-fade of the pictures before and after.
///
/// A cross-fade is also what Reduce Motion asks for in place of movement, so that setting leaves it as it is.
package struct AppearanceFade: Hashable, Sendable {
  /// In seconds; 0 switches at once.
  package let duration: Double

  /// The chosen duration.
  package init() { duration = AppearanceFadeTable.duration }

  /// nil unless `duration` is 0 or more and finite.
  package init?(duration: Double) {
    guard duration >= 0, duration.isFinite else { return nil }
    self.duration = duration
  }

  /// Returns the opacity of the second picture, 0…1, some seconds after the switch: slow at both ends, 1 at
  /// the end.
  package func fraction(at seconds: Double) -> Double {
    guard seconds < duration else { return 1 }
    guard seconds > 0 else { return 0 }
    let way = seconds / duration
    return way * way * (3 - 2 * way)
  }
}
