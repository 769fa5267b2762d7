// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension CatalogColor {
  /// Each component with three digits behind the point, as Xcode writes decimals.
  package var inThousandths: CatalogColor {
    func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
    return CatalogColor(
      space, red: rounded(red), green: rounded(green), blue: rounded(blue), alpha: rounded(alpha))
  }

  /// With the components of another colour of the same space that have the same code values of 8 bits.
  package func keepingCodeValues(of old: CatalogColor) -> CatalogColor {
    guard space == old.space else { return self }
    func kept(_ value: Double, _ old: Double) -> Double {
      (value * 255).rounded() == (old * 255).rounded() ? old : value
    }
    return CatalogColor(
      space, red: kept(red, old.red), green: kept(green, old.green), blue: kept(blue, old.blue),
      alpha: kept(alpha, old.alpha))
  }

  /// Alpha is a decimal whatever notation the components have.
  package var withAlphaInThousandths: CatalogColor {
    var color = self
    color.alpha = (alpha * 1000).rounded() / 1000
    return color
  }
}
