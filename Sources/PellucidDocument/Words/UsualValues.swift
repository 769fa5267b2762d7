// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidScene

// The values that documents mean where they leave them out, and that types have no initial value for.

extension FillStyle {
  /// The ends of a linear gradient.
  static let usualStart = Point(x: 0.5, y: 0), usualEnd = Point(x: 0.5, y: 1)
  /// The middle of a radial or angular gradient.
  static let usualCenter = Point(x: 0.5, y: 0.5)
}

extension Shadow {
  static let usual = Shadow(color: EncodedColor(white: 0, alpha: 0.25), sigma: 0, offset: Point(x: 0, y: 0))
}

extension SceneDescription {
  static let usualScale = 2.0
}
