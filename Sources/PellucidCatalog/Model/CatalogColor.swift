// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// A colour of a catalog: straight components in one of the spaces that catalogs have.
package struct CatalogColor: Hashable, Sendable {
  /// The colour spaces of catalogs.
  package enum Space: String, CaseIterable, Sendable {
    case srgb
    case displayP3 = "display-p3"
    case extendedSRGB = "extended-srgb"
    case extendedLinearSRGB = "extended-linear-srgb"
    /// Grey with a pure power of 2.2.
    case gray = "gray-gamma-22"
    case extendedGray = "extended-gray"
  }

  package var space: Space
  /// The components in `space`, 0…1, and beyond in extended spaces. In grey spaces all three are the white.
  package var red: Double, green: Double, blue: Double
  /// The opacity, 0…1.
  package var alpha: Double

  /// Creates a colour from its components, without clamping.
  package init(_ space: Space, red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.space = space
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates a neutral colour.
  package init(_ space: Space, white: Double, alpha: Double = 1) {
    self.init(space, red: white, green: white, blue: white, alpha: alpha)
  }
}

extension CatalogColor.Space {
  /// A Boolean value indicating whether colours of the space have a white in place of red, green and blue.
  package var isGray: Bool { self == .gray || self == .extendedGray }
  /// A Boolean value indicating whether components outside 0…1 denote colours.
  package var isExtended: Bool {
    switch self {
    case .extendedSRGB, .extendedLinearSRGB, .extendedGray: true
    case .srgb, .displayP3, .gray: false
    }
  }
}

extension CatalogColor {
  /// The colour, gamma-encoded in extended sRGB, with its alpha clamped.
  package var encoded: EncodedColor { srgb.straight(alpha: Float(min(max(alpha, 0), 1))) }

  /// The colour as `#rrggbbaa` in sRGB: each component is clamped to 0…1 and rounded half up to 8 bits.
  package var hexText: String {
    let own = srgb
    return "#" + [own.first, own.second, own.third, alpha].map(Self.hexByte).joined()
  }

  /// The encoded sRGB components, in double precision because the digits beyond 8 bits decide the rounding.
  private var srgb: Components {
    let own = Components(red, green, blue)
    switch space {
    case .srgb, .extendedSRGB: return own
    case .displayP3: return own.linear.displayP3ToSRGB.encoded
    case .extendedLinearSRGB: return own.encoded
    case .gray, .extendedGray: return own.mapped(Self.linearGray).encoded
    }
  }

  /// Returns the linear light of a grey with gamma 2.2, continued to negative values by symmetry.
  private static func linearGray(_ white: Double) -> Double {
    let linear = Elementary.power(white.magnitude, 2.2)
    return white < 0 ? -linear : linear
  }

  private static func hexByte(_ component: Double) -> String {
    let level = component > 0 ? Int(min(component, 1) * 255 + 0.5) : 0
    return (level < 16 ? "0" : "") + String(level, radix: 16)
  }
}
