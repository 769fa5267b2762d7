// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// Everything that draws one piece of glass: the inputs of the glass filter and of its rim light, by the pass that
/// reads them.
///
/// Lengths in points, angles in radians, opacities 0…1; colours are gamma-encoded and may leave 0…1. Amounts of
/// refraction are displacements along the outward normal: negative ones fetch content from further in.
public struct GlassParameters: Hashable, Sendable {
  public var capture = Capture()
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
  /// The share by which the distance field's gradient turns toward an ellipse's, 0…1; distances do not
  /// change.
  public var ovalization = 0.0

  public init() {}

  /// The copy of the backdrop that the glass samples.
  public struct Capture: Hashable, Sendable {
    /// Captured pixels per pixel: 1/8, 1/4 or 1/2.
    public var scale = 0.5
    /// The distance in points by which the capture extends beyond the shape.
    public var margin = 0.0
    public init() {}
  }

  /// The blur along the depth: piecewise linear through (distance, opacity), times the radius.
  public struct Blur: Hashable, Sendable {
    public var radius = 0.0
    /// Parts of the radius at the four distances.
    public var opacities = SIMD4<Double>(repeating: 0)
    /// Signed distances, negative inside.
    public var distances = SIMD4<Double>(repeating: 0)
    public init() {}
  }

  /// A wide blur mixed in, darker and lighter parts separately.
  public struct BlurFill: Hashable, Sendable {
    public var radius = 0.0
    public var normal = 0.0
    public var lighten = 0.0
    public var darken = 0.0
    public init() {}
  }

  /// A displacement that falls along a quarter circle from `amount` at the edge to nothing at depth `height`.
  public struct Refraction: Hashable, Sendable {
    public var amount = 0.0
    /// 0 switches it off.
    public var height = 0.0
    public init() {}
  }

  /// A second look at the content, mixed in between two distances.
  public struct OuterRefraction: Hashable, Sendable {
    public var refraction = Refraction()
    public var opacity = 0.0
    public var distance0 = 0.0
    public var distance1 = 0.0
    public init() {}
  }

  /// The remapping of the backdrop's colours on the face of the glass.
  public struct Face: Hashable, Sendable {
    public var opacity = 1.0
    public var levels = LumaLevels()
    /// Straight RGBA drawn over the remapped colour.
    public var fill = SIMD4<Double>(repeating: 0)
    /// Highlights are compressed above this luma on a display of standard range; 1 leaves them.
    public var maximumLuma = 1.0
    public init() {}

    /// The chroma that a fully compressed highlight gains, as a share of its own.
    package static var chromaBoost: Double { 0.3 }
  }

  /// The surroundings' average colour that spills onto the face.
  public struct Bleed: Hashable, Sendable {
    public var refraction = Refraction()
    public var blurRadius = 0.0
    public var opacity = 0.0
    public var distance0 = 1.0
    public var distance1 = 0.0
    /// A Boolean value indicating whether it acts on light faces (and not on dark ones).
    public var darkens = true
    public var levels = LumaLevels()
    public init() {}
  }

  /// The shadow beneath the glass.
  public struct Shadow: Hashable, Sendable {
    public var opacity = 0.0
    public var radius = 0.0
    public var offset = SIMD2<Double>(0, 0)
    /// Straight RGBA.
    public var fill = SIMD4<Double>(repeating: 0)
    public var levels = LumaLevels()
    /// The share of the backdrop in the shadow's colour; 0 is the fill alone.
    public var vibrancy = 0.0
    public var refraction = Refraction()
    public var blurRadius = 0.0
    public init() {}
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
    public init() {}
  }

  /// The line at the edge that the filter itself darkens or lightens; an amount or a height of 0 draws none.
  public struct EdgeLine: Hashable, Sendable {
    public var amount = 0.0
    /// The direction of the light in radians; π/2 points along +x.
    public var angle = 0.0
    public var spread = 0.0
    public var height = 0.0
    public var offset = 0.0
    /// Negative darkens.
    public var colorBias = 0.0
    public init() {}
  }

  /// The light on the rim: a key light from above and a fill light from below.
  public struct Rim: Hashable, Sendable {
    /// 0 draws none.
    public var opacity = 0.0
    public var height = 1.0
    public var amount = 0.5
    /// The direction of the key light in radians, 0 from above; the fill light comes from the opposite side.
    public var angle = 0.0
    public var spread = 0.0
    public var curvature = 0.75
    public var diffuse = Diffuse()
    /// The matrix that the light applies to the colour beneath.
    public var matrix = ColorMatrix.identity
    /// The highest value a channel may reach.
    public var clamp = 1.0
    public init() {}

    /// A weaker, deeper copy of each light.
    public struct Diffuse: Hashable, Sendable {
      public var amountScale = 0.15
      public var heightScale = 8.0
      /// The factor for the spread's cosine.
      public var spreadScale = 0.65
      public init() {}
    }
  }

  /// The final limits on the colours of the glass.
  public struct Tone: Hashable, Sendable {
    /// The value that white is lowered to on a display of standard range; 1 leaves it.
    public var holdingWhite = 1.0
    public var distance0 = 0.0
    public var distance1 = 0.0
    /// The highest value of a channel.
    public var clamp = 1.0
    /// Scales a colour down instead of cutting its channels.
    public var clampPreservesHue = false
    public init() {}

    /// The lowest value of a channel.
    package static var floor: Double { -0.75 }
  }
}
