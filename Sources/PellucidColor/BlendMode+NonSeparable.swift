// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The mixing functions that exchange luminosity and saturation, on straight colours; lane 3 is ignored.
extension BlendMode {
  /// Returns the specification's `Lum`: a weighted grey of the encoded components.
  @inline(__always)
  static func luminosity(_ color: SIMD4<Float>) -> Float {
    0.3 * color.x + 0.59 * color.y + 0.11 * color.z
  }

  /// Returns the specification's `Sat`: the distance from the smallest to the largest component.
  @inline(__always)
  static func saturation(_ color: SIMD4<Float>) -> Float {
    max(color.x, color.y, color.z) - min(color.x, color.y, color.z)
  }

  /// Returns the specification's `SetSat`: the colour with its components stretched to 0…`saturation` in
  /// unchanged order, or black for a grey.
  @inline(__always)
  static func withSaturation(_ saturation: Float, _ color: SIMD4<Float>) -> SIMD4<Float> {
    let least = min(color.x, color.y, color.z)
    let range = max(color.x, color.y, color.z) - least
    guard range > 0 else { return SIMD4(repeating: 0) }
    return (color - least) * (saturation / range)
  }

  /// Returns the specification's `SetLum`: the colour with every component shifted equally to the given
  /// luminosity, then moved toward that grey until every component fits 0…1.
  @inline(__always)
  static func withLuminosity(_ luminosity: Float, _ color: SIMD4<Float>) -> SIMD4<Float> {
    var shifted = color + (luminosity - Self.luminosity(color))
    let grey = Self.luminosity(shifted)
    let least = min(shifted.x, shifted.y, shifted.z)
    let most = max(shifted.x, shifted.y, shifted.z)
    if least < 0, grey > least { shifted = grey + (shifted - grey) * (grey / (grey - least)) }
    if most > 1, most > grey { shifted = grey + (shifted - grey) * ((1 - grey) / (most - grey)) }
    return shifted
  }
}
