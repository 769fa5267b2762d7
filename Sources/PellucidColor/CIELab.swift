// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A colour in CIE 1976 L*a*b* relative to D65, the white of sRGB; no alpha and no adaptation.
package struct CIELab: Hashable, Sendable {
  /// L*: 0 is black, 100 is white.
  package var lightness: Double
  /// a*: green (negative) to red (positive).
  package var a: Double
  /// b*: blue (negative) to yellow (positive).
  package var b: Double

  /// Creates a colour from its coordinates; nothing is clamped.
  package init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  /// Converts an encoded sRGB colour; its alpha is ignored.
  package init(_ color: EncodedColor) {
    let linear = Components(color).linear
    // Linear sRGB to XYZ, with each row divided by the white's value so that greys are exactly neutral.
    let relative = Components(
      linear.dot(0.41239079926595951, 0.35758433938387796, 0.18048078840183429) / 0.9504559270516717,
      linear.dot(0.21263900587151036, 0.71516867876775592, 0.072192315360733714),
      linear.dot(0.019330818715591849, 0.11919477979462599, 0.95053215224966059) / 1.0890577507598784
    ).mapped(Self.response)
    lightness = 116 * relative.second - 16
    a = 500 * (relative.first - relative.second)
    b = 200 * (relative.second - relative.third)
  }

  /// Returns L*, 0…100, of a relative luminance, 0…1.
  package static func lightness(ofLuminance luminance: Double) -> Double { 116 * response(luminance) - 16 }

  /// Returns the relative luminance, 0…1, of L*, 0…100.
  package static func luminance(ofLightness lightness: Double) -> Double {
    let root = (lightness + 16) / 116
    return root > 6.0 / 29 ? root * root * root : (116 * root - 16) * 27 / 24389
  }

  /// Returns CIE's `f(t)`: the cube root above 216/24389 and a line at and below it.
  private static func response(_ value: Double) -> Double {
    value > 216.0 / 24389 ? Elementary.cubeRoot(value) : (24389.0 / 27 * value + 16) / 116
  }
}
