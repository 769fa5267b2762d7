// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The effects of a lens beyond its glass: it displaces the content below and its own labels, and disperses
/// colours.
///
/// Sampled from the top: the glass's inner refraction, then `backdrop` for what lies below; for the copy of the labels
/// `content`, then `label`. Lengths in points, angles in radians.
package struct LensParameters: Hashable, Sendable {
  /// Moves content along the outward normal.
  package struct Displacement: Hashable, Sendable {
    /// Positive fetches from further out.
    package var amount = 0.0
    /// Depth at which nothing moves any more; 0 switches it off.
    package var height = 0.0
    /// 1: a quarter circle; 0: flat.
    package var curvature = 1.0

    package init(amount: Double = 0, height: Double = 0) { (self.amount, self.height) = (amount, height) }
  }

  /// Seven taps along the turned normal, red ahead and blue behind.
  package struct Dispersion: Hashable, Sendable {
    package var amount = 0.0
    /// The start of the profile, inward from the edge; beyond half the lens the amount is the same all over.
    package var offset = 0.0
    package var angle = 0.0
    /// It fades from one opacity at one signed distance to the other at the other.
    package var edgeStart = 0.0, edgeEnd = 0.0
    package var edgeOpacityStart = 1.0, edgeOpacityEnd = 0.0
    package init() {}
  }

  /// The lens's own shape shifted down, subtracted from it and blurred.
  package struct InnerShadow: Hashable, Sendable {
    package var opacity = 0.06
    /// Downward.
    package var offset = 7.0
    /// Standard deviation in points.
    package var sigma = 3.0
    package init() {}
  }

  /// The displacement of the content below, while the lens is lifted and while it rests.
  package var backdrop = Displacement()
  /// The displacement of the lens's copy of the labels.
  package var label = Displacement()
  /// The second displacement, of the labels that are displaced already.
  package var content = Displacement()
  package var dispersion = Dispersion()
  package var innerShadow = InnerShadow()
  /// The scale factor of the items in the lens.
  package var magnification = 1.0
  /// The scale factor of the content below the lens, about its centre.
  package var backdropMagnification = 1.0

  package init() {}
}
