// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension CatalogColor {
  /// The colour with each component rounded to three digits after the point, as Xcode writes decimals.
  package var inThousandths: CatalogColor {
    func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
    return CatalogColor(
      space, red: rounded(red), green: rounded(green), blue: rounded(blue), alpha: rounded(alpha))
  }

  /// Returns this colour with the components of `old`, wherever both colours have the same 8-bit code value.
  package func keepingCodeValues(of old: CatalogColor) -> CatalogColor {
    guard space == old.space else { return self }
    func kept(_ value: Double, _ old: Double) -> Double {
      (value * 255).rounded() == (old * 255).rounded() ? old : value
    }
    return CatalogColor(
      space, red: kept(red, old.red), green: kept(green, old.green), blue: kept(blue, old.blue),
      alpha: kept(alpha, old.alpha))
  }

  /// The colour with its alpha rounded to three digits after the point; alpha is a decimal in every notation.
  package var withAlphaInThousandths: CatalogColor {
    var color = self
    color.alpha = (alpha * 1000).rounded() / 1000
    return color
  }
}
