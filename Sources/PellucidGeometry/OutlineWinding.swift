// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The winding numbers of an outline, by crossings of horizontal rays.
struct OutlineWinding: Sendable {
  let segments: [LineSegment]
  /// The bounding boxes of `segments`.
  let tree: BoxTree
  let rule: FillRule

  /// Prepares the winding of `segments`, which must not be empty.
  init(segments: [LineSegment], rule: FillRule) {
    self.segments = segments
    self.rule = rule
    tree = BoxTree(segments)
  }

  /// Returns a Boolean value indicating whether a point is in the interior by the fill rule.
  func encloses(_ point: Point) -> Bool {
    var looked = 0
    return encloses(point, looked: &looked)
  }

  /// Returns a Boolean value indicating whether a point is in the interior, and adds the number of visited boxes
  /// to `looked`.
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

  /// The crossings of an outline with one line, for many points on the line.
  struct Row {
    /// The positions of the crossings, rising, and for each the sum of turns from it to the last one.
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

    /// Returns the result of `OutlineWinding.encloses` for a point of the row.
    func encloses(x: Double) -> Bool {
      var (first, end) = (0, places.count)
      while first < end {
        let middle = (first + end) / 2
        if places[middle] > x { end = middle } else { first = middle + 1 }
      }
      return rule.encloses(first < windings.count ? windings[first] : 0)
    }
  }

  /// Returns the crossings with the horizontal line at `y`.
  func row(y: Double) -> Row {
    var crossings: [(x: Double, turn: Int)] = []
    tree.forEachPiece {
      $0.low.y <= y && y <= $0.high.y
    } visit: {
      if let crossing = segments[$0].crossing(y: y) { crossings.append(crossing) }
    }
    return Row(crossings, rule: rule)
  }

  /// Returns the crossings with a line of any direction, on which `x` is the distance from `start` along the unit
  /// vector `way`.
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
  /// Returns the crossing of the segment with the height `y`, with turn 1 if it runs downwards and -1 if upwards;
  /// nil if there is none.
  func crossing(y: Double) -> (x: Double, turn: Int)? {
    guard (start.y <= y) != (end.y <= y) else { return nil }
    return (start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x), start.y < end.y ? 1 : -1)
  }

  /// Returns 1 if the segment crosses the ray from `point` to the right downwards, -1 if upwards, and 0 if it
  /// does not cross.
  func turn(around point: Point) -> Int {
    guard let crossing = crossing(y: point.y), crossing.x > point.x else { return 0 }
    return crossing.turn
  }
}
