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
  /// Returns the colours of a picture, grouped in ranges, so that a picture of any size becomes a few hundred ranges.
  ///
  /// Each range is the smallest one around the picture's colours in one cell of a grid over the gamut.
  ///
  /// - Parameters:
  ///   - colors: Opaque colours of the picture, gamma-encoded in the gamut of the transfer.
  ///   - cellsPerChannel: The number of cells along each channel, clamped to 1…64; more cells are tighter and
  ///     slower.
  package static func colors(of colors: some Sequence<GamutColor>, cellsPerChannel: Int = 12) -> Backdrop {
    let count = min(64, max(1, cellsPerChannel))
    var ranges: [Range?] = Array(repeating: nil, count: count * count * count)
    func cell(_ component: Double) -> Int { min(count - 1, max(0, Int(component * Double(count)))) }
    for color in colors {
      let index = (cell(color.red) * count + cell(color.green)) * count + cell(color.blue)
      ranges[index] = ranges[index]?.including(color) ?? Range(color)
    }
    return .colors(ranges.compactMap { $0 })
  }
}

extension Backdrop.Range {
  /// Returns the smallest range that contains this one and a colour.
  func including(_ color: GamutColor) -> Self {
    Self(
      low: GamutColor(
        red: min(low.red, color.red), green: min(low.green, color.green), blue: min(low.blue, color.blue)),
      high: GamutColor(
        red: max(high.red, color.red), green: max(high.green, color.green), blue: max(high.blue, color.blue)))
  }
}
