// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The transfer of Liquid Glass from the colours behind to the surface, at places deep enough inside the shape.
///
///     colour ─▶ blur, fill, refraction ─▶ face ─▶ spill ─▶ shade ─▶ clamp ─▶ rim's glow ─▶ surface
///
/// All steps up to the face sample mixtures of the backdrop, so that a place depends on one colour, which may be
/// any such mixture. The spill mixes in the average of the surroundings, a second colour that may be any mixture.
/// Shade and glow depend on the place, and are treated as any number in their ranges.
/// `Docs/Decisions/0011-what-the-bound-covers-on-glass.md` has the proof.
package struct GlassTransfer: Hashable, Sendable {
  /// The remapping of the colour behind the glass.
  package var face: GlassParameters.Face
  /// A Boolean value indicating whether a wide blur is mixed in by darken and lighten blends, which select a
  /// value in each channel separately.
  package var mixesChannelsAlone: Bool
  /// The spill of the surroundings onto the face.
  package var bleed: GlassParameters.Bleed
  /// The range of the factor of the bleed's opacity at the place, 0…1.
  package var spill: ClosedRange<Double>
  /// The range of the factor by which the ring shadow and the display's white level multiply a colour.
  package var shade: ClosedRange<Double>
  /// The white level and the clamp of the surface.
  package var tone: GlassParameters.Tone
  /// The light along the edge, and its matrix.
  package var rim: GlassParameters.Rim
  /// The largest share, 0…1, by which the soft light behind the rim mixes in the result of the rim's matrix.
  package var mostLight: Double

  /// A place inside glass, by its distance from the edge.
  package struct Place: Hashable, Sendable {
    /// The depth below the edge, in points; every pixel of the place is at least as deep.
    package var depth: Double
    /// The depth of the place in the shape moved by the offset of the ring shadow, in points; 0 where it is not known.
    package var depthOfRing: Double

    package init(depth: Double, depthOfRing: Double = 0) {
      (self.depth, self.depthOfRing) = (depth, depthOfRing)
    }
  }

  /// Computes the ranges at a place from the glass parameters.
  ///
  /// - Parameters:
  ///   - parameters: The parameters, with lengths in points.
  ///   - place: A place at least as deep as `leastDepth`.
  ///   - pixelsPerPoint: The resolution of the drawing: no shade is softer than a quarter of a pixel.
  package init(_ parameters: GlassParameters, at place: Place, pixelsPerPoint: Double) {
    (face, bleed, tone, rim) = (parameters.face, parameters.bleed, parameters.tone, parameters.rim)
    let fill = parameters.blurFill
    mixesChannelsAlone = fill.darken != 0 || fill.lighten != 0
    spill = parameters.bleed.spill(fromDepth: place.depth)
    let ring = parameters.ringShadow.alpha(
      fromDepth: place.depthOfRing, leastBlur: 0.25 / max(pixelsPerPoint, 0.01))
    let white = parameters.tone.white(fromDepth: place.depth)
    shade = (1 - ring.upperBound) * white.lowerBound...(1 - ring.lowerBound) * white.upperBound
    mostLight = parameters.rim.softLight(fromDepth: place.depth)
  }

  /// Returns the distance from the edge, in points, within which refracted and added light has no bound here.
  ///
  /// - Parameter pixelsPerPoint: The resolution of the drawing: antialiasing takes a pixel.
  package static func leastDepth(_ parameters: GlassParameters, pixelsPerPoint: Double) -> Double {
    let pixel = 1 / max(pixelsPerPoint, 0.01)
    var depth = pixel
    let rim = parameters.rim, line = parameters.edgeLine
    if rim.opacity > 0, rim.height > 0 { depth = max(depth, rim.height + pixel) }
    if line.amount > 0, line.height > 0 { depth = max(depth, line.height + line.offset + pixel) }
    // The spill is sampled at every eighth pixel, and close to a corner one of these samples lies outside the shape.
    if parameters.bleed.opacity > 0 { depth = max(depth, 12 * pixel) }
    return depth
  }
}

extension GlassParameters.Bleed {
  /// Returns the range of the factor of the opacity at a depth and deeper: the squared share of the distance
  /// between `distance0` and `distance1`, which is monotonic in the depth.
  fileprivate func spill(fromDepth depth: Double) -> ClosedRange<Double> {
    guard opacity > 0 else { return 0...0 }
    let length = distance1 - distance0
    let divisor = length.magnitude > 1e-6 ? length : 1e-6
    func share(_ distance: Double) -> Double {
      let near = min(max((distance - distance0) / divisor, 0), 1)
      return near * near
    }
    let (first, last) = (share(-depth), share(-1e6))
    return min(first, last)...max(first, last)
  }
}

extension GlassParameters.RingShadow {
  /// Returns the range of the shadow's opacity at a depth and deeper.
  ///
  /// The shadow is the difference of two blurred edges one stroke width apart, each drawn by a polynomial whose
  /// slope is at most 0.5606 and which may rise by less than 0.001 where it should be constant.
  fileprivate func alpha(fromDepth depth: Double, leastBlur: Double) -> ClosedRange<Double> {
    guard opacity > 0 else { return 0...0 }
    let perBlur = 0.70703125 / max(blurRadius, leastBlur)
    let most = depth > strokeWidth + 2 / perBlur ? 0 : min(1, 0.5606 * strokeWidth * perBlur)
    return -0.001 * opacity...(most + 0.001) * opacity
  }
}

extension GlassParameters.Tone {
  /// Returns the range of the display's white level, which is constant beyond a depth.
  fileprivate func white(fromDepth depth: Double) -> ClosedRange<Double> {
    guard holdingWhite != 1, depth < -distance0 else { return holdingWhite...holdingWhite }
    return min(holdingWhite, 1)...max(holdingWhite, 1)
  }
}

extension GlassParameters.Rim {
  /// Returns the largest opacity of the rim's diffuse light at a depth; the rim's sharp light ends at a smaller depth.
  ///
  /// The two sides of the light face away from each other, so that at most one of them is visible at a place.
  fileprivate func softLight(fromDepth depth: Double) -> Double {
    let amount = self.amount * diffuse.amountScale
    let reach = height * diffuse.heightScale
    guard opacity > 0, amount > 0, reach > depth else { return 0 }
    let profile = min(1, 1 - depth / reach)
    let bend = 1 / min(amount, 0.999) - 2
    return min(1, opacity * profile / (1 + bend * (1 - profile)))
  }
}
