// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// The bounds of a union, some pieces of which may be on their way in or out.
///
/// Between the bounds with a piece and those without it lies what its presence says, for each edge on its own: the
/// outermost piece has its presence of the edge, the next one that share of what is left, and so on. This is what is
/// linear in every presence, so that the edges move as evenly as these do, in whatever order pieces come and go.
struct UnionBounds {
  private let pieces: [(frame: Rect, share: Double)]

  /// Presence counts beside that of the piece which is there most: a union that comes or goes as a whole stays in place.
  ///
  /// Creates the bounds of parts; those without an area have none.
  init(_ parts: [GlassPart]) {
    let parts = parts.filter { !$0.frame.isEmpty }
    let most = parts.reduce(0) { max($0, $1.presence) }
    pieces = parts.map { (frame: $0.frame, share: most > 0 ? $0.presence / most : 1) }
  }

  var frame: Rect {
    let (left, top) = (least { $0.minX }, least { $0.minY })
    let (right, bottom) = (-least { -$0.maxX }, -least { -$0.maxY })
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func least(_ edge: (Rect) -> Double) -> Double {
    var (place, left) = (0.0, 1.0)
    for piece in pieces.sorted(by: { edge($0.frame) < edge($1.frame) }) {
      place += edge(piece.frame) * piece.share * left
      left *= 1 - piece.share
      if left <= 0 { break }
    }
    return place
  }
}
