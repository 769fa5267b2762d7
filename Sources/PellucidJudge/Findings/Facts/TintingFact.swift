// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A fact about a control of the app's own and the tint of the desktop picture.
package enum TintingFact: Hashable, Sendable {
  /// Its neutral background is opaque.
  case opaqueNeutral
  /// Its coloured background has an opacity, 0…1.
  case translucentColor(opacity: Double)

  var rule: Rule { .componentAgainstTint }
}
