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
  /// The share of grey, 0…1.
  case grayscale(Double)
  /// The turn of hues, in degrees.
  case hueRotation(Double)
  /// The amount that is added to each channel, −1…1.
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

  /// The largest number of effects of a layer.
  package static let most = 16

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
