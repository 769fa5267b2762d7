// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The transfer curve of sRGB and Display P3, extended to negative values as an odd function.
package enum TransferCurve {
  /// Returns the linear light of a gamma-encoded component (IEC 61966-2-1, threshold 0.04045).
  package static func linear(_ encoded: Double) -> Double {
    let magnitude = encoded.magnitude
    let linear =
      magnitude <= 0.04045 ? magnitude / 12.92 : Elementary.power((magnitude + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -linear : linear
  }

  /// Returns the gamma-encoded component of linear light.
  package static func encoded(_ linear: Double) -> Double {
    let magnitude = linear.magnitude
    let encoded =
      magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * Elementary.power(magnitude, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }
}

/// Three colour components in double precision, the intermediate form of conversions between spaces.
package struct Components: Hashable, Sendable {
  package var first: Double, second: Double, third: Double

  package init(_ first: Double, _ second: Double, _ third: Double) {
    (self.first, self.second, self.third) = (first, second, third)
  }

  package init<Space: RGBSpace>(_ color: Straight<Space>) {
    self.init(Double(color.red), Double(color.green), Double(color.blue))
  }

  /// Returns the components with `change` applied to each.
  package func mapped(_ change: (Double) -> Double) -> Components {
    Components(change(first), change(second), change(third))
  }

  /// The components decoded from gamma to linear light.
  package var linear: Components { mapped(TransferCurve.linear) }
  /// The components encoded from linear light to gamma.
  package var encoded: Components { mapped(TransferCurve.encoded) }

  /// Returns the dot product with a row of a matrix.
  func dot(_ x: Double, _ y: Double, _ z: Double) -> Double { first * x + second * y + third * z }

  /// The linear Display P3 components of linear sRGB; the matrix follows from the primaries and the D65 white
  /// (0.3127, 0.3290) of both.
  package var srgbToDisplayP3: Components {
    Components(
      dot(0.82246196871436228, 0.17753803128563775, 0),
      dot(0.033194198850961622, 0.96680580114903836, 0),
      dot(0.017082630721120033, 0.072397440663963475, 0.91051992861491649))
  }

  /// The linear sRGB components of linear Display P3, by the inverse matrix of `srgbToDisplayP3`.
  package var displayP3ToSRGB: Components {
    Components(
      dot(1.2249401762805598, -0.22494017628055996, 0),
      dot(-0.042056954709688163, 1.0420569547096881, 0),
      dot(-0.019637554590334432, -0.078636045550631889, 1.0982736001409663))
  }

  /// Returns a straight colour with these components, rounded to single precision; a conversion rounds nowhere else.
  package func straight<Space: RGBSpace>(alpha: Float) -> Straight<Space> {
    Straight(red: Float(first), green: Float(second), blue: Float(third), alpha: alpha)
  }
}
