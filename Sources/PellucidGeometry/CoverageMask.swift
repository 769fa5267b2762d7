// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The share of each pixel that a shape, glyph or symbol covers.
package struct CoverageMask: Hashable, Sendable {
  /// The pixels that `values` describes, row by row; nothing outside is covered.
  package var bounds: PixelRect
  /// 0 is empty, 255 is full; `bounds.width × bounds.height` values.
  package var values: [UInt8]

  package init(bounds: PixelRect, values: [UInt8]) {
    precondition(values.count == bounds.width * bounds.height, "one value per pixel")
    (self.bounds, self.values) = (bounds, values)
  }
}
