// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry

/// A subpath as straight pieces.
struct Polyline {
  /// A point, and whether two pieces meet there that are not parts of one curve.
  struct Vertex: Equatable {
    var x: Double, y: Double
    var isCorner: Bool

    init(_ point: Point, isCorner: Bool = true) { (x, y, self.isCorner) = (point.x, point.y, isCorner) }
    var point: Point { Point(x: x, y: y) }
  }

  var points: [Vertex]
  var isClosed: Bool

  /// Returns the subpaths of a path as straight pieces, at most about 0.01 points beside the curves. A path with a number that is
  /// not finite has none.
  static func all(of path: PellucidGeometry.Path) -> [Polyline] {
    var builder = Builder()
    for element in path.elements { builder.append(element) }
    builder.finish(closed: false)
    let isUsable = builder.lines.allSatisfy { $0.points.allSatisfy { abs($0.x) < 1e7 && abs($0.y) < 1e7 } }
    return isUsable ? builder.lines : []
  }

  private struct Builder {
    var lines: [Polyline] = []
    private var points: [Vertex] = []

    mutating func append(_ element: PathElement) {
      switch element {
      case .move(let point):
        finish(closed: false)
        points = [Vertex(point)]
      case .line(let end): add(Vertex(end))
      case .quadratic(let control, let end):
        guard let start = points.last?.point else { return }
        curve(start, start.toward(control, 2.0 / 3), end.toward(control, 2.0 / 3), end)
      case .cubic(let first, let second, let end):
        guard let start = points.last?.point else { return }
        curve(start, first, second, end)
      case .close:
        let first = points.first
        finish(closed: true)
        points = first.map { [$0] } ?? []
      }
    }

    private mutating func add(_ vertex: Vertex) {
      if let last = points.last, last.x == vertex.x, last.y == vertex.y {
        // Two pieces meet where a piece without length ends.
        points[points.count - 1].isCorner = last.isCorner || vertex.isCorner
      } else {
        points.append(vertex)
      }
    }

    private mutating func curve(_ start: Point, _ first: Point, _ second: Point, _ end: Point) {
      for step in 1..<Bezier.steps(start, first, second, end) {
        let share = Double(step) / Double(Bezier.steps(start, first, second, end))
        add(Vertex(Bezier.point(start, first, second, end, share), isCorner: false))
      }
      add(Vertex(end))
    }

    mutating func finish(closed: Bool) {
      defer { points = [] }
      guard points.count > 1 || closed else { return }
      if closed, points.count > 1, points.first?.point == points.last?.point { points.removeLast() }
      if !points.isEmpty { lines.append(Polyline(points: points, isClosed: closed)) }
    }
  }
}

/// A cubic curve.
enum Bezier {
  static func point(_ start: Point, _ first: Point, _ second: Point, _ end: Point, _ share: Double) -> Point {
    let (a, b, c) = (start.toward(first, share), first.toward(second, share), second.toward(end, share))
    return a.toward(b, share).toward(b.toward(c, share), share)
  }

  /// Returns the number of straight pieces that stay near the curve; the error of a chord follows from the largest second
  /// difference.
  static func steps(_ start: Point, _ first: Point, _ second: Point, _ end: Point) -> Int {
    func bend(_ a: Point, _ b: Point, _ c: Point) -> Double {
      let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
      return (x * x + y * y).squareRoot()
    }
    let bend = max(bend(start, first, second), bend(first, second, end))
    guard bend.isFinite else { return 1 }
    return max(1, min(256, Int((bend * 75).squareRoot().rounded(.up))))
  }

  /// Returns the curve between two shares of another one.
  static func part(
    _ start: Point, _ first: Point, _ second: Point, _ end: Point, from lower: Double, to upper: Double
  ) -> (start: Point, first: Point, second: Point, end: Point) {
    // The blossom of the curve gives the control points of any part of it.
    func blossom(_ u: Double, _ v: Double, _ w: Double) -> Point {
      let (a, b, c) = (start.toward(first, u), first.toward(second, u), second.toward(end, u))
      return a.toward(b, v).toward(b.toward(c, v), w)
    }
    return (
      blossom(lower, lower, lower), blossom(lower, lower, upper), blossom(lower, upper, upper),
      blossom(upper, upper, upper)
    )
  }
}

extension Point {
  /// Returns the point at a share of the way to another one.
  func toward(_ other: Point, _ share: Double) -> Point {
    Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  func distance(to other: Point) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
