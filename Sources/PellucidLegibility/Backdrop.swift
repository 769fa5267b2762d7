// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// Which colours can lie behind a surface. Mixtures of them can too: blur, reduction and scaling mix.
package enum Backdrop: Hashable, Sendable {
  /// Every colour of the gamut.
  case anything
  /// These colours: of a picture, or of all that can come to lie behind.
  case colors([Range])
  /// Colours of a WCAG relative luminance in this part of 0…1.
  case luminance(ClosedRange<Double>)

  /// Colours between two, channel by channel; a single colour if both are the same.
  package struct Range: Hashable, Sendable {
    package var low: GamutColor, high: GamutColor

    package init(low: GamutColor, high: GamutColor) { (self.low, self.high) = (low, high) }
    package init(_ color: GamutColor) { self.init(low: color, high: color) }
  }
}

extension Backdrop {
  /// The colours of a picture, gathered in ranges, so that a picture of any size is a few hundred of them.
  ///
  /// Each range holds the colours of one cell of a grid over the gamut and is as small as they allow.
  ///
  /// - Parameters:
  ///   - colors: Opaque colours of the picture, gamma-encoded in the gamut of the transfer.
  ///   - cellsPerChannel: 1…64; more cells are tighter and slower.
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
  /// The smallest range that holds this one and a colour.
  func including(_ color: GamutColor) -> Self {
    Self(
      low: GamutColor(
        red: min(low.red, color.red), green: min(low.green, color.green), blue: min(low.blue, color.blue)),
      high: GamutColor(
        red: max(high.red, color.red), green: max(high.green, color.green), blue: max(high.blue, color.blue)))
  }
}
