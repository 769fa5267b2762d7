// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// The set of colours that can lie behind a surface.
///
/// Mixtures of these colours can lie behind the surface too, because blur, reduction and scaling mix.
package enum Backdrop: Hashable, Sendable {
  /// Every colour of the gamut.
  case anything
  /// The colours in these ranges, such as those of a picture, or of everything that can lie behind.
  case colors([Range])
  /// The colours whose WCAG relative luminance is in this range, a part of 0…1.
  case luminance(ClosedRange<Double>)

  /// The colours between two colours in each channel; a single colour if both are equal.
  package struct Range: Hashable, Sendable {
    package var low: GamutColor, high: GamutColor

    package init(low: GamutColor, high: GamutColor) { (self.low, self.high) = (low, high) }
    package init(_ color: GamutColor) { self.init(low: color, high: color) }
  }
}

extension Backdrop {
  /// Returns the backdrop of some colours and their mixtures, such as the pixels of a picture.
  ///
  /// - Parameter colors: Opaque colours, gamma-encoded in the gamut of the transfer.
  package static func colors(of colors: some Sequence<GamutColor>) -> Backdrop {
    var hull = ColorHull()
    for color in colors { hull.add(color) }
    return .colors(hull.colors.map { Range($0) })
  }
}

extension Backdrop.Range {
  /// Returns the smallest range that contains this one and a colour.
  package func including(_ color: GamutColor) -> Self {
    Self(
      low: GamutColor(
        red: min(low.red, color.red), green: min(low.green, color.green), blue: min(low.blue, color.blue)),
      high: GamutColor(
        red: max(high.red, color.red), green: max(high.green, color.green), blue: max(high.blue, color.blue)))
  }
}
