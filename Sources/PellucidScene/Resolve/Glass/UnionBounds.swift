// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// The bounds of a union of which some pieces may be appearing or disappearing.
///
/// A piece's presence p moves each edge between the bounds without the piece (p = 0) and those with it (p = 1). Each
/// edge is computed separately: the outermost piece has the weight p of the edge, the next one that share of the
/// remaining 1 − p, and so on. The result is linear in every presence, so that edges move as evenly as the presences
/// do, in whatever order pieces appear and disappear.
struct UnionBounds {
  private let pieces: [(frame: Rect, share: Double)]

  /// Creates the bounds of parts; parts without an area are ignored.
  ///
  /// Presences count relative to the largest one: a union that appears or disappears as a whole stays in place.
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
