// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A colour in Ottosson's Oklab: perceived lightness and two opponent axes; no alpha.
///
/// White is (1, 0, 0). The matrices are those published by the author; the inverse matrices are computed from them.
package struct OKLab: Hashable, Sendable {
  /// The lightness: 0 is black, 1 is white; outside 0…1 for extended colours.
  package var lightness: Double
  /// The axis from green (negative) to red (positive), about -0.4…0.4.
  package var a: Double
  /// The axis from blue (negative) to yellow (positive), about -0.4…0.4.
  package var b: Double

  /// Creates a colour from its coordinates; nothing is clamped.
  package init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  /// Converts a linear sRGB colour; its alpha is ignored.
  package init(_ color: Straight<LinearSRGB>) { self.init(linear: Components(color)) }

  /// Converts an encoded sRGB colour; its alpha is ignored.
  package init(_ color: EncodedColor) { self.init(linear: Components(color).linear) }

  private init(linear: Components) {
    let cones = Components(
      linear.dot(0.4122214708, 0.5363325363, 0.0514459929),
      linear.dot(0.2119034982, 0.6806995451, 0.1073969566),
      linear.dot(0.0883024619, 0.2817188376, 0.6299787005)
    ).mapped(Elementary.cubeRoot)
    lightness = cones.dot(0.2104542553, 0.7936177850, -0.0040720468)
    a = cones.dot(1.9779984951, -2.4285922050, 0.4505937099)
    b = cones.dot(0.0259040371, 0.7827717662, -0.8086757660)
  }

  /// The colour in extended, gamma-encoded sRGB, opaque.
  package var encoded: EncodedColor { linear.encoded.straight(alpha: 1) }

  /// The colour in extended linear sRGB.
  private var linear: Components {
    let own = Components(lightness, a, b)
    let cones = Components(
      own.dot(0.99999999845051979, 0.39633779217376786, 0.2158037580607588),
      own.dot(1.0000000088817609, -0.10556134232365635, -0.063854174771705907),
      own.dot(1.0000000546724108, -0.089484182094965753, -1.2914855378640917)
    ).mapped { $0 * $0 * $0 }
    return Components(
      cones.dot(4.0767416613479943, -3.3077115904081933, 0.2309699287294279),
      cones.dot(-1.2684380040921761, 2.6097574006633715, -0.34131939631021962),
      cones.dot(-0.0041960865418371089, -0.70341861445944964, 1.7076147009309448))
  }

  /// Returns ΔE OK, the Euclidean distance; about 0.02 is just noticeable.
  package func difference(from other: OKLab) -> Double {
    let (l, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    return (l * l + da * da + db * db).squareRoot()
  }
}
