// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Tells how often an outline runs around a point.
struct OutlineWinding: Sendable {
  let segments: [LineSegment]
  let tree: BoxTree
  let rule: FillRule

  /// `segments` is not empty.
  init(segments: [LineSegment], rule: FillRule) {
    self.segments = segments
    self.rule = rule
    tree = BoxTree(segments)
  }

  func encloses(_ point: Point) -> Bool {
    var looked = 0
    return encloses(point, looked: &looked)
  }

  /// Adds to `looked` how many boxes it took.
  func encloses(_ point: Point, looked: inout Int) -> Bool {
    var winding = 0
    tree.forEachPiece {
      looked += 1
      return $0.low.y <= point.y && point.y <= $0.high.y && $0.high.x > point.x
    } visit: {
      winding += segments[$0].turn(around: point)
    }
    return rule.encloses(winding)
  }

  /// Where the outline crosses one height, for many points on it.
  struct Row {
    fileprivate var crossings: [(x: Double, turn: Int)] = []
    fileprivate let rule: FillRule

    /// The same as `OutlineWinding.encloses` for a point at the row's height.
    func encloses(x: Double) -> Bool {
      var winding = 0
      for crossing in crossings where crossing.x > x { winding += crossing.turn }
      return rule.encloses(winding)
    }
  }

  func row(y: Double) -> Row {
    var row = Row(rule: rule)
    tree.forEachPiece {
      $0.low.y <= y && y <= $0.high.y
    } visit: {
      if let crossing = segments[$0].crossing(y: y) { row.crossings.append(crossing) }
    }
    return row
  }
}

extension LineSegment {
  /// Where the piece crosses the height `y`, and 1 if it runs downwards there, -1 if upwards.
  func crossing(y: Double) -> (x: Double, turn: Int)? {
    guard (start.y <= y) != (end.y <= y) else { return nil }
    return (start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x), start.y < end.y ? 1 : -1)
  }

  /// Whether the piece crosses the ray from `point` to the right: 1 downwards, -1 upwards, 0 if it does not.
  func turn(around point: Point) -> Int {
    guard let crossing = crossing(y: point.y), crossing.x > point.x else { return 0 }
    return crossing.turn
  }
}
