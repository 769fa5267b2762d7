// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The numbers of decisions and findings about glass that no source gives: all are chosen, and all can be changed.
package struct GlassRules: Hashable, Sendable {
  /// The brightness limits at which glass turns light or dark, and at which it is dimmed.
  package var adaptivity = GlassAdaptivity()
  /// The greatest number of custom pieces of glass on one surface (SRC10).
  package var mostElements = 5
  /// The share of a piece's bounds above which it counts as lying over another one (SRC11).
  package var overlapShare = 0.1
  /// The gap in points below which neighbours belong in one container (SRC12): the rest gap of groups in bars, at which
  /// the glass of one container just begins to flow together.
  package var neighbourGap = 12.0
  /// The share of clear glass that texts behind it may cover (SRC13).
  package var textBehindShare = 0.2
  /// The standard deviation of luma below which a drawn backdrop counts as plain (SRC13).
  package var plainDeviation = 0.02
  /// The number of characters on clear glass above which it counts as a component with much text (SRC14).
  package var muchText = 80

  package init() {}
}
