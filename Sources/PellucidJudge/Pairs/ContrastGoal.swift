// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A contrast to hold, and the backdrops to hold it over.
package struct ContrastGoal: Hashable, Sendable {
  /// The WCAG 2.2 ratio, 1…21.
  package var required: Double
  package var scope: BackdropScope

  package init(_ required: Double, over scope: BackdropScope = .every) {
    (self.required, self.scope) = (required, scope)
  }

  /// Returns the name by which a baseline knows a pair that is judged over these backdrops.
  func subject(_ name: String) -> String {
    scope.isLimited ? name + " over " + English.text(scope) : name
  }
}
