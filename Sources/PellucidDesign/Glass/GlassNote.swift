// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A remark about a setting that does not apply to a piece of glass.
package enum GlassNote: Hashable, Sendable {
  /// Clear glass has one set of numbers for every control.
  case controlIsNotUsed
  /// The preferred look moves the blur of clear glass alone.
  case preferredLookMovesBlur
  /// Release 26 has no look that is clearer, and clear glass has one.
  case preferredLookIsNotUsed
  /// The 18 release has no Liquid Glass.
  case noGlassIn18
  /// Only macOS draws the glass of inactive windows differently.
  case inactiveIsNotUsed
  /// Only iOS has levels.
  case levelIsNotUsed
  /// The platform has no light appearance.
  case alwaysDark
}
