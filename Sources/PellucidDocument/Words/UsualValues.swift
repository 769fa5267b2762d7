// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidScene

// The defaults of keys that documents leave out, where the types have no initial value for them.

extension FillStyle {
  /// The default start and end of a linear gradient, in fractions of the frame.
  static let usualStart = Point(x: 0.5, y: 0), usualEnd = Point(x: 0.5, y: 1)
  /// The default centre of a radial or angular gradient, in fractions of the frame.
  static let usualCenter = Point(x: 0.5, y: 0.5)
}

extension MeshFill<ColorStyle> {
  /// The default colour beside a mesh, which is clear.
  static var usualBackground: ColorStyle { .custom(EncodedColor(white: 0, alpha: 0)) }
}

extension Shadow {
  static let usual = Shadow(color: EncodedColor(white: 0, alpha: 0.25), sigma: 0, offset: Point(x: 0, y: 0))
}

extension SceneDescription {
  static let usualScale = 2.0
}
