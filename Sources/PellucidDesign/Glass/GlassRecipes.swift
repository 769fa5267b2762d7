// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Liquid Glass: resolves a description of a piece of glass to the numbers that draw it.
package enum GlassRecipes {
  /// Returns the recipe of a piece of glass under traits and settings; every request has one.
  ///
  /// A combination without numbers in any source uses the nearest ones, and `provenance` states so.
  package static func recipe(for request: GlassRequest) -> GlassRecipe {
    var resolution = GlassResolution(request)
    return resolution.recipe()
  }

  /// The names of all variants.
  package static var variants: [String] { GlassVariant.allCases.map { $0.name } }

  /// The names of all controls.
  package static var controls: [String] { GlassControl.allCases.map { $0.name } }

  /// Returns every row of the tables.
  package static func allRows() -> [GlassRow] { GlassRow.ID.allCases.map { $0.row } }
}
