// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The distance field of an outline's straight pieces.
struct OutlineField: Sendable {
  private let segments: [LineSegment]
  private let rule: FillRule
  /// The smallest rectangle around the outline.
  let bounds: Rect

  /// Pieces per unit: chords keep within 0.001 units of their curves.
  private static var chordScale: Double { 2 }

  /// nil if the outline is empty or has unusable coordinates.
  init?(_ path: Path, rule: FillRule) {
    let scale = Self.chordScale
    guard let scaled = path.segments(transform: .scale(scale)), !scaled.isEmpty else { return nil }
    segments = scaled.map { piece in
      LineSegment(
        start: Point(x: piece.start.x / scale, y: piece.start.y / scale),
        end: Point(x: piece.end.x / scale, y: piece.end.y / scale))
    }
    self.rule = rule
    var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    for point in segments.map({ $0.start }) {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    bounds = Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Distance and unit gradient at `point`, in the outline's unit.
  func value(at point: Point) -> CornerField.Value {
    var nearest = Double.infinity
    var away = Point(x: 0, y: 0), along = Point(x: 0, y: 0)
    var winding = 0
    for piece in segments {
      let offset = piece.offset(to: point)
      let squared = offset.x * offset.x + offset.y * offset.y
      if squared < nearest {
        (nearest, away) = (squared, offset)
        along = Point(x: piece.end.x - piece.start.x, y: piece.end.y - piece.start.y)
      }
      winding += piece.turn(around: point)
    }
    let isInside = rule.encloses(winding)
    let length = nearest.squareRoot()
    let side = length > 1e-9 ? away : Point(x: -along.y, y: along.x)
    let norm = (side.x * side.x + side.y * side.y).squareRoot()
    let sign = isInside ? -1.0 : 1.0
    return (Float(sign * length), SIMD2(Float(sign * side.x / norm), Float(sign * side.y / norm)))
  }
}
