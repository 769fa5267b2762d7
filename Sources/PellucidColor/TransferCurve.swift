// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The transfer curve that sRGB and Display P3 share, continued to negative values by symmetry.
package enum TransferCurve {
  /// Linear light of an encoded component (IEC 61966-2-1, threshold 0.04045).
  package static func linear(_ encoded: Double) -> Double {
    let magnitude = encoded.magnitude
    let linear =
      magnitude <= 0.04045 ? magnitude / 12.92 : Elementary.power((magnitude + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -linear : linear
  }

  /// The encoded component of linear light.
  package static func encoded(_ linear: Double) -> Double {
    let magnitude = linear.magnitude
    let encoded =
      magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * Elementary.power(magnitude, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }
}

/// Three components in double precision, on the way from one space to another.
package struct Components: Hashable, Sendable {
  package var first: Double, second: Double, third: Double

  package init(_ first: Double, _ second: Double, _ third: Double) {
    (self.first, self.second, self.third) = (first, second, third)
  }

  package init<Space: RGBSpace>(_ color: Straight<Space>) {
    self.init(Double(color.red), Double(color.green), Double(color.blue))
  }

  /// Every component through `change`.
  package func mapped(_ change: (Double) -> Double) -> Components {
    Components(change(first), change(second), change(third))
  }

  package var linear: Components { mapped(TransferCurve.linear) }
  package var encoded: Components { mapped(TransferCurve.encoded) }

  func dot(_ x: Double, _ y: Double, _ z: Double) -> Double { first * x + second * y + third * z }

  /// Linear Display P3 of linear sRGB; from the primaries and D65 (0.3127, 0.3290) of both.
  package var srgbToDisplayP3: Components {
    Components(
      dot(0.82246196871436228, 0.17753803128563775, 0),
      dot(0.033194198850961622, 0.96680580114903836, 0),
      dot(0.017082630721120033, 0.072397440663963475, 0.91051992861491649))
  }

  /// The inverse of `srgbToDisplayP3`.
  package var displayP3ToSRGB: Components {
    Components(
      dot(1.2249401762805598, -0.22494017628055996, 0),
      dot(-0.042056954709688163, 1.0420569547096881, 0),
      dot(-0.019637554590334432, -0.078636045550631889, 1.0982736001409663))
  }

  /// A colour of these components; the only rounding to single precision of a conversion.
  package func straight<Space: RGBSpace>(alpha: Float) -> Straight<Space> {
    Straight(red: Float(first), green: Float(second), blue: Float(third), alpha: alpha)
  }
}
