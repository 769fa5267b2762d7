// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The numbers a piece of glass resolves to.
public struct GlassRecipe: Hashable, Sendable {
  /// The name of the table row, for example `os27.regular.dark`.
  public var name: String
  public var variant: GlassVariant
  public var control: GlassControl
  /// The numbers' generation; `ios18` has no glass and is given that of `os26`.
  public var look: Look
  /// The appearance of the numbers and of what lies on them.
  public var appearance: Appearance
  /// A Boolean value indicating whether the set of an active window was taken; only macOS knows another.
  public var isActive: Bool
  /// The shorter side the numbers are for, in points.
  public var shorterSide: Double
  public var parameters: GlassParameters
  /// What a lens does besides.
  public var lens: LensParameters?
  /// How a colour given to this glass acts.
  public var tintFamily: GlassTint.Family
  /// What labels and symbols are drawn through: the matrix of the colour beneath them.
  public var contentMatrix: ColorMatrix
  /// Opacity of the black layer below everything in front of which it opens (alerts); 0 for most.
  public var behindDimming: Double
  /// The radius of its continuous corners in points where the system fixes one.
  public var cornerRadius: Double?
  public var provenance: Provenance
  /// A remark about settings that do not apply; nil where all do.
  public var notes: [GlassNote]

  /// A Boolean value indicating whether nothing of it is to be drawn.
  public var drawsNothing: Bool { variant == .identity }
}
