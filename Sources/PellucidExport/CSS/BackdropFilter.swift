// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A style sheet's imitation of a material: `backdrop-filter` with the background colour above it.
struct BackdropFilter: Hashable, Sendable {
  /// The standard deviation of the blur, in CSS pixels; nil where the background hides what lies behind.
  var blur: Double?
  /// The tone before the colours are made stronger. Where it has less contrast, strong colours are not cut off.
  var first = Tone()
  /// The amount of `saturate()`; 1 changes nothing.
  var saturation = 1.0
  /// The tone after it.
  var last = Tone()
  /// The background colour, straight and gamma-encoded, 0…1, with its opacity.
  var fill: SIMD4<Double>
  /// The share of the tint in the background colour, 0…1; the rest is `fill`.
  var tintShare = 0.0

  /// The amounts of `brightness()` and, after it, `contrast()`; 1 changes nothing.
  struct Tone: Hashable, Sendable {
    var brightness = 1.0, contrast = 1.0

    fileprivate func applied(to color: SIMD3<Double>) -> SIMD3<Double> {
      (((color * brightness).limited - 0.5) * contrast + 0.5).limited
    }
  }

  /// The weights of red, green and blue in the grey that `saturate()` keeps (Filter Effects Module Level 1).
  private static let weights = SIMD3(0.213, 0.715, 0.072)

  /// Returns the colour over a backdrop of one colour. As in a browser, each function limits its result to 0…1.
  func color(over backdrop: SIMD3<Double>, tint: SIMD3<Double> = .zero) -> SIMD3<Double> {
    let above = SIMD3(fill.x, fill.y, fill.z) * (1 - tintShare) + tint * tintShare
    guard blur != nil else { return above }
    var color = first.applied(to: backdrop)
    let grey = (color * Self.weights).sum()
    color = (SIMD3(repeating: grey) + (color - grey) * saturation).limited
    return last.applied(to: color) * (1 - fill.w) + above * fill.w
  }
}

extension SIMD3<Double> {
  /// The lanes limited to 0…1.
  var limited: Self { clamped(lowerBound: Self(repeating: 0), upperBound: Self(repeating: 1)) }
}
