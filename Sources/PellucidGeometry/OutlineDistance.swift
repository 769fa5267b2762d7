// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// How far points lie from an outline: negative inside by the non-zero rule, positive outside.
///
/// Exact for the outline's straight pieces, so also for continuous corners, which are polygons; curves count
/// with the chords that coverage uses.
public struct OutlineDistance: Sendable {
  private let segments: [LineSegment]

  /// The distance to `path`, in the path's unit; nil if the outline is empty or has unusable coordinates.
  ///
  /// `pixelsPerUnit` is the scale at which curves are cut into chords.
  public init?(to path: Path, pixelsPerUnit: Double = 1) {
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
  public func signedDistance(of point: Point) -> Double {
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
    let away = offset(to: point)
    return away.x * away.x + away.y * away.y
  }

  /// The way from the piece's nearest place to `point`.
  func offset(to point: Point) -> Point {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let (px, py) = (point.x - start.x, point.y - start.y)
    let length = dx * dx + dy * dy
    let share = length > 0 ? min(max((px * dx + py * dy) / length, 0), 1) : 0
    return Point(x: px - share * dx, y: py - share * dy)
  }

  /// Whether the piece crosses the ray from `point` to the right: 1 downwards, -1 upwards, 0 if it does not.
  func turn(around point: Point) -> Int {
    guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
    let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
    guard x > point.x else { return 0 }
    return start.y < end.y ? 1 : -1
  }
}
