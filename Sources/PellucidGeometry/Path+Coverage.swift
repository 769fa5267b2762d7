// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension Path {
  /// How much of each pixel the transformed outline covers, by exact area.
  ///
  /// `transform` leads to pixels. The signed areas of all pieces are summed per pixel and the magnitude of
  /// the sum is limited to 1: the non-zero rule for simple outlines, for outlines that overlap themselves in
  /// the same direction, and for holes that run the other way. Pieces of opposite direction that overlap
  /// only partly cancel out. The bounds are the pixels that the outline touches within `clip`; an empty
  /// outline and coordinates that are not numbers or beyond ±2³⁰ give an empty mask. Allocates the mask,
  /// the straight pieces and one row.
  public func coverage(transform: AffineTransform, clippedTo clip: PixelRect) -> CoverageMask {
    let empty = CoverageMask(bounds: PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0), values: [])
    guard let segments = segments(transform: transform), let extent = Self.extent(of: segments)
    else { return empty }
    let bounds = PixelRect(covering: extent).intersection(clip)
    guard !bounds.isEmpty else { return empty }
    var accumulation = CoverageAccumulation(segments: segments, bounds: bounds)
    return CoverageMask(bounds: bounds, values: accumulation.values())
  }

  private static func extent(of segments: [LineSegment]) -> Rect? {
    guard let first = segments.first else { return nil }
    var (left, top, right, bottom) = (first.start.x, first.start.y, first.start.x, first.start.y)
    // Every subpath is closed, so the starts are all the points.
    for segment in segments {
      (left, right) = (min(left, segment.start.x), max(right, segment.start.x))
      (top, bottom) = (min(top, segment.start.y), max(bottom, segment.start.y))
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
