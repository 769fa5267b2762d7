// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The numbers that a piece of glass resolves to.
package struct GlassRecipe: Hashable, Sendable {
  /// The name of the table row, for example `os27.regular.dark`.
  package var name: String
  package var variant: GlassVariant
  package var control: GlassControl
  /// The generation of the numbers; `ios18` has no glass and uses the numbers of `os26`.
  package var look: Look
  /// The appearance of the numbers and of the content on the glass.
  package var appearance: Appearance
  /// A Boolean value indicating whether the numbers are for an active window; only macOS has others.
  package var isActive: Bool
  /// The shorter side that the numbers are for, in points.
  package var shorterSide: Double
  package var parameters: GlassParameters
  /// The effects of a lens beyond its glass; nil for glass that is not a lens.
  package var lens: LensParameters?
  /// The rule by which a colour given to this glass acts.
  package var tintFamily: GlassTint.Family
  /// The matrix that labels and symbols apply to the colour beneath them.
  package var contentMatrix: ColorMatrix
  /// The opacity of the black layer over everything that the glass opens in front of (alerts); 0 for most glass.
  package var behindDimming: Double
  /// The radius of the continuous corners, in points, where the system fixes one.
  package var cornerRadius: Double?
  package var provenance: Provenance
  /// Remarks about settings that do not apply; empty where all do.
  package var notes: [GlassNote]

  /// A Boolean value indicating whether the glass draws nothing.
  package var drawsNothing: Bool { variant == .identity }
}
