// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The form of the letters of a text, in addition to family, size and weight.
package struct FontFace: Hashable, Sendable {
  /// The design of the letters of a text that names no family.
  package enum Design: Hashable, Sendable, CaseIterable { case standard, serif, rounded, monospaced }

  /// The letters that are drawn as small capitals.
  package enum SmallCapitals: Hashable, Sendable, CaseIterable { case lowercase, uppercase, all }

  package var design = Design.standard
  package var isItalic = false
  /// The width of the letters, as a share of the usual one.
  package var width = 1.0
  /// A Boolean value that is true where all digits have the same width.
  package var hasEqualDigits = false
  /// The letters that are drawn as small capitals; nil for none.
  package var smallCapitals: SmallCapitals?

  package init() {}

  /// The allowed widths, as shares of the usual one.
  package static let widths = 0.5...2.0

  /// Returns the weight whose strokes are at most as thick as those of letters of `weight` in this face.
  ///
  /// Letters that are narrower than usual, and small capitals, have thinner strokes than their weight states, so that such
  /// letters never count as bold.
  package func strokeWeight(of weight: Int) -> Int {
    width < 1 || smallCapitals != nil ? min(weight, 600) : weight
  }
}
