// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The numbers of the focus of tvOS. The guidelines say that a focused item comes forward, grows, and catches light.
package enum FocusTable {
  /// The points by which the longer side of a focused picture grows, and the largest factor of its growth.
  ///
  /// Inferred from the published sizes with and without the focus (HIGTV): 300 to 370, 500 to 570 and 782 to 852 points.
  private static let growth = 70.0, greatestFactor = 370.0 / 300

  /// The factor by which a focused button grows.
  ///
  /// Chosen: no source has it; a button keeps within half of the usual gap of 16 points to its neighbour.
  private static let buttonFactor = 1.08

  /// Returns the factor by which an element with the focus grows.
  ///
  /// - Parameter longerSide: The longer side without the focus, in points.
  package static func factor(isPicture: Bool, longerSide: Double) -> Double {
    guard isPicture, longerSide > 0 else { return buttonFactor }
    return min(1 + growth / longerSide, greatestFactor)
  }

  /// The standard deviation, offset downwards and opacity of the shadow under a focused element, as shares of its shorter
  /// side and 0…1.
  ///
  /// Chosen: the guidelines name the shadow and give no numbers. It is wider and lower than that of a menu, because the
  /// element lifts from a screen that is metres away.
  package static let shadowSigma = 0.12, shadowOffset = 0.1, shadowOpacity = 0.5

  /// The opacity in the middle of the light on a focused picture, and its radius as a share of the picture's width.
  ///
  /// Chosen: the guidelines name the light and give no numbers. The middle stays below white, so that the picture is seen.
  package static let lightOpacity = 0.34, lightRadius = 0.75

  /// The place of the light on a picture, in fractions of its frame: where it comes from and where it rests.
  ///
  /// Chosen: light comes from above, as the light on glass does.
  package static let lightStart = (x: 0.9, y: -0.3), lightRest = (x: 0.3, y: 0.0)
}
