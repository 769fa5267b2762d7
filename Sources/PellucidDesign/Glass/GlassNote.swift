// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A remark about a setting that does not apply to a piece of glass.
package enum GlassNote: Hashable, Sendable {
  /// Clear glass has one set of numbers for every control.
  case controlIsNotUsed
  /// The preferred look changes nothing but the blur of clear glass.
  case preferredLookMovesBlur
  /// Release 26 has no look clearer than the delivered one, and one look only for clear glass.
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
