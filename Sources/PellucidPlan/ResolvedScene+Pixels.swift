// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene

extension ResolvedScene {
  /// The pixels of the picture; nothing outside them is ever drawn.
  package var pixelBounds: PixelRect {
    PixelRect(
      covering: Rect(
        x: 0, y: 0, width: (size.width * scale).rounded(), height: (size.height * scale).rounded()))
  }
}
