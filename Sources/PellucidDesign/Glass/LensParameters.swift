// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The effects of a lens beyond its glass: it displaces the content below and its own labels, and disperses colours.
///
/// The content below is sampled through the glass's inner refraction, then through `backdrop`; the copy of the labels
/// through `content`, then through `label`. Lengths are in points, angles in radians.
package struct LensParameters: Hashable, Sendable {
  /// A displacement of content along the outward normal.
  package struct Displacement: Hashable, Sendable {
    /// The displacement at the edge; positive values fetch from further out.
    package var amount = 0.0
    /// The depth at which the displacement ends; 0 switches it off.
    package var height = 0.0
    /// The profile: 1 is a quarter circle, 0 is flat.
    package var curvature = 1.0

    package init(amount: Double = 0, height: Double = 0) { (self.amount, self.height) = (amount, height) }
  }

  /// A dispersion of colours by seven samples along the rotated normal, from red ahead to blue behind.
  package struct Dispersion: Hashable, Sendable {
    /// The displacement of the outermost samples.
    package var amount = 0.0
    /// The depth inward from the edge up to which the samples are spread; more than half the lens's height means everywhere.
    package var offset = 0.0
    /// The rotation of the normal.
    package var angle = 0.0
    /// The signed distances between which the plain picture fades from one opacity to the other; the dispersed
    /// picture has the rest.
    package var edgeStart = 0.0, edgeEnd = 0.0
    package var edgeOpacityStart = 1.0, edgeOpacityEnd = 0.0
    package init() {}
  }

  /// A shadow inside the lens: the lens's shape, less a copy that is shifted down, blurred.
  package struct InnerShadow: Hashable, Sendable {
    package var opacity = 0.06
    /// The shift of the copy downward.
    package var offset = 7.0
    /// The standard deviation of the blur.
    package var sigma = 3.0
    package init() {}
  }

  /// The displacement of the content below, both while the lens is lifted and while it rests.
  package var backdrop = Displacement()
  /// The displacement of the lens's copy of the labels.
  package var label = Displacement()
  /// The second displacement of the labels, on top of `label`.
  package var content = Displacement()
  package var dispersion = Dispersion()
  package var innerShadow = InnerShadow()
  /// The scale factor of the items in the lens.
  package var magnification = 1.0
  /// The scale factor of the content below the lens, about the lens's centre.
  package var backdropMagnification = 1.0
  /// The depth inside the edge of a bar below at which the lens mirrors what it would fetch from beyond the bar.
  package var barDepth = 0.0

  package init() {}

  /// Removes what bends and disperses the labels.
  ///
  /// Chosen: the labels of controls stand near the edge of a lens that is not lifted, where they could not be read.
  package mutating func leaveLabelsSharp() {
    (content.amount, label.amount, dispersion.amount) = (0, 0, 0)
  }
}
