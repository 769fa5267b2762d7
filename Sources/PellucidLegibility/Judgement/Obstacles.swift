// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A property of a foreground that prevents a verdict.
package enum ForegroundObstacle: CaseIterable, Hashable, Sendable {
  /// No pixel of the foreground is visible.
  case unseen
  /// The foreground is drawn in no colour.
  case withoutInk
  /// The layers of the foreground may overlap.
  case overlappingLayers
  /// The foreground is composited with a blend mode other than source-over.
  case blendMode
  /// The foreground casts a shadow around itself.
  case shadow
  /// The colour of the foreground is outside the gamut and is clamped by the intermediate surface that the
  /// foreground is drawn on.
  case outsideGamut
  /// The kind of surface under the foreground depends on the backdrop of the glass.
  case changingGround
}

/// A property of another layer that prevents a verdict on a foreground.
package enum LayerObstacle: CaseIterable, Hashable, Sendable {
  /// The layer is drawn over the foreground.
  case drawnOver
  /// The shadow of the layer covers the foreground.
  case shadowOver
  /// The layer is a group around the foreground that is composited with its backdrop as a whole.
  case mixedGroup
  /// The layer is a group around the foreground whose picture is blurred, filtered, projected or cut by a mask.
  case changedGroup
  /// The layer is flat, with a blend mode, in a group that is transparent at this place.
  case blendModeInTransparentGroup
  /// The layer is a text or symbol below the foreground, in a group that is composited as a whole or clipped.
  case inMixedGroup
  /// The layer is a text or symbol below the foreground.
  case inkBelow
  /// The layer lies below a part of the foreground only.
  case belowPart
  /// Only the shadow of the layer lies below the foreground.
  case shadowBelow
  /// The layer is flat, and its own shadow shows through.
  case shadowThroughFill
  /// The layer is flat and drawn on an intermediate surface that changes its colour.
  case ownLayer
  /// The layer is a translucent vibrant fill.
  case translucentVibrantFill
  /// The layer is a translucent gradient.
  case translucentGradient
  /// The layer is a material composited with a blend mode other than source-over.
  case blendedMaterial
  /// The layer is glass that is composited with its backdrop as a whole.
  case mixedGlass
  /// The layer is glass with a transform that changes its proportions.
  case stretchedGlass
  /// The layer is glass with a blurred outline.
  case blurredGlass
  /// The layer is glass whose edge, where light is refracted, is too near.
  case glassEdge
  /// The layer is glass joined there by pieces with other tints.
  case joiningTints
  /// The layer is a lens below the foreground.
  case lensBelow
  /// The layer is a lens through which the foreground is seen.
  case bendingLens
}
