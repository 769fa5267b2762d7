// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

@testable import PellucidGeometry

/// The signed distance from an outline: negative inside by the non-zero rule, positive outside.
///
/// The distance is exact for straight pieces, and so for continuous corners, which are polygons; curves are replaced by
/// the chords that coverage uses.
struct OutlineDistance: Sendable {
  private let segments: [LineSegment]

  /// Prepares the distance to `path`, in the path's unit; nil if the outline is empty or has unusable coordinates.
  ///
  /// - Parameter pixelsPerUnit: The scale at which curves are cut into chords.
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

  /// Returns the signed distance of `point` from the nearest point of the outline. The cost grows with the number of
  /// pieces.
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
