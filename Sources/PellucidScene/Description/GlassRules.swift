// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// Numbers of decisions and findings about glass for which no source has any: all chosen, all to be changed.
package struct GlassRules: Hashable, Sendable {
  /// When glass turns light or dark, and what it is dimmed over.
  package var adaptivity = GlassAdaptivity()
  /// Pieces of glass that an app made itself, for one surface (SRC10).
  package var mostElements = 5
  /// Share of a piece's bounds from which on it lies over another one (SRC11).
  package var overlapShare = 0.1
  /// Gap in points below which neighbours belong in one container (SRC12): the rest gap of groups in bars, where a
  /// container's glass just begins to flow together.
  package var neighbourGap = 12.0
  /// Share of clear glass that texts behind it may cover (SRC13).
  package var textBehindShare = 0.2
  /// Standard deviation of luma below which a drawn backdrop counts as plain (SRC13).
  package var plainDeviation = 0.02
  /// Characters on clear glass from which on it counts as a component with much text (SRC14).
  package var muchText = 80

  package init() {}
}
