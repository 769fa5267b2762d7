// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

@testable import PellucidGeometry

/// How far points lie from an outline: negative inside by the non-zero rule, positive outside.
///
/// Exact for the outline's straight pieces, so also for continuous corners, which are polygons; curves count
/// with the chords that coverage uses.
struct OutlineDistance: Sendable {
  private let segments: [LineSegment]

  /// The distance to `path`, in the path's unit; nil if the outline is empty or has unusable coordinates.
  ///
  /// `pixelsPerUnit` is the scale at which curves are cut into chords.
  init?(to path: Path, pixelsPerUnit: Double = 1) {
    guard pixelsPerUnit > 0, pixelsPerUnit.isFinite,
      let pieces = path.segments(transform: .scale(pixelsPerUnit)), !pieces.isEmpty
    else { return nil }
    segments = pieces.map { piece in
      LineSegment(
        start: Point(x: piece.start.x / pixelsPerUnit, y: piece.start.y / pixelsPerUnit),
        end: Point(x: piece.end.x / pixelsPerUnit, y: piece.end.y / pixelsPerUnit))
    }
  }

  /// The signed distance of `point` from the nearest place of the outline. Cost grows with its pieces.
  func signedDistance(of point: Point) -> Double {
    var nearest = Double.infinity
    var winding = 0
    for piece in segments {
      nearest = min(nearest, piece.squaredDistance(of: point))
      winding += piece.turn(around: point)
    }
    return winding == 0 ? nearest.squareRoot() : -nearest.squareRoot()
  }
}

extension LineSegment {
  fileprivate func squaredDistance(of point: Point) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let (px, py) = (point.x - start.x, point.y - start.y)
    let length = dx * dx + dy * dy
    let share = length > 0 ? min(max((px * dx + py * dy) / length, 0), 1) : 0
    let (x, y) = (px - share * dx, py - share * dy)
    return x * x + y * y
  }
}
