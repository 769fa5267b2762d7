// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry

/// The area of a line along a path: pieces that overlap and all run round in the same direction, so that the rule for fills
/// joins them.
struct StrokeOutline {
  private(set) var elements: [PathElement] = []
  private let style: StrokeStyle
  private let half: Double

  init(_ path: PellucidGeometry.Path, _ style: StrokeStyle) {
    self.style = style
    half = Double(style.lineWidth) / 2
    guard half > 0, half.isFinite else { return }
    for line in Polyline.all(of: path) {
      for dash in Dashes(style).parts(of: line) { append(dash) }
    }
  }

  private mutating func append(_ line: Polyline) {
    let points = line.points
    guard points.count > 1 else { return dot(points) }
    let count = line.isClosed ? points.count : points.count - 1
    for index in 0..<count { side(points[index].point, points[(index + 1) % points.count].point) }
    for index in points.indices where line.isClosed || (index > 0 && index < points.count - 1) {
      let before = points[(index + points.count - 1) % points.count].point
      join(before, points[index], points[(index + 1) % points.count].point)
    }
    guard !line.isClosed, let first = points.first, let last = points.last else { return }
    cap(at: first.point, away: points[1].point)
    cap(at: last.point, away: points[points.count - 2].point)
  }

  /// Appends the dot of a line without length.
  private mutating func dot(_ points: [Polyline.Vertex]) {
    guard let point = points.first?.point else { return }
    switch style.lineCap {
    case .butt: break
    case .round: circle(point)
    case .square:
      polygon(
        [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { Point(x: point.x + $0 * half, y: point.y + $1 * half) }
      )
    }
  }

  /// Returns the vector across a piece, half a line long.
  private func across(_ start: Point, _ end: Point) -> Point {
    let length = max(start.distance(to: end), 1e-12)
    return Point(x: -(end.y - start.y) / length * half, y: (end.x - start.x) / length * half)
  }

  private mutating func side(_ start: Point, _ end: Point) {
    let normal = across(start, end)
    polygon([start.moved(normal, -1), end.moved(normal, -1), end.moved(normal, 1), start.moved(normal, 1)])
  }

  private mutating func join(_ before: Point, _ vertex: Polyline.Vertex, _ after: Point) {
    let point = vertex.point
    let (first, second) = (across(before, point), across(point, after))
    let cross = first.x * second.y - first.y * second.x
    let cosine = (first.x * second.x + first.y * second.y) / (half * half)
    if vertex.isCorner, style.lineJoin == .round {
      if cosine < 0.999 { circle(point) }
      return
    }
    guard abs(cross) > 1e-12 * half * half else { return }
    let side: Double = cross > 0 ? -1 : 1
    let (one, other) = (point.moved(first, side), point.moved(second, side))
    // The corner of the two sides lies on the sum of their normals; 1 / cos of half the turn is its distance.
    let limit = vertex.isCorner ? (style.lineJoin == .miter ? Double(style.miterLimit) : 0) : 4
    let stretch = (2 / max(1 + cosine, 1e-12)).squareRoot()
    guard stretch <= limit else { return polygon([point, one, other]) }
    let sum = Point(x: first.x + second.x, y: first.y + second.y)
    polygon([point, one, point.moved(sum, side / max(1 + cosine, 1e-12)), other])
  }

  private mutating func cap(at end: Point, away inner: Point) {
    switch style.lineCap {
    case .butt: break
    case .round: circle(end)
    case .square:
      let normal = across(inner, end)
      let forward = Point(x: normal.y, y: -normal.x)
      let far = end.moved(forward, 1)
      polygon([end.moved(normal, -1), far.moved(normal, -1), far.moved(normal, 1), end.moved(normal, 1)])
    }
  }

  private mutating func circle(_ center: Point) {
    let rect = CGRect(x: center.x - half, y: center.y - half, width: half * 2, height: half * 2)
    elements += Path.elements(of: .ellipse, in: rect)
  }

  /// Appends a polygon, clockwise on a screen as circles are.
  private mutating func polygon(_ points: [Point]) {
    var area = 0.0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      area += point.x * next.y - next.x * point.y
    }
    guard area != 0 else { return }
    let ordered = area > 0 ? points : points.reversed()
    elements.append(.move(ordered[0]))
    elements += ordered.dropFirst().map { .line($0) } + [.close]
  }
}

/// The dashes of a line.
private struct Dashes {
  private let lengths: [Double]
  private let phase: Double

  init(_ style: StrokeStyle) {
    let lengths = style.dash.map { Double($0) }
    let isUsable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.reduce(0, +) > 1e-3
    self.lengths = isUsable ? (lengths.count % 2 == 0 ? lengths : lengths + lengths) : []
    phase = Double(style.dashPhase).finite
  }

  /// The greatest number of dashes of one line. Chosen: more than a picture can show apart; a line with more is drawn without gaps.
  private static let most = 10_000.0

  func parts(of line: Polyline) -> [Polyline] {
    let points = line.isClosed ? line.points + [line.points[0]] : line.points
    let whole = lengths.reduce(0, +)
    let length = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.point.distance(to: $1.1.point) }
    guard whole > 0, length / whole * Double(lengths.count) < Self.most else { return [line] }
    var (index, left) = start(whole)
    var (result, current): ([Polyline], [Polyline.Vertex]) = ([], index % 2 == 0 ? [points[0]] : [])
    for (start, end) in zip(points, points.dropFirst()) {
      var (place, length) = (0.0, start.point.distance(to: end.point))
      while length - place > left {
        place += left
        let vertex = Polyline.Vertex(start.point.toward(end.point, place / max(length, 1e-12)))
        if index % 2 == 0 {
          result.append(Polyline(points: current + [vertex], isClosed: false))
          current = []
        } else {
          current = [vertex]
        }
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= length - place
      if index % 2 == 0 { current.append(end) }
      length = 0
    }
    if current.count > 1 { result.append(Polyline(points: current, isClosed: false)) }
    return result
  }

  /// Returns the dash or gap at the start of the line, and what is left of it.
  private func start(_ whole: Double) -> (index: Int, left: Double) {
    var place = phase.truncatingRemainder(dividingBy: whole)
    if place < 0 { place += whole }
    var index = 0
    while place >= lengths[index], index < lengths.count - 1 {
      place -= lengths[index]
      index += 1
    }
    return (index, max(0, lengths[index] - place))
  }
}

extension Point {
  /// Returns the point moved by a share of a vector.
  fileprivate func moved(_ vector: Point, _ share: Double) -> Point {
    Point(x: x + vector.x * share, y: y + vector.y * share)
  }
}
