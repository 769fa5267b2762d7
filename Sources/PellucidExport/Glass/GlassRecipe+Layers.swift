// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// The rim and the shadow of a piece of glass, as shadows of a style sheet.
struct GlassLayers: Hashable, Sendable {
  /// The colour of the two lights on the rim; clear where there are none.
  let rim: EncodedColor
  /// The direction from which the brighter light comes, as the offset of an inner shadow in points, y down.
  let light: SIMD2<Double>
  /// The shadow beneath the glass.
  let shadow: Shadow

  /// A shadow with the lengths of CSS, in points.
  struct Shadow: Hashable, Sendable {
    let offset: SIMD2<Double>
    /// Twice the standard deviation.
    let blur: Double
    let color: EncodedColor
  }
}

extension GlassRecipe {
  /// The standard deviation of a blur, in points for a radius of 1 point. Measured at an edge behind clear glass: 17.5 points for a
  /// radius of 8.
  private static let sigmaPerRadius = 2.19

  /// The standard deviation of the one blur that comes near those of the glass, in points: the mean of the wide blur and of the blur by
  /// depth, by their shares. At edges behind regular glass it differs from the nearest by up to 2 points.
  var sigmaInPoints: Double {
    let (blur, fill) = (parameters.blur, parameters.blurFill)
    let share = fill.normal + (1 - fill.normal) * (fill.lighten + fill.darken) / 2
    let points = (0..<4).map { SIMD2(blur.distances[$0], blur.opacities[$0]) }
    let depths = 32
    let factor =
      (0..<depths).reduce(0.0) { sum, depth in
        sum + Piecewise.value(points, at: -shorterSide / 2 * (Double(depth) + 0.5) / Double(depths))
      } / Double(depths)
    return Self.sigmaPerRadius * (share * fill.radius + (1 - share) * blur.radius * factor)
  }

  /// The colour of the line around the glass under Increase Contrast; nil where the rim has lights instead.
  var border: EncodedColor? {
    parameters.rim.spread >= 3.14 && parameters.rim.opacity > 0 ? rimColor : nil
  }

  /// Rim and shadow.
  var layers: GlassLayers {
    let (rim, shadow) = (parameters.rim, parameters.shadow)
    let angle = Elementary.degrees(ofRadians: rim.angle)
    // The edge of the shadow ends at twice its radius; its slope is that of a Gaussian of 0.71 radii.
    return GlassLayers(
      rim: border == nil && rim.opacity > 0 ? rimColor : EncodedColor(white: 0, alpha: 0),
      light: SIMD2(-Elementary.sine(degrees: angle), Elementary.cosine(degrees: angle)) * rim.height,
      shadow: GlassLayers.Shadow(
        offset: shadow.offset, blur: 2 * 0.71 * shadow.radius,
        color: EncodedColor(
          red: Float(shadow.fill.x), green: Float(shadow.fill.y), blue: Float(shadow.fill.z),
          alpha: Float(shadow.fill.w * shadow.opacity))))
  }

  /// The flat colour that comes nearest to the light of the rim, as strong as the light is on average over its height.
  private var rimColor: EncodedColor {
    let rim = parameters.rim
    let pairs = surfaces(over: FlatBackdrops.colors).map { surface in
      let lit = SIMD3<Double>(
        rim.matrix.applied(to: SIMD4(Float(surface.x), Float(surface.y), Float(surface.z), 1)))
      return (surface: surface, ink: lit.limited)
    }
    var color = FlatInk(pairs).color
    color.alpha *= Float(rim.opacity * (1 - rim.curvature / 2))
    return color
  }
}
