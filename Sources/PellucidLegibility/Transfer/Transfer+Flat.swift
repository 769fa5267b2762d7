// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// Surfaces and foregrounds over flat backdrops, each of one colour without a border in sight.
extension Transfer {
  /// Returns the colour of the surface as seen over each of some flat backdrops, in the middle of the material or the glass.
  ///
  /// - Throws: `LegibilityError` if a step of the transfer has no range.
  package func surfaces(overFlat colors: [GamutColor]) throws(LegibilityError) -> [GamutColor] {
    let prepared = try PreparedTransfer(self)
    return colors.map { prepared.exactColors(ofMixed: prepared.surface(overFlat: $0)).surface }
  }

  /// Returns the WCAG 2.2 ratio over each of some flat backdrops, 1…21, in the middle of the material or the glass.
  ///
  /// - Throws: `LegibilityError` if a step of the transfer has no range.
  package func contrasts(overFlat colors: [GamutColor]) throws(LegibilityError) -> [Double] {
    let prepared = try PreparedTransfer(self)
    return colors.map { prepared.exactContrast(ofMixed: prepared.surface(overFlat: $0)) }
  }
}

extension PreparedTransfer {
  /// Returns the colour of the surface over a backdrop of one colour, away from the rim and the light of glass.
  fileprivate func surface(overFlat color: GamutColor) -> GamutColor {
    guard let glass else { return beforeMixing(ColorBox(color), other: color).middle }
    var point = glass.ranges(ColorBox(color)).high
    point[PreparedGlass.Place.light] = 0
    return glass.surface(WideInterval(low: point, high: point)).box.middle
  }
}
