// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The numbers that draw one piece of glass, by the pass that reads them.
///
/// Lengths in pixels, angles in radians, opacities 0…1; colours are gamma-encoded and may leave 0…1. Amounts of
/// refraction are displacements along the outward normal: negative ones fetch content from further in.
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

  /// Glass that changes nothing.
  package init() {}

  /// The blur along the depth: piecewise linear through (distance, opacity), times the radius.
  package struct Blur: Hashable, Sendable {
    package var radius = 0.0
    /// Parts of the radius at the four distances.
    package var opacities = SIMD4<Double>(repeating: 0)
    /// Signed distances, negative inside.
    package var distances = SIMD4<Double>(repeating: 0)
  }

  /// A wide blur mixed in, darker and lighter parts separately.
  package struct BlurFill: Hashable, Sendable {
    package var radius = 0.0
    package var normal = 0.0
    package var lighten = 0.0
    package var darken = 0.0
  }

  /// A displacement that falls along a quarter circle from `amount` at the edge to nothing at depth `height`.
  package struct Refraction: Hashable, Sendable {
    package var amount = 0.0
    /// 0 switches it off.
    package var height = 0.0
  }

  /// A second look at the content, mixed in between two distances.
  package struct OuterRefraction: Hashable, Sendable {
    package var refraction = Refraction()
    package var opacity = 0.0
    package var distance0 = 0.0
    package var distance1 = 0.0
  }

  /// The changes of the colours behind the face.
  package struct Face: Hashable, Sendable {
    package var opacity = 1.0
    package var levels = LumaLevels()
    /// Straight RGBA drawn over the remapped colour.
    package var fill = SIMD4<Double>(repeating: 0)
    /// Highlights are compressed above this luma; 1 leaves them.
    package var maximumLuma = 1.0
    /// The part of chroma that a fully compressed highlight gains.
    package var chromaBoost = 0.0
  }

  /// The surroundings' average colour that spills onto the face.
  package struct Bleed: Hashable, Sendable {
    package var refraction = Refraction()
    package var blurRadius = 0.0
    package var opacity = 0.0
    package var distance0 = 1.0
    package var distance1 = 0.0
    /// A Boolean value that is true where it acts on light faces (and not on dark ones).
    package var darkens = true
    package var levels = LumaLevels()
  }

  /// The shadow beneath the glass.
  package struct Shadow: Hashable, Sendable {
    package var opacity = 0.0
    package var radius = 0.0
    package var offset = SIMD2<Double>(0, 0)
    /// Straight RGBA.
    package var fill = SIMD4<Double>(repeating: 0)
    package var levels = LumaLevels()
    /// The part of it that is made of the backdrop: 0 is the fill alone.
    package var vibrancy = 0.0
    package var refraction = Refraction()
    package var blurRadius = 0.0
  }

  /// A soft dark band inside the edge.
  package struct RingShadow: Hashable, Sendable {
    package var opacity = 0.0
    /// Downward.
    package var offset = 0.0
    package var strokeWidth = 0.0
    package var blurRadius = 0.0
    /// 1 keeps it inside the shape.
    package var mask = 1.0
  }

  /// The line at the edge, darker or lighter than the face; an amount or a height of 0 draws none.
  package struct EdgeLine: Hashable, Sendable {
    package var amount = 0.0
    /// The direction of the light; π/2 points along +x.
    package var angle = 0.0
    package var spread = 0.0
    package var height = 0.0
    package var offset = 0.0
    /// Negative darkens.
    package var colorBias = 0.0
  }

  /// The light on the rim: a key light from above and a fill light from below.
  package struct Rim: Hashable, Sendable {
    /// 0 draws none.
    package var opacity = 0.0
    package var height = 1.0
    package var amount = 0.5
    /// The direction of the key light, 0 from above; the fill light comes from the other side.
    package var angle = 0.0
    package var spread = 0.0
    package var curvature = 0.75
    package var diffuse = Diffuse()
    /// The light's colour from the colour beneath.
    package var matrix = ColorMatrix.identity
    /// The highest value a channel may reach.
    package var clamp = 1.0

    /// A weaker, deeper copy of each light.
    package struct Diffuse: Hashable, Sendable {
      package var amountScale = 0.15
      package var heightScale = 8.0
      /// A factor of the spread's cosine.
      package var spreadScale = 0.65
    }
  }

  /// The last step: the white of the display and the range of the channels.
  package struct Tone: Hashable, Sendable {
    /// The value that white becomes; 1 leaves it.
    package var holdingWhite = 1.0
    package var distance0 = 0.0
    package var distance1 = 0.0
    /// The highest and the lowest value of a channel.
    package var clamp = 1.0, floor = 0.0
    /// A Boolean value that is true where colours outside the gamut are scaled down instead of clamped by
    /// channel.
    package var clampPreservesHue = false
  }
}
