// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The numbers a piece of glass resolves to.
package struct GlassRecipe: Hashable, Sendable {
  /// The name of the table row, for example `os27.regular.dark`.
  package var name: String
  package var variant: GlassVariant
  package var control: GlassControl
  /// The numbers' generation; `ios18` has no glass and is given that of `os26`.
  package var look: Look
  /// The appearance of the numbers and of what lies on them.
  package var appearance: Appearance
  /// A Boolean value indicating whether the set of an active window was taken; only macOS knows another.
  package var isActive: Bool
  /// The shorter side the numbers are for, in points.
  package var shorterSide: Double
  package var parameters: GlassParameters
  /// What a lens does besides.
  package var lens: LensParameters?
  /// How a colour given to this glass acts.
  package var tintFamily: GlassTint.Family
  /// What labels and symbols are drawn through: the matrix of the colour beneath them.
  package var contentMatrix: ColorMatrix
  /// Opacity of the black layer below everything in front of which it opens (alerts); 0 for most.
  package var behindDimming: Double
  /// The radius of its continuous corners in points where the system fixes one.
  package var cornerRadius: Double?
  package var provenance: Provenance
  /// A remark about settings that do not apply; nil where all do.
  package var notes: [GlassNote]

  /// A Boolean value indicating whether nothing of it is to be drawn.
  package var drawsNothing: Bool { variant == .identity }
}
