// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A remark about a setting that does not apply to a colour.
package enum ColorNote: Hashable, Sendable {
  /// The colour is the unemphasized one of a selection, which inactive windows show.
  case unemphasized
  /// The colour is the grey of accented parts in inactive windows.
  case inactiveAccent
  /// visionOS has no light and dark appearance.
  case noAppearances
  /// watchOS always draws dark.
  case alwaysDark
  /// Only iOS has levels.
  case levelIsNotUsed
  /// No value is published for Increase Contrast.
  case contrastIsNotPublished
  /// The value comes from another generation.
  case otherGeneration
  /// Only macOS has an accent setting; elsewhere the accent counts as the app's tint.
  case accentIsTint
  /// Only macOS has vibrant versions of its colours.
  case vibrancyIsNotUsed
  /// The colour has no vibrant version.
  case noVibrantVersion
  /// The vibrant hue comes from macOS 15, the last release with published ones.
  case olderVibrantHue
}
