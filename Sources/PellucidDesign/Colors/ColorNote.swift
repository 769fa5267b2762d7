// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A remark about a setting that does not apply to a colour.
package enum ColorNote: Hashable, Sendable {
  /// The unemphasized colour of a selection, which inactive windows show.
  case unemphasized
  /// The grey that accented parts have in inactive windows.
  case inactiveAccent
  /// visionOS has no light and dark.
  case noAppearances
  /// watchOS always draws dark.
  case alwaysDark
  /// Only iOS has levels.
  case levelIsNotUsed
  /// No value is published for Increase Contrast.
  case contrastIsNotPublished
  /// The value is that of another generation.
  case otherGeneration
  /// Only macOS has an accent setting: it counts as the app's tint.
  case accentIsTint
  /// Only macOS has vibrant versions of its colours.
  case vibrancyIsNotUsed
  /// The colour has no vibrant version.
  case noVibrantVersion
  /// Vibrant hues are published up to macOS 15.
  case olderVibrantHue
}
