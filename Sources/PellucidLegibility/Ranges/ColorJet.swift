// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// Three channels of a colour, each a quantity over a box of colours.
struct ColorJet: Sendable {
  var red: Jet, green: Jet, blue: Jet

  init(_ red: Jet, _ green: Jet, _ blue: Jet) { (self.red, self.green, self.blue) = (red, green, blue) }

  /// Creates the identity on a box: the colours of the box themselves.
  init(_ box: ColorBox) {
    let one = Interval(1)
    red = Jet(box.red, one, .zero, .zero)
    green = Jet(box.green, .zero, one, .zero)
    blue = Jet(box.blue, .zero, .zero, one)
  }

  /// Creates a constant colour.
  init(constant color: GamutColor) {
    red = Jet(constant: color.red)
    green = Jet(constant: color.green)
    blue = Jet(constant: color.blue)
  }

  /// Applies a function to each channel.
  func map(_ change: (Jet) -> Jet) -> ColorJet { ColorJet(change(red), change(green), change(blue)) }

  /// Returns the weighted sum of the channels.
  func dot(_ weights: GamutColor) -> Jet {
    red * weights.red + green * weights.green + blue * weights.blue
  }

  /// Returns the linear interpolation by `amount` to another colour.
  func mixed(with other: ColorJet, _ amount: Double) -> ColorJet {
    let rest = 1 - amount
    return ColorJet(
      red * rest + other.red * amount, green * rest + other.green * amount, blue * rest + other.blue * amount)
  }

  /// Clamps each channel to 0…1.
  func clamped() -> ColorJet { map { $0.clamped(0, 1) } }

  /// Returns the WCAG relative luminance of a gamma-encoded colour within 0…1.
  func luminance(_ weights: GamutColor) -> Jet { map { $0.linearLight }.dot(weights) }
}

extension Gamut {
  /// The weights of linear red, green and blue in WCAG's relative luminance.
  var luminanceWeights: GamutColor {
    let weights =
      switch self {
      case .srgb: LinearSRGB.luminanceWeights
      case .displayP3: LinearDisplayP3.luminanceWeights
      }
    return GamutColor(red: weights.x, green: weights.y, blue: weights.z)
  }
}
