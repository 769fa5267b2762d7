// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A fact about a control of the app and the tint that macOS takes from the desktop picture.
package enum TintingFact: Hashable, Sendable {
  /// The control's neutral background is opaque.
  case opaqueNeutral
  /// The control's coloured background has an opacity, 0…1.
  case translucentColor(opacity: Double)

  var rule: Rule { .componentAgainstTint }
}
