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

  /// Where the outline crosses one line, for many points on it.
  struct Row {
    /// In order, and the turns of each one and all after it.
    private let places: [Double]
    private let windings: [Int]
    private let rule: FillRule

    fileprivate init(_ crossings: [(x: Double, turn: Int)], rule: FillRule) {
      self.rule = rule
      let sorted = crossings.sorted { $0.x < $1.x }
      places = sorted.map { $0.x }
      var windings = sorted.map { $0.turn }
      for index in windings.indices.dropLast().reversed() { windings[index] += windings[index + 1] }
      self.windings = windings
    }

    /// The same as `OutlineWinding.encloses` for a point of the row.
    func encloses(x: Double) -> Bool {
      var (first, end) = (0, places.count)
      while first < end {
        let middle = (first + end) / 2
        if places[middle] > x { end = middle } else { first = middle + 1 }
      }
      return rule.encloses(first < windings.count ? windings[first] : 0)
    }
  }

  func row(y: Double) -> Row {
    var crossings: [(x: Double, turn: Int)] = []
    tree.forEachPiece {
      $0.low.y <= y && y <= $0.high.y
    } visit: {
      if let crossing = segments[$0].crossing(y: y) { crossings.append(crossing) }
    }
    return Row(crossings, rule: rule)
  }

  /// The same for a line of any direction: `x` is the distance from `start` along `way`, which has the length 1.
  func row(from start: Point, toward way: SIMD2<Double>) -> Row {
    func turned(_ point: Point) -> Point {
      let (x, y) = (point.x - start.x, point.y - start.y)
      return Point(x: x * way.x + y * way.y, y: way.x * y - way.y * x)
    }
    return Row(
      segments.compactMap { LineSegment(start: turned($0.start), end: turned($0.end)).crossing(y: 0) },
      rule: rule)
  }
}

extension LineSegment {
  /// Where the piece crosses the height `y`, and 1 if it runs downwards there, -1 if upwards.
  func crossing(y: Double) -> (x: Double, turn: Int)? {
    guard (start.y <= y) != (end.y <= y) else { return nil }
    return (start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x), start.y < end.y ? 1 : -1)
  }

  /// Returns whether the piece crosses the ray from `point` to the right: 1 downwards, -1 upwards, 0 if it does not.
  func turn(around point: Point) -> Int {
    guard let crossing = crossing(y: point.y), crossing.x > point.x else { return 0 }
    return crossing.turn
  }
}
