// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A colour space that a `Straight` or `Premultiplied` colour states in its type.
///
/// A tag only: values never exist. Conversions live in `Color+Conversion.swift`.
package protocol RGBSpace: Sendable {}

/// Gamma-encoded sRGB. Components outside 0…1 are extended sRGB.
package enum SRGB: RGBSpace {}
/// Linear-light sRGB primaries, range as `SRGB`.
package enum LinearSRGB: RGBSpace {}
/// Gamma-encoded Display P3 (sRGB transfer curve, P3 primaries, D65).
package enum DisplayP3: RGBSpace {}
/// Linear-light Display P3.
package enum LinearDisplayP3: RGBSpace {}

/// A colour whose components are not multiplied by its alpha.
package struct Straight<Space: RGBSpace>: Hashable, Sendable {
  /// Components in `Space`; 0…1 inside its gamut, beyond it outside.
  package var red: Float, green: Float, blue: Float
  /// Coverage of the colour, 0…1.
  package var alpha: Float

  /// A colour from its components; nothing is clamped.
  package init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// A neutral colour.
  package init(white: Float, alpha: Float = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The colour with its components multiplied by its alpha.
  package var premultiplied: Premultiplied<Space> {
    Premultiplied(red: red * alpha, green: green * alpha, blue: blue * alpha, alpha: alpha)
  }

  /// Red, green, blue and alpha in lanes 0…3.
  package var lanes: SIMD4<Float> { SIMD4(red, green, blue, alpha) }
}

/// A colour whose components are already multiplied by its alpha.
package struct Premultiplied<Space: RGBSpace>: Hashable, Sendable {
  /// Components times alpha.
  package var red: Float, green: Float, blue: Float
  /// Coverage, 0…1.
  package var alpha: Float

  /// A colour from components that are already multiplied.
  package init(red: Float, green: Float, blue: Float, alpha: Float) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// The colour divided by its alpha; transparent black stays transparent black.
  package var straight: Straight<Space> {
    guard alpha > 0 else { return Straight(red: 0, green: 0, blue: 0, alpha: 0) }
    return Straight(red: red / alpha, green: green / alpha, blue: blue / alpha, alpha: alpha)
  }

  /// Red, green, blue and alpha in lanes 0…3.
  package var lanes: SIMD4<Float> { SIMD4(red, green, blue, alpha) }
}

/// The colour of every table and scene: straight, gamma-encoded, extended sRGB.
package typealias EncodedColor = Straight<SRGB>
