// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The recipe that the name of a material or role resolves to under traits.
package struct ResolvedMaterialChoice: Hashable, Sendable {
  /// The name of the table row that holds the numbers, for example `platformContentThinLight`.
  package var name: String
  /// The numbers to draw with.
  package var recipe: MaterialRecipe
  /// The origin of the numbers.
  package var provenance: Provenance
  /// The row that the description's name leads to; under Reduce Transparency the numbers may come from another row.
  package var row: MaterialRow.ID
  /// The family of inks for the content on the material.
  package var family: VibrancyFamily
  /// The blending of the material where the description has none.
  package var defaultBlending: Blending
  /// The level of the content on the material; sheets, popovers, menus and the like are elevated.
  package var level: Level
  /// The appearance of the numbers: the fixed one for names such as `thinDark`; nil where the platform has no appearances.
  package var appearance: Appearance?
  /// The appearance that a name such as `thinDark` fixes; nil for names that follow the traits.
  package var fixedAppearance: Appearance?
  /// Remarks about settings that do not apply; empty where all do.
  package var notes: [MaterialNote]

  /// A Boolean value indicating whether the tier is ultra-thin or thin, so that quaternary labels have too little contrast.
  package var isThin: Bool { row.tier?.isThin ?? false }

  /// A Boolean value indicating whether the tier is thick or ultra-thick.
  package var isThick: Bool { row.tier?.isThick ?? false }

  /// A Boolean value that is true where the system alone chooses the material, as it does for the glass of windows on
  /// visionOS.
  package var isUnmodifiable: Bool { row == .glass }
}
