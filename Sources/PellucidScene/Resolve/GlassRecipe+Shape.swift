// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry

extension GlassRecipe {
  /// The corners that the system fixes, else a capsule; of panels the corners that are usual for them.
  var usualShape: Shape {
    (cornerRadius ?? control.usualCornerRadius).map {
      .roundedRectangle(CornerRadii($0), style: .continuous)
    } ?? .capsule(style: .continuous)
  }
}

extension GlassControl {
  /// Points. Chosen: sidebars and popovers are rounded rectangles of a radius that no source has. A sidebar lies 8 points
  /// inside a window whose corners have about 22.
  fileprivate var usualCornerRadius: Double? {
    switch self {
    case .sidebar, .popover: 14
    default: nil
    }
  }
}
