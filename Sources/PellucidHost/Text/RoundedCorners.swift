// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry

/// The outline of a glyph with the corners of its ink rounded, as rounded designs have them.
///
/// No package of Debian has a rounded family with the widths of the default one. The ends of its strokes are straight lines
/// between two corners, so that rounding both corners by at least half the stroke makes the ends round.
struct RoundedCorners {
  /// A curve of a subpath; a line has its control points on it.
  private struct Segment {
    var start: Point, first: Point, second: Point, end: Point
    var isLine: Bool

    var chord: Double { hypot(end.x - start.x, end.y - start.y) }

    /// The directions at the start and at the end; nil for a segment of no length.
    var directions: (start: Point?, end: Point?) {
      (
        Self.direction(start, [first, second, end]),
        Self.direction(end, [second, first, start]).map { Point(x: -$0.x, y: -$0.y) }
      )
    }

    private static func direction(_ from: Point, _ points: [Point]) -> Point? {
      for point in points {
        let (x, y) = (point.x - from.x, point.y - from.y)
        let length = hypot(x, y)
        if length > 1e-6 { return Point(x: x / length, y: y / length) }
      }
      return nil
    }

    /// Returns the part between two fractions.
    func part(_ from: Double, _ to: Double) -> Segment {
      let tail = split(at: from).after
      return tail.split(at: from < 1 ? (to - from) / (1 - from) : 1).before
    }

    private func split(at t: Double) -> (before: Segment, after: Segment) {
      func mix(_ p: Point, _ q: Point) -> Point { Point(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t) }
      let (a, b, c) = (mix(start, first), mix(first, second), mix(second, end))
      let (d, e) = (mix(a, b), mix(b, c))
      let middle = mix(d, e)
      return (
        Segment(start: start, first: a, second: d, end: middle, isLine: isLine),
        Segment(start: middle, first: e, second: c, end: end, isLine: isLine)
      )
    }
  }

  /// The cosine of the smallest turn that is a corner. Chosen: 35 degrees; joints of curves turn by less.
  private static let smallestTurn = 0.82
  /// The largest tangent of half a turn that the length of a rounding follows. Chosen: that of 105 degrees; at sharper corners, such
  /// as the tip of an A, the rounding would take more of the strokes than it shows.
  private static let largestTangent = 1.3

  private let radius: Double
  /// The sign of the turns at the corners of ink: outer outlines run one way and holes the other.
  private let sign: Double
  private let subpaths: [[Segment]]

  /// - Parameter radius: The largest radius of a corner, in the path's unit.
  init(_ path: Path, radius: Double) {
    self.radius = radius
    subpaths = Self.subpaths(of: path)
    let area = subpaths.joined().reduce(0.0) { $0 + $1.start.x * $1.end.y - $1.end.x * $1.start.y }
    sign = area < 0 ? -1 : 1
  }

  /// The path with rounded corners.
  var path: Path {
    var elements: [PathElement] = []
    for subpath in subpaths { append(subpath, to: &elements) }
    return Path(elements)
  }

  private func append(_ segments: [Segment], to elements: inout [PathElement]) {
    let cuts = segments.indices.map {
      cut(segments[($0 + segments.count - 1) % segments.count], segments[$0])
    }
    for index in segments.indices {
      let segment = segments[index], next = (index + 1) % segments.count
      let length = max(segment.chord, 1e-9)
      let part = segment.part(cuts[index].distance / length, 1 - cuts[next].distance / length)
      if index == 0 { elements.append(.move(part.start)) }
      elements.append(part.isLine ? .line(part.end) : .cubic(part.first, part.second, end: part.end))
      guard cuts[next].distance > 0 else { continue }
      let follower = segments[next]
      let after = follower.part(cuts[next].distance / max(follower.chord, 1e-9), 1)
      let leaving = part.directions.end ?? segment.directions.end
      let arriving = after.directions.start ?? follower.directions.start
      let handle = cuts[next].distance * cuts[next].handle
      elements.append(
        .cubic(
          Self.moved(part.end, leaving, by: handle), Self.moved(after.start, arriving, by: -handle),
          end: after.start))
    }
    elements.append(.close)
  }

  private static func moved(_ point: Point, _ direction: Point?, by distance: Double) -> Point {
    Point(x: point.x + (direction?.x ?? 0) * distance, y: point.y + (direction?.y ?? 0) * distance)
  }

  /// Returns the distance from a corner at which its arc begins, and the share of it by which the arc's control points are away
  /// from the arc's ends; a distance of 0 for joints that are no corners of ink.
  private func cut(_ before: Segment, _ after: Segment) -> (distance: Double, handle: Double) {
    guard let from = before.directions.end, let to = after.directions.start else { return (0, 0) }
    let (cosine, sine) = (from.x * to.x + from.y * to.y, from.x * to.y - from.y * to.x)
    guard cosine < Self.smallestTurn, sine * sign > 0 else { return (0, 0) }
    let turn = atan2(abs(sine), cosine)
    let tangent = min(tan(turn / 2), Self.largestTangent)
    // Control points at this share of the way to the corner draw an arc of a circle.
    return (
      min(radius * tangent, before.chord / 2, after.chord / 2), min(1, 4.0 / 3 * tan(turn / 4) / tangent)
    )
  }

  private static func mix(_ p: Point, _ q: Point, _ share: Double) -> Point {
    Point(x: p.x + (q.x - p.x) * share, y: p.y + (q.y - p.y) * share)
  }

  /// Returns the subpaths as closed rows of curves, without those of no length.
  private static func subpaths(of path: Path) -> [[Segment]] {
    var (subpaths, current): ([[Segment]], [Segment]) = ([], [])
    var (first, pen) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
    func add(_ one: Point, _ two: Point, _ end: Point, isLine: Bool) {
      let segment = Segment(start: pen, first: one, second: two, end: end, isLine: isLine)
      pen = end
      if segment.chord > 1e-6 || !isLine { current.append(segment) }
    }
    func line(to end: Point) { add(mix(pen, end, 1.0 / 3), mix(pen, end, 2.0 / 3), end, isLine: true) }
    func finish() {
      if pen != first { line(to: first) }
      if current.count > 1 { subpaths.append(current) }
      current = []
    }
    for element in path.elements {
      switch element {
      case .move(let start):
        finish()
        (first, pen) = (start, start)
      case .line(let end): line(to: end)
      case .quadratic(let control, let end):
        add(mix(pen, control, 2.0 / 3), mix(end, control, 2.0 / 3), end, isLine: false)
      case .cubic(let one, let two, let end): add(one, two, end, isLine: false)
      case .close: finish()
      }
    }
    finish()
    return subpaths
  }
}
