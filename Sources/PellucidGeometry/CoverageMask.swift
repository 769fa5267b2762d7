// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The share of each pixel that a shape, glyph or symbol covers.
package struct CoverageMask: Hashable, Sendable {
  /// The pixels that `values` covers, row by row; pixels outside have no coverage.
  package var bounds: PixelRect
  /// The coverage of each pixel: 0 is none, 255 is full; `bounds.width × bounds.height` values.
  package var values: [UInt8]

  /// Creates a mask; traps if `values` does not hold one value per pixel of `bounds`.
  package init(bounds: PixelRect, values: [UInt8]) {
    precondition(values.count == bounds.width * bounds.height, "one value per pixel")
    (self.bounds, self.values) = (bounds, values)
  }
}
