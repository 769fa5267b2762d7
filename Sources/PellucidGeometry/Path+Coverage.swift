// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension Path {
  /// Returns the share of each pixel that the transformed outline covers, by exact area.
  ///
  /// The areas are those of the straight pieces, which stay within 0.002 pixels of the curves. Where vertices or
  /// crossings lie less than 1/1024 pixel of height apart, each such place may change a pixel by up to 1/1024.
  /// Values are rounded to nearest. The bounds are the pixels that the outline touches within `clip`; an empty
  /// outline, and coordinates that are NaN or beyond ±2³⁰, yield an empty mask. Rows in which hundreds of pieces cross
  /// each other are sampled instead, at 64 places a pixel. Allocates the mask, the straight pieces and some rows; the
  /// cost grows with the pixels, and with the pieces of each row.
  ///
  /// - Parameters:
  ///   - transform: The transform from the path's coordinates to pixels.
  ///   - rule: The fill rule for overlapping and crossing subpaths.
  package func coverage(
    transform: Transform, clippedTo clip: PixelRect, rule: FillRule = .nonZero
  ) -> CoverageMask {
    let empty = CoverageMask(bounds: .empty, values: [])
    guard let segments = segments(transform: transform), let extent = Self.extent(of: segments)
    else { return empty }
    let whole = PixelRect(covering: extent), bounds = whole.intersection(clip)
    guard !bounds.isEmpty else { return empty }
    var sweep = WindingSweep(segments: segments, rule: rule, bounds: bounds, rows: whole.height)
    return CoverageMask(bounds: bounds, values: sweep.values())
  }

  /// The smallest rectangle around the outline, within 0.002 units unless its curves need more than a million straight pieces; nil
  /// for an empty outline, and for coordinates that are NaN or beyond ±2³⁰.
  package var extent: Rect? { segments(transform: .identity).flatMap(Self.extent) }

  /// Returns the smallest rectangle around the pieces of closed subpaths; nil if there are none.
  static func extent(of segments: [LineSegment]) -> Rect? {
    guard let first = segments.first else { return nil }
    var (left, top, right, bottom) = (first.start.x, first.start.y, first.start.x, first.start.y)
    // Every subpath is closed, so the starts of its pieces are all of its points.
    for segment in segments {
      (left, right) = (min(left, segment.start.x), max(right, segment.start.x))
      (top, bottom) = (min(top, segment.start.y), max(bottom, segment.start.y))
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
