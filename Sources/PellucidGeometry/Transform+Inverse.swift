// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension Transform {
  /// The inverse transform; nil if the determinant is near 0 (at most 10⁻¹²) or not finite.
  package var inverse: Transform? {
    let determinant = a * d - b * c
    guard determinant.isFinite, determinant.magnitude > 1e-12 else { return nil }
    return Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// The square root of the area of the transformed unit square: the scale of the transform where both axes are
  /// scaled alike.
  package var meanScale: Double { (a * d - b * c).magnitude.squareRoot() }
}
