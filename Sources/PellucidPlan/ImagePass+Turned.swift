// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// A turned picture is drawn in square tiles, each from a copy of what it shows, brought to about its final size
/// along the picture's own axes; so the copy's size depends on the tile alone.
extension ImagePass {
  /// Pixels along a tile's sides. Chosen: large enough that the rims of the copies cost little.
  package static var turnedTileSide: Int { 512 }

  /// Pixels of one copy, at most about. A quarter turn of a half needs 2 tiles, a shear more; beyond that the copy
  /// becomes coarser.
  package static var turnedCopyPixels: Int64 { 16 * 512 * 512 }

  /// The copy's pixels per unit of `frame`.
  package var turnedScale: Double {
    guard let back = transform.inverse else { return 1 }
    let side = Double(ImagePass.turnedTileSide)
    let width = min((back.a.magnitude + back.c.magnitude) * side, frame.width)
    let height = min((back.b.magnitude + back.d.magnitude) * side, frame.height)
    let finest = transform.meanScale
    let largest = (Double(ImagePass.turnedCopyPixels) / max(width * height, 1e-9)).squareRoot()
    // Positions stay whole numbers that a double and a row of cells can hold.
    let longest = 16_777_216 / max(frame.width, frame.height, 1e-9)
    return min(finest, largest, longest)
  }
}
