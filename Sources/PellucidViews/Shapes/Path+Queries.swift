// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry

extension Path {
  /// A line, a curve, or a start or end of a subpath.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// Calls a closure with each element in turn.
  public func forEach(_ body: (Element) -> Void) {
    for element in outline.elements {
      switch element {
      case .move(let end): body(.move(to: CGPoint(end)))
      case .line(let end): body(.line(to: CGPoint(end)))
      case .quadratic(let control, let end):
        body(.quadCurve(to: CGPoint(end), control: CGPoint(control)))
      case .cubic(let first, let second, let end):
        body(.curve(to: CGPoint(end), control1: CGPoint(first), control2: CGPoint(second)))
      case .close: body(.closeSubpath)
      }
    }
  }

  /// Returns a Boolean value indicating whether the path encloses a point.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for line in Polyline.all(of: outline) where line.points.count > 1 {
      for (index, start) in line.points.enumerated() {
        let end = line.points[(index + 1) % line.points.count]
        guard (start.y <= Double(point.y)) != (end.y <= Double(point.y)) else { continue }
        let x = start.x + (Double(point.y) - start.y) / (end.y - start.y) * (end.x - start.x)
        if x > Double(point.x) { winding += start.y < end.y ? 1 : -1 }
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  public func contains(_ point: CGPoint, eoFill: Bool = false, using transform: CGAffineTransform) -> Bool {
    contains(point.applying(transform), eoFill: eoFill)
  }

  /// The smallest rectangle around the lines and curves; `CGRect.null` for an empty path.
  public var boundingRect: CGRect {
    let points = Polyline.all(of: outline).flatMap { $0.points } + loneMoves
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The start of a path of one point.
  private var loneMoves: [Polyline.Vertex] {
    guard outline.elements.count == 1, case .move(let point)? = outline.elements.first else { return [] }
    return [Polyline.Vertex(point)]
  }

  /// Returns the area of a line along the path.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    Path(PellucidGeometry.Path(StrokeOutline(outline, style).elements))
  }

  /// Returns the part of the path between two shares of its length, 0…1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (start, end) = (Double(from).unit, to.isNaN ? 1 : Double(to).unit)
    if start <= 0, end >= 1 { return self }
    guard start < end else { return Path() }
    var trimming = Trimming(outline)
    return Path(PellucidGeometry.Path(trimming.elements(from: start, to: end)))
  }

  /// Returns the path with areas in place of the overlaps of its subpaths.
  public func normalized(eoFill: Bool = true) -> Path {
    PolygonArea(self, eoFill: eoFill).path { first, _ in first }
  }

  public func union(_ other: Path, eoFill: Bool = false) -> Path { area(other, eoFill) { $0 || $1 } }
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { area(other, eoFill) { $0 && $1 } }
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { area(other, eoFill) { $0 && !$1 } }
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    area(other, eoFill) { $0 != $1 }
  }

  private func area(_ other: Path, _ eoFill: Bool, _ isInside: (Bool, Bool) -> Bool) -> Path {
    PolygonArea(self, other, eoFill: eoFill).path(isInside)
  }
}

/// The lines and curves of a path with their lengths.
private struct Trimming {
  private enum Piece {
    case move
    case curve(Point, Point, Point, isLine: Bool)
  }

  private var pieces: [(start: Point, piece: Piece, length: Double)] = []

  init(_ path: PellucidGeometry.Path) {
    var (first, current) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
    for element in path.elements {
      switch element {
      case .move(let point):
        pieces.append((point, .move, 0))
        first = point
      case .line(let end): add(current, end)
      case .quadratic(let control, let end):
        add(current, current.toward(control, 2.0 / 3), end.toward(control, 2.0 / 3), end, isLine: false)
      case .cubic(let one, let other, let end): add(current, one, other, end, isLine: false)
      case .close: add(current, first)
      }
      current = element.end ?? first
    }
  }

  private mutating func add(_ start: Point, _ end: Point) {
    add(start, start.toward(end, 1.0 / 3), end.toward(start, 1.0 / 3), end, isLine: true)
  }

  private mutating func add(_ start: Point, _ one: Point, _ other: Point, _ end: Point, isLine: Bool) {
    let length = isLine ? start.distance(to: end) : Self.lengths(start, one, other, end).last ?? 0
    pieces.append((start, .curve(one, other, end, isLine: isLine), length.isFinite ? length : 0))
  }

  private static let steps = 64

  /// Returns the lengths of a curve up to each of equal shares.
  private static func lengths(_ start: Point, _ one: Point, _ other: Point, _ end: Point) -> [Double] {
    var (sum, last) = (0.0, start)
    return (1...steps).map { step in
      let point = Bezier.point(start, one, other, end, Double(step) / Double(steps))
      sum += last.distance(to: point)
      last = point
      return sum
    }
  }

  mutating func elements(from: Double, to: Double) -> [PathElement] {
    let whole = pieces.reduce(0) { $0 + $1.length }
    let (lower, upper) = (from * whole, to * whole)
    var (place, isStarted) = (0.0, false)
    var result: [PathElement] = []
    for (start, piece, length) in pieces {
      guard case .curve(let one, let other, let end, let isLine) = piece else {
        isStarted = false
        continue
      }
      defer { place += length }
      guard length > 0, place + length > lower, place < upper else { continue }
      func share(_ distance: Double) -> Double {
        let distance = min(max(distance - place, 0), length)
        return isLine ? distance / length : Self.share(of: distance, Self.lengths(start, one, other, end))
      }
      let part = Bezier.part(start, one, other, end, from: share(lower), to: share(upper))
      if !isStarted { result.append(.move(part.start)) }
      isStarted = true
      result.append(isLine ? .line(part.end) : .cubic(part.first, part.second, end: part.end))
    }
    return result
  }

  /// Returns the share of a curve at which it has a length.
  private static func share(of distance: Double, _ lengths: [Double]) -> Double {
    guard let index = lengths.firstIndex(where: { $0 >= distance }) else { return 1 }
    let before = index == 0 ? 0 : lengths[index - 1]
    let inside = (distance - before) / max(lengths[index] - before, 1e-12)
    return (Double(index) + min(inside, 1)) / Double(steps)
  }
}
