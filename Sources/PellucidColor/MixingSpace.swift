// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The space in which colours are mixed, each multiplied by its alpha.
package enum MixingSpace: Hashable, Sendable, CaseIterable {
  /// Gamma-encoded sRGB, as gradients between stops are mixed.
  case device
  /// OKLab, in which equal steps look alike.
  case perceptual

  /// Returns the coordinates of a colour, multiplied by its alpha, with the alpha in lane 3.
  package func coordinates(of color: EncodedColor) -> SIMD4<Double> {
    let alpha = Double(color.alpha)
    switch self {
    case .device:
      return SIMD4(Double(color.red) * alpha, Double(color.green) * alpha, Double(color.blue) * alpha, alpha)
    case .perceptual:
      let lab = OKLab(color)
      return SIMD4(lab.lightness * alpha, lab.a * alpha, lab.b * alpha, alpha)
    }
  }

  /// Returns the premultiplied colour at coordinates, as lanes of a picture in a gamut; each channel is clamped to the gamut.
  package func lanes(at coordinates: SIMD4<Double>, in gamut: Gamut) -> SIMD4<Float> {
    guard coordinates.w > 0 else { return SIMD4(repeating: 0) }
    let straight = coordinates / coordinates.w
    let color: EncodedColor
    switch self {
    case .device:
      color = EncodedColor(red: Float(straight.x), green: Float(straight.y), blue: Float(straight.z))
    case .perceptual: color = OKLab(lightness: straight.x, a: straight.y, b: straight.z).encoded
    }
    let lanes = gamut == .srgb ? color.lanes : Straight<DisplayP3>(color).lanes
    return lanes.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
      * Float(min(coordinates.w, 1))
  }
}
