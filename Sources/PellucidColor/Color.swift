// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// An RGB colour space, stated in the type of a `Straight` or `Premultiplied` colour.
///
/// The conforming types are tags without values. Conversions are in `Color+Conversion.swift`.
package protocol RGBSpace: Sendable {}

/// Gamma-encoded sRGB; components outside 0…1 are extended sRGB.
package enum SRGB: RGBSpace {}
/// Linear-light sRGB; components outside 0…1 are extended linear sRGB.
package enum LinearSRGB: RGBSpace {}
/// Gamma-encoded Display P3 (sRGB transfer curve, P3 primaries, D65).
package enum DisplayP3: RGBSpace {}
/// Linear-light Display P3.
package enum LinearDisplayP3: RGBSpace {}

/// A colour whose components are not multiplied by its alpha.
package struct Straight<Space: RGBSpace>: Hashable, Sendable {
  /// The components in `Space`: 0…1 within its gamut, and less or more outside.
  package var red: Float, green: Float, blue: Float
  /// The opacity, from 0 (transparent) to 1 (opaque).
  package var alpha: Float

  /// Creates a colour from its components; nothing is clamped.
  package init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates a neutral colour.
  package init(white: Float, alpha: Float = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The premultiplied colour: the components times alpha.
  package var premultiplied: Premultiplied<Space> {
    Premultiplied(red: red * alpha, green: green * alpha, blue: blue * alpha, alpha: alpha)
  }

  /// Red, green, blue and alpha in lanes 0…3.
  package var lanes: SIMD4<Float> { SIMD4(red, green, blue, alpha) }
}

/// A colour whose components are already multiplied by its alpha.
package struct Premultiplied<Space: RGBSpace>: Hashable, Sendable {
  /// The components times alpha.
  package var red: Float, green: Float, blue: Float
  /// The opacity, from 0 (transparent) to 1 (opaque).
  package var alpha: Float

  /// Creates a colour from components that are already multiplied by `alpha`.
  package init(red: Float, green: Float, blue: Float, alpha: Float) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// The straight colour: the components divided by alpha, or transparent black where alpha is 0.
  package var straight: Straight<Space> {
    guard alpha > 0 else { return Straight(red: 0, green: 0, blue: 0, alpha: 0) }
    return Straight(red: red / alpha, green: green / alpha, blue: blue / alpha, alpha: alpha)
  }

  /// Red, green, blue and alpha in lanes 0…3.
  package var lanes: SIMD4<Float> { SIMD4(red, green, blue, alpha) }
}

extension Straight {
  /// The colour with every component c replaced by 1 - c, and the same alpha.
  package var inverted: Straight {
    Straight(red: 1 - red, green: 1 - green, blue: 1 - blue, alpha: alpha)
  }
}

/// The colour type of all tables and scenes: straight, gamma-encoded, extended sRGB.
package typealias EncodedColor = Straight<SRGB>
