// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// The tiles of a rotated or sheared picture. Each square tile is drawn from a copy of the part that it shows,
/// resampled along the picture's own axes to about the final size, so that the size of the copy depends on the tile
/// alone.
extension ImagePass {
  /// The side of a tile, in pixels. Chosen: large enough that the margins of the copies cost little.
  package static var turnedTileSide: Int { 512 }

  /// The approximate limit of the pixels in one copy. A picture rotated by a quarter turn and drawn at half its size
  /// needs 2 tiles, a sheared one more; beyond the limit the copy becomes coarser.
  package static var turnedCopyPixels: Int64 { 16 * 512 * 512 }

  /// The number of the copy's pixels per unit of `frame`.
  package var turnedScale: Double {
    guard let back = transform.inverse else { return 1 }
    let side = Double(ImagePass.turnedTileSide)
    let width = min((back.a.magnitude + back.c.magnitude) * side, frame.width)
    let height = min((back.b.magnitude + back.d.magnitude) * side, frame.height)
    let finest = transform.meanScale
    let largest = (Double(ImagePass.turnedCopyPixels) / max(width * height, 1e-9)).squareRoot()
    // Positions stay integers that a double and a row of cells can hold.
    let longest = 16_777_216 / max(frame.width, frame.height, 1e-9)
    return min(finest, largest, longest)
  }
}
