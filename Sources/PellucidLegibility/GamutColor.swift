// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// An opaque, gamma-encoded colour in the gamut that a picture is drawn in, in double precision.
package struct GamutColor: Hashable, Sendable {
  /// The components, 0…1 inside the gamut.
  package var red: Double, green: Double, blue: Double

  package init(red: Double, green: Double, blue: Double) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Creates a neutral colour.
  package init(white: Double) { self.init(red: white, green: white, blue: white) }

  /// The colour with each channel clamped to 0…1.
  package var clamped: Self {
    func part(_ component: Double) -> Double { min(1, max(0, component)) }
    return Self(red: part(red), green: part(green), blue: part(blue))
  }

  /// A Boolean value that is true where clamping changes no more than the error of a conversion between gamuts,
  /// which is far less than `ContrastBound.surfaceMargin`.
  var isInGamut: Bool {
    let way = self - clamped
    return way.dot(way) < 1e-12
  }

  package static func + (first: Self, second: Self) -> Self {
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
