// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The parameters that a lens adds to its glass. Lengths are in pixels.
package struct PixelLens: Hashable, Sendable {
  /// The displacement of the content below the lens, after the glass's own inner refraction.
  package var backdrop: Displacement
  /// The magnification of the content below, about the middle of the lens.
  package var magnification: Double
  package var innerShadow: InnerShadow
  /// The bar below the lens; nil where the lens fetches from beyond everything below it.
  package var bar: GlassShapes?
  /// The depth inside the bar's edge at which places beyond it are mirrored.
  package var barDepth: Double

  /// A displacement of content along the outward normal.
  package struct Displacement: Hashable, Sendable {
    /// The displacement at the edge; positive amounts fetch content from further outside.
    package var amount: Double
    /// The depth at which the displacement ends; 0 switches it off.
    package var height: Double
    /// The profile of the displacement: 1 is a quarter circle and 0 is constant.
    package var curvature: Double
  }

  /// The shade under the upper edge: the lens's shape minus the same shape moved down, blurred.
  package struct InnerShadow: Hashable, Sendable {
    package var opacity: Double
    /// The offset downward, in pixels.
    package var offset: Double
    package var sigma: Double
  }
}

/// The end of a layer of labels that is seen through a lens. Lengths are in pixels.
package struct LensEnd: Hashable, Sendable {
  package var shapes: GlassShapes
  /// The displacements of the labels, applied one after another, topmost first.
  package var displacements: [PixelLens.Displacement]
  package var dispersion: Dispersion

  /// A dispersion of colours by seven samples along the rotated normal, red ahead and blue behind.
  package struct Dispersion: Hashable, Sendable {
    /// The displacement of the outermost samples, in pixels.
    package var amount: Double
    /// The depth from the edge up to which colours are dispersed; an offset beyond half the lens disperses all of it.
    package var offset: Double
    /// The rotation of the normal, in radians.
    package var angle: Double
    /// The signed distances between which the opacity of the undispersed picture changes from its start to its end
    /// value.
    package var edgeStart: Double, edgeEnd: Double
    package var edgeOpacityStart: Double, edgeOpacityEnd: Double
  }
}
