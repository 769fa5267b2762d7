// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Luminances of a surface and of the ink on it, each with the 0.05 that WCAG adds.
struct ContrastLights: Sendable {
  var surface: Jet, ink: Jet

  /// Below 1 where the ink is darker.
  var ratio: Jet { ink * surface.reciprocal }

  private var ratios: Interval { ink.value * surface.value.reciprocal }

  /// Whether the ink is more likely the darker one.
  var inkIsDarker: Bool { ratios.low + ratios.high < 2 }

  /// Whether either of them may be the darker one.
  var mayCross: Bool { ratios.low < 1 && ratios.high > 1 }

  /// What can be said of the contrast, taking the ink for the darker or for the lighter of both.
  ///
  /// - Parameter level: A contrast near which the answer is to be sharp; that in the middle where it is nil.
  func excess(inkIsDarker: Bool, over level: Double?) -> ContrastExcess {
    inkIsDarker
      ? ContrastExcess(lighter: surface, darker: ink, level: level)
      : ContrastExcess(lighter: ink, darker: surface, level: level)
  }
}

/// How much more light the lighter of ink and surface has than `level` times the darker.
///
/// It tells whether the contrast is above the level, and is easier to bound than a quotient: for most inks it is a sum
/// over channels, whose slopes vary little, and what both have in common cancels.
struct ContrastExcess: Sendable {
  let jet: Jet
  let level: Double
  /// The quotient itself.
  let contrast: Jet
  private let darker: Interval

  init(lighter: Jet, darker: Jet, level: Double?) {
    contrast = lighter * darker.reciprocal
    self.level = level ?? contrast.value.middle
    jet = lighter - darker * self.level
    self.darker = darker.value
  }

  /// The lowest contrast there can be.
  ///
  /// - Parameter least: No excess is below.
  func bound(_ least: Double) -> Double {
    let least = max(least, jet.value.low)
    return max(contrast.value.low, level + least / (least < 0 ? darker.low : darker.high))
  }
}
