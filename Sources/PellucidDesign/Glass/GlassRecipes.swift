// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Liquid Glass: from a description of a piece of glass to the numbers that draw it.
package enum GlassRecipes {
  /// The recipe of a piece of glass under traits and settings; every request has one.
  ///
  /// Where no source has numbers for a combination, the nearest ones are used and `provenance` says so.
  package static func recipe(for request: GlassRequest) -> GlassRecipe {
    var resolution = GlassResolution(request)
    return resolution.recipe()
  }

  /// The names of the variants.
  package static var variants: [String] { GlassVariant.allCases.map { $0.name } }

  /// The names of the controls.
  package static var controls: [String] { GlassControl.allCases.map { $0.name } }

  /// Every row of the tables.
  package static func allRows() -> [GlassRow] { GlassRow.ID.allCases.map { $0.row } }
}
