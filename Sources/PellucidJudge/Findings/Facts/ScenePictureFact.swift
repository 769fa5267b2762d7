// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// A fact about a picture of a scene in the light or the dark appearance.
package enum ScenePictureFact: Hashable, Sendable {
  /// The light and the dark variant name the same file.
  case sameFile
  /// The edge of an icon is hard to see on its ground.
  ///
  /// - Parameters:
  ///   - median: The WCAG 2.2 ratio that half of the edge reaches.
  ///   - share: The share of the edge that reaches `required`, 0…1.
  ///   - isOutlined: True where an outline is drawn around the icon.
  ///   - appearance: The appearance that needs an asset of its own.
  case lostEdge(median: Double, share: Double, required: Double, isOutlined: Bool, appearance: Appearance)
  /// White ground glows in the dark appearance.
  ///
  /// - Parameters:
  ///   - borderShare: The share of the border that is white, 0…1.
  ///   - hasBoth: True where the picture has a separate file for dark.
  case whiteGround(borderShare: Double, hasBoth: Bool)

  var rule: Rule {
    switch self {
    case .sameFile: .identicalVariants
    case .lostEdge: .imageLostOnDark
    case .whiteGround: .whiteGlow
    }
  }
}
