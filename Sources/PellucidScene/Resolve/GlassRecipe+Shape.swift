// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry

extension GlassRecipe {
  /// The shape of glass that sets none: the usual rounded rectangle for panels, the system's corners where it fixes
  /// them, else a capsule.
  var usualShape: Shape {
    (cornerRadius ?? control.usualCornerRadius).map {
      .roundedRectangle(CornerRadii($0), style: .continuous)
    } ?? .capsule(style: .continuous)
  }
}

extension GlassControl {
  /// The usual corner radius of a panel, in points. Chosen: no source gives the radius of sidebars and popovers; a
  /// sidebar lies 8 points inside a window whose corners have about 22.
  fileprivate var usualCornerRadius: Double? {
    switch self {
    case .sidebar, .popover: 14
    default: nil
    }
  }
}
