// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A property of a foreground that leaves it without a verdict.
package enum ForegroundObstacle: CaseIterable, Hashable, Sendable {
  /// None of its pixels is seen.
  case unseen
  /// The foreground is drawn in no colour.
  case withoutInk
  /// Its layers may lie over each other.
  case overlappingLayers
  /// The foreground is drawn with a blend mode of its own.
  case blendMode
  /// The foreground casts a shadow around itself.
  case shadow
  /// Its colour lies outside the gamut, which the layer of its own that it is drawn in does not keep.
  case outsideGamut
  /// The kind of surface that it lies on changes with what is behind the glass.
  case changingGround
}

/// A property of another layer that leaves a foreground without a verdict.
package enum LayerObstacle: CaseIterable, Hashable, Sendable {
  /// The layer is drawn over the foreground.
  case drawnOver
  /// Its shadow reaches the foreground.
  case shadowOver
  /// A group around the foreground that is mixed as a whole with what lies below.
  case mixedGroup
  /// A flat layer with a blend mode in a group that is transparent there.
  case blendModeInTransparentGroup
  /// A text or symbol below lies in a group that is mixed or cut.
  case inMixedGroup
  /// A text or symbol that is drawn below.
  case inkBelow
  /// A layer lies below a part of the foreground only.
  case belowPart
  /// Only its shadow lies below.
  case shadowBelow
  /// A flat layer that its own shadow shows through.
  case shadowThroughFill
  /// A flat layer that is drawn in a layer of its own, which changes its colour.
  case ownLayer
  /// A vibrant fill that lets through what lies below.
  case translucentVibrantFill
  /// A gradient that lets through what lies below.
  case translucentGradient
  /// A material that is mixed by a blend mode.
  case blendedMaterial
  /// Glass that is mixed as a whole with what lies below.
  case mixedGlass
  /// Glass whose proportions a transform changes.
  case stretchedGlass
  /// Glass whose outline is blurred.
  case blurredGlass
  /// Glass whose edge, where light is bent, is near.
  case glassEdge
  /// Glass that pieces of other tints join there.
  case joiningTints
  /// A lens that lies below.
  case lensBelow
  /// A lens that the foreground is seen through.
  case bendingLens
}
