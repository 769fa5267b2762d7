// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Liquid Glass: from a description of a piece of glass to the numbers that draw it.
public struct Glass: Sendable {
  /// The recipe of a piece of glass under traits and settings; every request has one.
  ///
  /// Where no source has numbers for a combination, the nearest ones are used and `provenance` says so.
  public static func recipe(for request: GlassRequest) -> GlassRecipe {
    var resolution = GlassResolution(request)
    return resolution.recipe()
  }

  /// The names of the variants.
  public static var variants: [String] { GlassVariant.allCases.map { $0.name } }

  /// The names of the controls.
  public static var controls: [String] { GlassControl.allCases.map { $0.name } }

  /// Every row of the tables.
  public static func allRows() -> [GlassRow] { GlassRow.ID.allCases.map { $0.row } }

  /// Every source that stands behind a number of glass.
  public static func provenances() -> [Provenance] {
    allRows().map { $0.provenance } + LensTable.rows.map { $0.provenance }
      + GlassSettingsTable.all.map { $0.provenance } + [GlassSettingsTable.Slider.provenance]
      + GlassMotion.allCases.map { $0.provenance } + ScrollEdgeTable.provenances
      + [GlassMotionTable.pressProvenance, LensFlex.provenance, GlassAdaptivity.provenance]
  }
}
