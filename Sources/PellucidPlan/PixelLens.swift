// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The numbers that a lens adds to its glass. Lengths in pixels.
package struct PixelLens: Hashable, Sendable {
  /// Moves what lies below the lens, after the glass's own inner refraction.
  package var backdrop: Displacement
  /// The factor by which what lies below is seen larger, about the lens's middle.
  package var magnification: Double
  package var innerShadow: InnerShadow

  /// Moves content along the outward normal.
  package struct Displacement: Hashable, Sendable {
    /// Positive fetches from further out.
    package var amount: Double
    /// The depth at which nothing moves any more; 0 switches it off.
    package var height: Double
    /// 1: a quarter circle; 0: flat.
    package var curvature: Double
  }

  /// The lens's own shape shifted down, subtracted from it and blurred.
  package struct InnerShadow: Hashable, Sendable {
    package var opacity: Double
    /// Downward.
    package var offset: Double
    package var sigma: Double
  }
}

/// The labels seen through a lens: how the layer that holds them joins what lies below. Lengths in pixels.
package struct LensEnd: Hashable, Sendable {
  package var shapes: GlassShapes
  /// Move the labels one after another, the one on top first.
  package var displacements: [PixelLens.Displacement]
  package var dispersion: Dispersion

  /// Seven taps along the turned normal, red ahead and blue behind.
  package struct Dispersion: Hashable, Sendable {
    package var amount: Double
    /// The depth at which the profile starts, counted inward from the edge; beyond half the lens the amount is even.
    package var offset: Double
    /// The angle, in radians.
    package var angle: Double
    /// The signed distances between which it fades from one opacity to the other.
    package var edgeStart: Double, edgeEnd: Double
    package var edgeOpacityStart: Double, edgeOpacityEnd: Double
  }
}
