// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// Backdrops of one colour, over which an imitation is compared with the original.
enum FlatBackdrops {
  private static let steps = 6

  /// The opaque colours of a grid over the gamut, straight and gamma-encoded.
  static var colors: [SIMD4<Float>] {
    (0..<steps * steps * steps).map { index in
      func value(_ place: Int) -> Float { Float(place % steps) / Float(steps - 1) }
      return SIMD4(value(index / (steps * steps)), value(index / steps), value(index), 1)
    }
  }
}

extension MaterialRecipe {
  /// Returns the colour of the material over a backdrop of one colour, both opaque and gamma-encoded.
  ///
  /// The desktop's average draws nothing, because a web page does not know it.
  func surface(over backdrop: SIMD4<Float>) -> SIMD4<Float> {
    var color = samplesBackdrop ? mapping.applied(to: backdrop) : backdrop
    for (index, overlay) in overlays.enumerated() {
      guard case .color(let paint) = overlay.paint else { continue }
      let blend = index == 0 && !samplesBackdrop ? .sourceOver : overlay.blend
      color = blend.blended(source: paint.premultiplied.lanes, backdrop: color)
    }
    return color.limited
  }
}

extension Ink {
  /// Returns the colour of the ink, in full coverage, on an opaque surface.
  func color(on surface: SIMD4<Float>) -> SIMD4<Float> {
    switch self {
    case .color(let color, let blend):
      return blend.blended(source: color.premultiplied.lanes, backdrop: surface).limited
    case .backdropMatrix(let matrix):
      let source = matrix.applied(to: surface).limited
      return (source * source.w + surface * (1 - source.w)).limited
    }
  }
}

extension SIMD4<Float> {
  /// The lanes limited to 0…1.
  var limited: Self { clamped(lowerBound: Self(repeating: 0), upperBound: Self(repeating: 1)) }
}
