// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The numbers that draw one piece of glass: the inputs of the glass filter and of its rim light, grouped by the pass
/// that reads them.
///
/// Lengths are in points, angles in radians, opacities 0…1; colours are gamma-encoded and may leave 0…1. Distances
/// are signed, negative inside the shape. Amounts of refraction are displacements along the outward normal: negative
/// ones fetch content from further in.
package struct GlassParameters: Hashable, Sendable {
  package var capture = Capture()
  package var blur = Blur()
  package var blurFill = BlurFill()
  package var innerRefraction = Refraction()
  package var outerRefraction = OuterRefraction()
  package var face = Face()
  package var bleed = Bleed()
  package var shadow = Shadow()
  package var ringShadow = RingShadow()
  package var edgeLine = EdgeLine()
  package var rim = Rim()
  package var tone = Tone()
  /// The share by which the gradient of the distance field turns toward an ellipse's, 0…1; the distances stay as they are.
  package var ovalization = 0.0

  package init() {}

  /// The copy of the backdrop that the glass samples.
  package struct Capture: Hashable, Sendable {
    /// The scale of the capture, in captured pixels per pixel: 1/8, 1/4 or 1/2.
    package var scale = 0.5
    /// The distance in points by which the capture extends beyond the shape.
    package var margin = 0.0
    package init() {}
  }

  /// The blur of the backdrop: at each depth the radius times a factor, piecewise linear through (distance, opacity).
  package struct Blur: Hashable, Sendable {
    /// The radius where the factor is 1.
    package var radius = 0.0
    /// The factors for the radius at the four distances, 0…1.
    package var opacities = SIMD4<Double>(repeating: 0)
    /// The four distances from the edge, negative inside.
    package var distances = SIMD4<Double>(repeating: 0)
    package init() {}
  }

  /// A wide blur w that is mixed into the blurred backdrop c, channel by channel:
  ///
  ///     m = min(c, w)·darken + max(c, w)·lighten + c·(1 - darken - lighten)
  ///     result = m + (w - m)·normal
  package struct BlurFill: Hashable, Sendable {
    /// The radius of the wide blur.
    package var radius = 0.0
    package var normal = 0.0
    package var lighten = 0.0
    package var darken = 0.0
    package init() {}
  }

  /// A displacement that falls along a quarter circle, from `amount` at the edge to 0 at the depth `height`.
  package struct Refraction: Hashable, Sendable {
    /// The displacement at the edge.
    package var amount = 0.0
    /// The depth at which the displacement ends; 0 switches refraction off.
    package var height = 0.0
    package init() {}
  }

  /// A second, displaced sample of the content, mixed in between two distances.
  package struct OuterRefraction: Hashable, Sendable {
    package var refraction = Refraction()
    /// The greatest weight of the sample.
    package var opacity = 0.0
    /// The distances at which the weight is 0 and at which it reaches `opacity`.
    package var distance0 = 0.0
    package var distance1 = 0.0
    package init() {}
  }

  /// The remapping of the backdrop's colours on the face of the glass.
  package struct Face: Hashable, Sendable {
    /// The opacity of the remapped colour over the blurred backdrop.
    package var opacity = 1.0
    /// The remapping of luma and saturation.
    package var levels = LumaLevels()
    /// The straight RGBA colour drawn over the remapped colour.
    package var fill = SIMD4<Double>(repeating: 0)
    /// The luma above which highlights are compressed on a display of standard range; 1 leaves them.
    package var maximumLuma = 1.0
    package init() {}

    /// The chroma that a fully compressed highlight gains, as a share of its own chroma.
    package static var chromaBoost: Double { 0.3 }
  }

  /// The average colour of the surroundings, which spills onto the face between two distances.
  package struct Bleed: Hashable, Sendable {
    /// The displacement with which the surroundings are sampled.
    package var refraction = Refraction()
    /// The radius of the blur that averages the surroundings.
    package var blurRadius = 0.0
    /// The greatest weight of the bleed.
    package var opacity = 0.0
    /// The distances at which the weight is 0 and at which it is greatest.
    package var distance0 = 1.0
    package var distance1 = 0.0
    /// A Boolean value indicating whether the bleed acts on light faces; where false, it acts on dark ones. The
    /// weight grows with the fourth power of the face's luma, or of 1 less the luma.
    package var darkens = true
    /// The remapping of the surroundings' average.
    package var levels = LumaLevels()
    package init() {}
  }

  /// The shadow beneath the glass.
  package struct Shadow: Hashable, Sendable {
    package var opacity = 0.0
    /// The radius of the soft edge; the shadow ends at twice the radius.
    package var radius = 0.0
    /// The offset, y down.
    package var offset = SIMD2<Double>(0, 0)
    /// The straight RGBA colour of the shadow.
    package var fill = SIMD4<Double>(repeating: 0)
    /// The remapping of the backdrop's colours in the shadow.
    package var levels = LumaLevels()
    /// The share of the backdrop in the shadow's colour; 0 gives the fill alone.
    package var vibrancy = 0.0
    /// The displacement with which the backdrop in the shadow is sampled.
    package var refraction = Refraction()
    /// The radius of the blur of the backdrop in the shadow.
    package var blurRadius = 0.0
    package init() {}
  }

  /// A soft dark band inside the edge.
  package struct RingShadow: Hashable, Sendable {
    package var opacity = 0.0
    /// The offset downward.
    package var offset = 0.0
    /// The width of the band.
    package var strokeWidth = 0.0
    /// The standard deviation of the blur of the band's edges.
    package var blurRadius = 0.0
    /// The share of the shadow that the shape masks; 1 keeps all of it inside.
    package var mask = 1.0
    package init() {}
  }

  /// The line at the edge that the glass filter darkens or lightens; an amount or a height of 0 draws none.
  package struct EdgeLine: Hashable, Sendable {
    /// The strength s of the highlight curve v / (1 + (1/s - 2)(1 - v)); 0.5 leaves v as it is, 0 draws none.
    package var amount = 0.0
    /// The direction of the light in radians; π/2 points along +x.
    package var angle = 0.0
    /// The angle between the edge's normal and the light at which the line ends.
    package var spread = 0.0
    /// The width of the line.
    package var height = 0.0
    /// The inset of the line from the edge; a negative one moves the line outside the shape.
    package var offset = 0.0
    /// The brightening of colours along the line; negative values darken.
    package var colorBias = 0.0
    package init() {}
  }

  /// The light on the rim: a key light from above and a fill light from below.
  package struct Rim: Hashable, Sendable {
    /// The opacity of both lights; 0 draws none.
    package var opacity = 0.0
    /// The depth that the light reaches.
    package var height = 1.0
    /// The strength of the highlight curve, see `EdgeLine.amount`.
    package var amount = 0.5
    /// The direction of the key light in radians, 0 from above; the fill light comes from the opposite side.
    package var angle = 0.0
    /// The angle between the edge's normal and the light at which the light ends.
    package var spread = 0.0
    /// The fall of the light over the depth: 0 is even, 1 falls linearly from the edge.
    package var curvature = 0.75
    package var diffuse = Diffuse()
    /// The matrix that the light applies to the colour beneath.
    package var matrix = ColorMatrix.identity
    /// The highest value a channel may reach.
    package var clamp = 1.0
    package init() {}

    /// A weaker, deeper copy of each light.
    package struct Diffuse: Hashable, Sendable {
      /// The factor for the amount.
      package var amountScale = 0.15
      /// The factor for the height.
      package var heightScale = 8.0
      /// The factor for the spread's cosine.
      package var spreadScale = 0.65
      package init() {}
    }
  }

  /// The final limits on the colours of the glass.
  package struct Tone: Hashable, Sendable {
    /// The factor for the colours inside the glass, and so the value of white, on a display of standard range; 1 leaves them.
    package var holdingWhite = 1.0
    /// The distances at which `holdingWhite` applies fully and at which it ends.
    package var distance0 = 0.0
    package var distance1 = 0.0
    /// The highest value of a channel.
    package var clamp = 1.0
    /// A Boolean value indicating whether a colour above `clamp` is scaled down as a whole instead of channel by channel.
    package var clampPreservesHue = false
    package init() {}

    /// The lowest value of a channel.
    package static var floor: Double { -0.75 }
  }
}
