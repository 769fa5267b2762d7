// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension AffineTransform {
  /// The transform that undoes this one; nil if it flattens the plane or is not finite.
  package var inverse: AffineTransform? {
    let determinant = a * d - b * c
    guard determinant.isFinite, determinant.magnitude > 1e-12 else { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// The square root of the area a unit square becomes.
  package var meanScale: Double { (a * d - b * c).magnitude.squareRoot() }
}
