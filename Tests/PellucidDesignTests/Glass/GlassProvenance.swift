// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

@testable import PellucidDesign

/// The provenance of the numbers of glass.
enum GlassProvenance {
  /// Returns the provenance of every row about glass, its settings, its motion and its scroll edges.
  static func all() -> [Provenance] {
    GlassRecipes.allRows().map { $0.provenance } + LensTable.rows.map { $0.provenance }
      + GlassSettingsTable.all.map { $0.provenance } + [GlassSettingsTable.Slider.provenance]
      + GlassMotion.allCases.map { $0.provenance } + ScrollEdgeTable.provenances
      + [GlassMotionTable.pressProvenance, LensFlex.provenance, GlassAdaptivity.provenance]
  }
}
