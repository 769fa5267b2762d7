// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The parameters of one piece of glass, grouped by the pass that reads them.
///
/// Lengths are in pixels, angles in radians and opacities in 0…1; colours are encoded and may lie outside 0…1. Amounts
/// of refraction are displacements along the outward normal: negative amounts fetch content from further inside.
package struct PixelGlass: Hashable, Sendable {
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

  /// Creates parameters of glass that changes nothing.
  package init() {}

  /// The blur as a function of depth: the radius times an opacity that is piecewise linear through four (distance,
  /// opacity) pairs.
  package struct Blur: Hashable, Sendable {
    /// The radius that the opacities scale.
    package var radius = 0.0
    /// The fractions of the radius at the four distances.
    package var opacities = SIMD4<Double>(repeating: 0)
    /// The signed distances to the edge, negative inside.
    package var distances = SIMD4<Double>(repeating: 0)
  }

  /// A wide blur that is mixed in, with separate weights for darker and lighter parts.
  package struct BlurFill: Hashable, Sendable {
    /// The radius of the wide blur.
    package var radius = 0.0
    /// The weight of the wide blur itself, regardless of brightness.
    package var normal = 0.0
    /// The weight of the lighter of both blurs, per channel.
    package var lighten = 0.0
    /// The weight of the darker of both blurs, per channel.
    package var darken = 0.0
  }

  /// A displacement that falls along a quarter circle from `amount` at the edge to zero at depth `height`.
  package struct Refraction: Hashable, Sendable {
    /// The displacement at the edge.
    package var amount = 0.0
    /// The depth; 0 switches the refraction off.
    package var height = 0.0
  }

  /// A second, differently refracted sample of the content, mixed in between two distances.
  package struct OuterRefraction: Hashable, Sendable {
    package var refraction = Refraction()
    package var opacity = 0.0
    /// The signed distances between which the weight rises from 0 to `opacity`.
    package var distance0 = 0.0
    package var distance1 = 0.0
  }

  /// The colour changes of the backdrop behind the face.
  package struct Face: Hashable, Sendable {
    package var opacity = 1.0
    package var levels = LumaLevels()
    /// A straight RGBA colour composited over the remapped colour.
    package var fill = SIMD4<Double>(repeating: 0)
    /// The luma to which white is compressed; 1 disables the compression of highlights.
    package var maximumLuma = 1.0
    /// The relative gain of chroma in fully compressed highlights.
    package var chromaBoost = 0.0
  }

  /// The average colour of the surroundings that spills onto the face.
  package struct Bleed: Hashable, Sendable {
    package var refraction = Refraction()
    package var blurRadius = 0.0
    package var opacity = 0.0
    /// The signed distances at which the weight is 0 and 1.
    package var distance0 = 1.0
    package var distance1 = 0.0
    /// A Boolean value that is true where the bleed affects light faces, and false where it affects dark ones.
    package var darkens = true
    package var levels = LumaLevels()
  }

  /// The shadow beneath the glass.
  package struct Shadow: Hashable, Sendable {
    package var opacity = 0.0
    /// The softness of the edge: √2 standard deviations of its Gaussian.
    package var radius = 0.0
    package var offset = SIMD2<Double>(0, 0)
    /// The fill, as straight RGBA.
    package var fill = SIMD4<Double>(repeating: 0)
    package var levels = LumaLevels()
    /// The fraction of the shadow that consists of the remapped backdrop; 0 is the fill alone.
    package var vibrancy = 0.0
    /// The displacement of the backdrop that a shadow with vibrancy shows.
    package var refraction = Refraction()
    /// The blur of the backdrop that a shadow with vibrancy shows.
    package var blurRadius = 0.0
  }

  /// A soft dark band inside the edge.
  package struct RingShadow: Hashable, Sendable {
    package var opacity = 0.0
    /// The offset downward, in pixels.
    package var offset = 0.0
    /// The width of the band before it is blurred.
    package var strokeWidth = 0.0
    /// The standard deviation of the blur.
    package var blurRadius = 0.0
    /// The clipping to the shape's coverage: 1 keeps the shadow inside the shape.
    package var mask = 1.0
  }

  /// The line along the edge, darker or lighter than the face. An amount or a height of 0 draws none.
  package struct EdgeLine: Hashable, Sendable {
    /// The strength; ½ leaves the profile of the line unchanged.
    package var amount = 0.0
    /// The direction of the light; π/2 points along +x.
    package var angle = 0.0
    /// The angle from the light's direction up to which edges receive it.
    package var spread = 0.0
    /// The extent of the band in depth.
    package var height = 0.0
    /// The depth at which the band starts; a negative offset starts it outside the edge.
    package var offset = 0.0
    /// The bias of the line's brightness; negative values darken.
    package var colorBias = 0.0
  }

  /// The light on the rim: a key light from above and a fill light from below.
  package struct Rim: Hashable, Sendable {
    /// The opacity; 0 draws no light.
    package var opacity = 0.0
    /// The extent of the light in depth.
    package var height = 1.0
    /// The strength; ½ leaves the profile of the light unchanged.
    package var amount = 0.5
    /// The direction of the key light, 0 from above. The fill light comes from the opposite side.
    package var angle = 0.0
    /// The angle from the direction of a light up to which edges receive it.
    package var spread = 0.0
    /// The profile over the depth: 0 is constant and 1 falls linearly.
    package var curvature = 0.75
    package var diffuse = Diffuse()
    /// The matrix that computes the light's colour from the colour below.
    package var matrix = ColorMatrix.identity
    /// The highest value that a channel may reach.
    package var clamp = 1.0

    /// A weaker, deeper copy of each light.
    package struct Diffuse: Hashable, Sendable {
      /// The factor of the amount.
      package var amountScale = 0.15
      /// The factor of the height.
      package var heightScale = 8.0
      /// The factor of the cosine of the spread.
      package var spreadScale = 0.65
    }
  }

  /// The last step: the white of the display and the range of the channels.
  package struct Tone: Hashable, Sendable {
    /// The encoded value that white becomes; 1 changes nothing.
    package var holdingWhite = 1.0
    /// The signed distances between which the white rises from `holdingWhite` to 1.
    package var distance0 = 0.0
    package var distance1 = 0.0
    /// The highest and the lowest value of a channel.
    package var clamp = 1.0, floor = 0.0
    /// A Boolean value that is true where colours above the clamp are scaled down as a whole, and false where each
    /// channel is clamped separately.
    package var clampPreservesHue = false
  }
}
