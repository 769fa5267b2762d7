// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The numbers that draw one piece of glass, by the pass that reads them.
///
/// Lengths in pixels, angles in radians, opacities 0…1; colours are gamma-encoded and may leave 0…1. Amounts of
/// refraction are displacements along the outward normal: negative ones fetch content from further in.
public struct PixelGlass: Hashable, Sendable {
  public var blur = Blur()
  public var blurFill = BlurFill()
  public var innerRefraction = Refraction()
  public var outerRefraction = OuterRefraction()
  public var face = Face()
  public var bleed = Bleed()
  public var shadow = Shadow()
  public var ringShadow = RingShadow()
  public var edgeLine = EdgeLine()
  public var rim = Rim()
  public var tone = Tone()

  /// Glass that changes nothing.
  package init() {}

  /// The blur along the depth: piecewise linear through (distance, opacity), times the radius.
  public struct Blur: Hashable, Sendable {
    public var radius = 0.0
    /// Parts of the radius at the four distances.
    public var opacities = SIMD4<Double>(repeating: 0)
    /// Signed distances, negative inside.
    public var distances = SIMD4<Double>(repeating: 0)
  }

  /// A wide blur mixed in, darker and lighter parts separately.
  public struct BlurFill: Hashable, Sendable {
    public var radius = 0.0
    public var normal = 0.0
    public var lighten = 0.0
    public var darken = 0.0
  }

  /// A displacement that falls along a quarter circle from `amount` at the edge to nothing at depth `height`.
  public struct Refraction: Hashable, Sendable {
    public var amount = 0.0
    /// 0 switches it off.
    public var height = 0.0
  }

  /// A second look at the content, mixed in between two distances.
  public struct OuterRefraction: Hashable, Sendable {
    public var refraction = Refraction()
    public var opacity = 0.0
    public var distance0 = 0.0
    public var distance1 = 0.0
  }

  /// The changes of the colours behind the face.
  public struct Face: Hashable, Sendable {
    public var opacity = 1.0
    public var levels = LumaLevels()
    /// Straight RGBA drawn over the remapped colour.
    public var fill = SIMD4<Double>(repeating: 0)
    /// Highlights are compressed above this luma; 1 leaves them.
    public var maximumLuma = 1.0
    /// The part of chroma that a fully compressed highlight gains.
    public var chromaBoost = 0.0
  }

  /// The surroundings' average colour that spills onto the face.
  public struct Bleed: Hashable, Sendable {
    public var refraction = Refraction()
    public var blurRadius = 0.0
    public var opacity = 0.0
    public var distance0 = 1.0
    public var distance1 = 0.0
    /// A Boolean value that is true where it acts on light faces (and not on dark ones).
    public var darkens = true
    public var levels = LumaLevels()
  }

  /// The shadow beneath the glass.
  public struct Shadow: Hashable, Sendable {
    public var opacity = 0.0
    public var radius = 0.0
    public var offset = SIMD2<Double>(0, 0)
    /// Straight RGBA.
    public var fill = SIMD4<Double>(repeating: 0)
    public var levels = LumaLevels()
    /// The part of it that is made of the backdrop: 0 is the fill alone.
    public var vibrancy = 0.0
    public var refraction = Refraction()
    public var blurRadius = 0.0
  }

  /// A soft dark band inside the edge.
  public struct RingShadow: Hashable, Sendable {
    public var opacity = 0.0
    /// Downward.
    public var offset = 0.0
    public var strokeWidth = 0.0
    public var blurRadius = 0.0
    /// 1 keeps it inside the shape.
    public var mask = 1.0
  }

  /// The line at the edge, darker or lighter than the face; an amount or a height of 0 draws none.
  public struct EdgeLine: Hashable, Sendable {
    public var amount = 0.0
    /// The direction of the light; π/2 points along +x.
    public var angle = 0.0
    public var spread = 0.0
    public var height = 0.0
    public var offset = 0.0
    /// Negative darkens.
    public var colorBias = 0.0
  }

  /// The light on the rim: a key light from above and a fill light from below.
  public struct Rim: Hashable, Sendable {
    /// 0 draws none.
    public var opacity = 0.0
    public var height = 1.0
    public var amount = 0.5
    /// The direction of the key light, 0 from above; the fill light comes from the other side.
    public var angle = 0.0
    public var spread = 0.0
    public var curvature = 0.75
    public var diffuse = Diffuse()
    /// The light's colour from the colour beneath.
    public var matrix = ColorMatrix.identity
    /// The highest value a channel may reach.
    public var clamp = 1.0

    /// A weaker, deeper copy of each light.
    public struct Diffuse: Hashable, Sendable {
      public var amountScale = 0.15
      public var heightScale = 8.0
      /// A factor of the spread's cosine.
      public var spreadScale = 0.65
    }
  }

  /// The last step: the white of the display and the range of the channels.
  public struct Tone: Hashable, Sendable {
    /// The value that white becomes; 1 leaves it.
    public var holdingWhite = 1.0
    public var distance0 = 0.0
    public var distance1 = 0.0
    /// The highest and the lowest value of a channel.
    public var clamp = 1.0, floor = 0.0
    /// A Boolean value that is true where colours outside the gamut are scaled down instead of clamped by
    /// channel.
    public var clampPreservesHue = false
  }
}
