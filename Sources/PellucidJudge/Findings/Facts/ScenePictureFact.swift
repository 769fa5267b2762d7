// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// A fact about a picture of a scene in one of both appearances.
package enum ScenePictureFact: Hashable, Sendable {
  /// Light and dark name the same file.
  case sameFile
  /// An icon's edge is lost on what lies behind it.
  ///
  /// - Parameters:
  ///   - median: The WCAG 2.2 ratio that half of the edge reaches.
  ///   - share: The share of the edge that reaches `required`, 0…1.
  ///   - isOutlined: Whether an outline is drawn.
  ///   - appearance: The appearance that needs an asset of its own.
  case lostEdge(median: Double, share: Double, required: Double, isOutlined: Bool, appearance: Appearance)
  /// White ground glows in dark.
  ///
  /// - Parameters:
  ///   - borderShare: The share of the border that is white, 0…1.
  ///   - hasBoth: Whether the picture has a file of its own for dark.
  case whiteGround(borderShare: Double, hasBoth: Bool)

  var rule: Rule {
    switch self {
    case .sameFile: .identicalVariants
    case .lostEdge: .imageLostOnDark
    case .whiteGround: .whiteGlow
    }
  }
}
