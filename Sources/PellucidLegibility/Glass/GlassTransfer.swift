// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// What Liquid Glass makes of the colours behind it, at places deep enough inside its shape.
///
///     colour ─▶ blur, fill, refraction ─▶ face ─▶ spill ─▶ shade ─▶ clamp ─▶ rim's glow ─▶ surface
///
/// Everything up to the face fetches mixtures of what is behind, so that a place is one colour that may be any of
/// them. The spill mixes in the average of the surroundings, a second colour that may be any. Shade and glow depend on
/// the place, and may be anything in their ranges. `Docs/Decisions/0011-what-the-bound-covers-on-glass.md` proves it.
package struct GlassTransfer: Hashable, Sendable {
  package var face: GlassParameters.Face
  /// Whether a wide blur is mixed in by darker and lighter parts, each channel alone.
  package var mixesChannelsAlone: Bool
  package var bleed: GlassParameters.Bleed
  /// Of the bleed's opacity, what the place leaves.
  package var spill: ClosedRange<Double>
  /// What the ring shadow and the white of the display leave of a colour.
  package var shade: ClosedRange<Double>
  package var tone: GlassParameters.Tone
  package var rim: GlassParameters.Rim
  /// The most of the rim's matrix that the soft light behind it mixes in, 0…1.
  package var mostLight: Double

  /// A place inside glass, by its distance from the edge.
  package struct Place: Hashable, Sendable {
    /// Points; every pixel of the place is at least as deep.
    package var depth: Double
    /// The same for the shape moved to where its ring shadow comes from; 0 where that is not known.
    package var depthOfRing: Double

    package init(depth: Double, depthOfRing: Double = 0) {
      (self.depth, self.depthOfRing) = (depth, depthOfRing)
    }
  }

  /// - Parameters:
  ///   - parameters: Lengths in points.
  ///   - place: Not nearer to the edge than `leastDepth`.
  ///   - pixelsPerPoint: How finely it is drawn: no shade is softer than a quarter of a pixel.
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

  /// Points from the edge within which light is bent and added in ways that have no bound here.
  ///
  /// - Parameter pixelsPerPoint: How finely it is drawn: antialiasing takes a pixel.
  package static func leastDepth(_ parameters: GlassParameters, pixelsPerPoint: Double) -> Double {
    let pixel = 1 / max(pixelsPerPoint, 0.01)
    var depth = pixel
    let rim = parameters.rim, line = parameters.edgeLine
    if rim.opacity > 0, rim.height > 0 { depth = max(depth, rim.height + pixel) }
    if line.amount > 0, line.height > 0 { depth = max(depth, line.height + line.offset + pixel) }
    // What is spilled is known at every eighth pixel, and nearer to a corner one of these lies outside the shape.
    if parameters.bleed.opacity > 0 { depth = max(depth, 12 * pixel) }
    return depth
  }
}

extension GlassParameters.Bleed {
  /// How much of its opacity its stretch of distances leaves: a share that rises or falls with the depth, squared.
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
  /// The black it adds at a depth and deeper.
  ///
  /// It is the difference of two blurred edges a stroke apart, drawn by a polynomial whose slope is at most 0.5606, and
  /// which may rise by less than 0.001 where it ought to stay.
  fileprivate func alpha(fromDepth depth: Double, leastBlur: Double) -> ClosedRange<Double> {
    guard opacity > 0 else { return 0...0 }
    let perBlur = 0.70703125 / max(blurRadius, leastBlur)
    let most = depth > strokeWidth + 2 / perBlur ? 0 : min(1, 0.5606 * strokeWidth * perBlur)
    return -0.001 * opacity...(most + 0.001) * opacity
  }
}

extension GlassParameters.Tone {
  /// The white of the display, which is reached at a depth.
  fileprivate func white(fromDepth depth: Double) -> ClosedRange<Double> {
    guard holdingWhite != 1, depth < -distance0 else { return holdingWhite...holdingWhite }
    return min(holdingWhite, 1)...max(holdingWhite, 1)
  }
}

extension GlassParameters.Rim {
  /// What the deeper copy of the rim's light can be at a depth; the light itself ends before.
  ///
  /// Its two sides face away from each other, so that only one of them is seen at a place.
  fileprivate func softLight(fromDepth depth: Double) -> Double {
    let amount = self.amount * diffuse.amountScale
    let reach = height * diffuse.heightScale
    guard opacity > 0, amount > 0, reach > depth else { return 0 }
    let profile = min(1, 1 - depth / reach)
    let bend = 1 / min(amount, 0.999) - 2
    return min(1, opacity * profile / (1 + bend * (1 - profile)))
  }
}
