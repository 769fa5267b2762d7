// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A gamma-encoded, opaque colour of the gamut a picture is drawn in, in double precision.
package struct GamutColor: Hashable, Sendable {
  /// Components, 0…1 inside the gamut.
  package var red: Double, green: Double, blue: Double

  package init(red: Double, green: Double, blue: Double) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// A neutral colour.
  package init(white: Double) { self.init(red: white, green: white, blue: white) }

  /// The nearest colour of the gamut, channel by channel.
  package var clamped: Self {
    func part(_ component: Double) -> Double { min(1, max(0, component)) }
    return Self(red: part(red), green: part(green), blue: part(blue))
  }

  /// Whether clamping changes no more than a conversion between gamuts is off by, far less than a surface's margin.
  var isInGamut: Bool {
    let way = self - clamped
    return way.dot(way) < 1e-12
  }

  static func + (first: Self, second: Self) -> Self {
    Self(red: first.red + second.red, green: first.green + second.green, blue: first.blue + second.blue)
  }

  static func - (first: Self, second: Self) -> Self {
    Self(red: first.red - second.red, green: first.green - second.green, blue: first.blue - second.blue)
  }

  static func * (color: Self, factor: Double) -> Self {
    Self(red: color.red * factor, green: color.green * factor, blue: color.blue * factor)
  }

  func dot(_ other: Self) -> Double { red * other.red + green * other.green + blue * other.blue }
}
