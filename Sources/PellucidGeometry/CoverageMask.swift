// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The share of each pixel that a shape, glyph or symbol covers.
public struct CoverageMask: Hashable, Sendable {
  /// The pixels that `values` describes, row by row; nothing outside is covered.
  public var bounds: PixelRect
  /// 0 is empty, 255 is full; `bounds.width × bounds.height` values.
  public var values: [UInt8]

  public init(bounds: PixelRect, values: [UInt8]) {
    precondition(values.count == bounds.width * bounds.height, "one value per pixel")
    (self.bounds, self.values) = (bounds, values)
  }
}
