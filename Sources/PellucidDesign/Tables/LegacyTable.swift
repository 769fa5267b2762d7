// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The older styles of UIKit's blur effect: a blur, saturation, a clamp, and a grey tint.
enum LegacyTable {
  /// The styles, in the order of their brightness.
  static let rows: [MaterialRow] = [
    row(
      .blurExtraLight, .light, radius: 20, white: 0.97, alpha: 0.8, family: .legacyExtraLight),
    row(.blurLight, .light, radius: 30, white: 1, alpha: 0.3, family: .legacyLight),
    row(.blurDark, .dark, radius: 20, white: 0.11, alpha: 0.73, family: .legacyDark),
    MaterialRow(
      .blurExtraDark, .legacy, .dark, radius: 20, scale: 0.25, mapping: Cell.map(nil, 1.8, 0),
      overlays: [Cell.white(0.11, 0.73)], family: Cell.family(.legacyDark, .dark),
      provenance: Cell.source(
        "S7", .inferred, "The converter sends this style to the numbers of dark; no pixels were measured.")),
    MaterialRow(
      .blurExtraDarkTelevision, .legacy, .dark, radius: 20, scale: 0.25, mapping: Cell.map(nil, 1.8, 0),
      overlays: [Cell.white(0, 0.82)], family: Cell.family(.legacyDark, .dark),
      provenance: Cell.source(
        "S18, S7", .chosen,
        """
        The guidelines of tvOS list extra dark beside dark, for full screens; no source has its numbers. Black instead of the \
        grey of dark, as opaque as the tint of extra light: darker than dark over every backdrop.
        """)),
  ]

  private static func row(
    _ style: MaterialRow.ID, _ appearance: Appearance, radius: Double, white: Float, alpha: Float,
    family: VibrancyFamily.Group
  ) -> MaterialRow {
    MaterialRow(
      style, .legacy, appearance, radius: radius, scale: 0.25, mapping: Cell.map(nil, 1.8, 0),
      overlays: [Cell.white(white, alpha)], family: Cell.family(family, appearance),
      provenance: Cell.source("S2b, S3, S7", .measured))
  }
}
