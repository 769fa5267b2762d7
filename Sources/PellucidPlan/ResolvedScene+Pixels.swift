// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene

extension ResolvedScene {
  /// The pixels of the picture; nothing outside them is ever drawn.
  package var pixelBounds: PixelRect { size.pixelBounds(scale: scale) }
}

extension Size {
  /// Returns the pixels of a picture of this size in points, each side rounded to the nearest whole number.
  package func pixelBounds(scale: Double) -> PixelRect {
    PixelRect(
      covering: Rect(x: 0, y: 0, width: (width * scale).rounded(), height: (height * scale).rounded()))
  }
}
