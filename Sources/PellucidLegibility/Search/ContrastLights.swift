// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The relative luminances of a surface and of the ink on it, each plus the 0.05 of WCAG.
struct ContrastLights: Sendable {
  var surface: Jet, ink: Jet

  /// The ratio of ink to surface, below 1 where the ink is darker.
  var ratio: Jet { ink * surface.reciprocal }

  /// The range of the ratio, without its slopes.
  private var ratios: Interval { ink.value * surface.value.reciprocal }

  /// A Boolean value indicating whether the ink is probably darker than the surface, by the middle of the ratio's
  /// range.
  var inkIsDarker: Bool { ratios.low + ratios.high < 2 }

  /// A Boolean value indicating whether the ink may be darker than the surface in one part of the box and lighter
  /// in another.
  var mayCross: Bool { ratios.low < 1 && ratios.high > 1 }

  /// Returns the contrast excess, with the ink assumed to be the darker or the lighter of both.
  ///
  /// - Parameter level: The contrast near which the bound should be tight; nil for the middle of the range.
  func excess(inkIsDarker: Bool, over level: Double?) -> ContrastExcess {
    inkIsDarker
      ? ContrastExcess(lighter: surface, darker: ink, level: level)
      : ContrastExcess(lighter: ink, darker: surface, level: level)
  }
}

/// The excess of the lighter luminance of ink and surface over `level` times the darker one.
///
/// The excess is negative exactly where the contrast is below the level, and is easier to bound than a quotient:
/// for most inks it is a sum over channels whose slopes vary little, and in which common terms cancel.
struct ContrastExcess: Sendable {
  /// The excess: lighter - `level` · darker.
  let jet: Jet
  /// The contrast at which the excess is 0.
  let level: Double
  /// The contrast: the quotient of lighter and darker.
  let contrast: Jet
  private let darker: Interval

  init(lighter: Jet, darker: Jet, level: Double?) {
    contrast = lighter * darker.reciprocal
    self.level = level ?? contrast.value.middle
    jet = lighter - darker * self.level
    self.darker = darker.value
  }

  /// Returns a lower bound of the contrast.
  ///
  /// - Parameter least: A lower bound of the excess.
  func bound(_ least: Double) -> Double {
    let least = max(least, jet.value.low)
    return max(contrast.value.low, level + least / (least < 0 ? darker.low : darker.high))
  }
}
