// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The recipe that a material name or role resolves to under given traits.
package struct ResolvedMaterialChoice: Hashable, Sendable {
  /// The name of the table row that the numbers are of, for example `platformContentThinLight`.
  package var name: String
  /// The numbers to draw with.
  package var recipe: MaterialRecipe
  /// The origin of the numbers.
  package var provenance: Provenance
  /// The row that the description's name leads to; under Reduce Transparency the numbers may be those of another.
  package var row: MaterialRow.ID
  /// The set of inks for what lies on the material.
  package var family: VibrancyFamily
  /// The blending of the material unless the description says otherwise.
  package var defaultBlending: Blending
  /// The level of what lies on it; sheets, popovers, menus and the like elevate.
  package var level: Level
  /// The appearance used: the fixed one of names such as `thinDark`, nil where the platform has none.
  package var appearance: Appearance?
  /// The appearance that the name fixes, as `thinDark` does; nil for names that follow the traits.
  package var fixedAppearance: Appearance?
  /// A remark about settings that do not apply; nil where all do.
  package var notes: [MaterialNote]

  /// A Boolean value indicating whether it is an ultra-thin or thin tier, on which quaternary labels have too little contrast.
  package var isThin: Bool { row.tier?.isThin ?? false }

  /// A Boolean value indicating whether it is a thick or ultra-thick tier.
  package var isThick: Bool { row.tier?.isThick ?? false }

  /// A Boolean value that is true where the system alone chooses the material, as for the glass of windows on
  /// visionOS.
  package var isUnmodifiable: Bool { row == .glass }
}
