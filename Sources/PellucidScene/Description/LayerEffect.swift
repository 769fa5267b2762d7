// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// A change of the finished picture of a layer and the layers in it.
///
/// A layer with effects is drawn on its own. Its effects follow one another in their order, before its clip, its shadow, its
/// blend mode and its opacity, as CSS orders filters and clips.
package enum LayerEffect: Hashable, Sendable {
  /// A Gaussian blur. An opaque one fills the layer's frame: it averages the picture inside the frame alone, so that its edges
  /// do not fade.
  case blur(sigma: Double, isOpaque: Bool)
  /// The distance of colours from their grey, as a factor; negative factors turn hues to their opposites.
  case saturation(Double)
  /// The share of grey.
  case grayscale(Double)
  /// The turn of hues, in degrees.
  case hueRotation(Double)
  /// The amount that is added to each channel.
  case brightness(Double)
  /// The distance of each channel from the middle, as a factor; negative factors invert.
  case contrast(Double)
  /// A colour that each pixel is multiplied with.
  case colorMultiply(ColorStyle)
  /// The inverse of each channel.
  case colorInvert
  /// Black whose opacity is the luminance of the colours.
  case luminanceToAlpha
  /// A projection of the picture, in points from the upper left corner of the layer's frame.
  case projection(Projection)

  /// The largest number of effects of a layer. Chosen: there are ten kinds of effects, and each takes a pass over the layer.
  package static let most = 16

  /// The standard deviations of blurs, in points: those of shadows.
  package static let sigmas = Shadow.sigmas
  /// The shares of grey: all that have a meaning.
  package static let shares = 0.0...1.0
  /// The amounts that are added to channels: the ends leave black or white alone.
  package static let additions = -1.0...1.0
  /// The factors of saturation and contrast. Chosen: larger ones leave hardly more than the ends of each channel.
  package static let factors = -100.0...100.0
  /// The turns of hues, in degrees. Chosen: a hundred whole turns.
  package static let turns = -36_000.0...36_000.0
  /// The numbers of projections. Chosen: those of the places of layers, in points.
  package static let projections = -100_000.0...100_000.0

  /// The effect with numbers in the ranges, as a document can state it. Turns lose whole turns, projections keep what they do,
  /// other numbers become the nearest ones, and numbers that are not finite become 0.
  package var clamped: LayerEffect {
    func number(_ number: Double, _ range: ClosedRange<Double>) -> Double {
      number.isFinite ? min(max(number, range.lowerBound), range.upperBound) : 0
    }
    switch self {
    case .blur(let sigma, let isOpaque): return .blur(sigma: number(sigma, Self.sigmas), isOpaque: isOpaque)
    case .saturation(let factor): return .saturation(number(factor, Self.factors))
    case .grayscale(let share): return .grayscale(number(share, Self.shares))
    case .hueRotation(let degrees):
      let turn = Self.turns.contains(degrees) ? degrees : degrees - 360 * (degrees / 360).rounded(.down)
      return .hueRotation(number(turn, Self.turns))
    case .brightness(let amount): return .brightness(number(amount, Self.additions))
    case .contrast(let factor): return .contrast(number(factor, Self.factors))
    case .projection(let projection):
      // A common factor of all numbers changes nothing.
      let numbers = projection.numbers.map { $0.isFinite ? $0 : 0 }, most = Self.projections.upperBound
      let factor = most / numbers.reduce(most) { max($0, $1.magnitude) }
      let inside = numbers.map { number($0 * factor, Self.projections) }
      return .projection(Projection(numbers: inside) ?? projection)
    case .colorMultiply, .colorInvert, .luminanceToAlpha: return self
    }
  }

  /// The numbers of the effect.
  var numbers: [Double] {
    switch self {
    case .blur(let number, _), .saturation(let number), .grayscale(let number), .hueRotation(let number),
      .brightness(let number), .contrast(let number):
      [number]
    case .projection(let projection): projection.numbers
    case .colorMultiply, .colorInvert, .luminanceToAlpha: []
    }
  }

  /// The colours of the effect.
  var colors: [ColorStyle] { if case .colorMultiply(let color) = self { [color] } else { [] } }
}

extension Layer {
  /// A Boolean value that is true where the layer is drawn on a surface of its own, whatever else it states.
  package var isDrawnApart: Bool { isIsolated || !effects.isEmpty }
}
