// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A required contrast, with the backdrops over which it is required.
package struct ContrastGoal: Hashable, Sendable {
  /// The WCAG 2.2 ratio, 1…21.
  package var required: Double
  /// The backdrops over which the ratio is required.
  package var scope: BackdropScope

  package init(_ required: Double, over scope: BackdropScope = .every) {
    (self.required, self.scope) = (required, scope)
  }

  /// Returns the name under which a baseline lists a pair that is judged over these backdrops.
  func subject(_ name: String) -> String {
    scope.isLimited ? name + " over " + English.text(scope) : name
  }
}
