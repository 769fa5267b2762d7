// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry

extension Path {
  /// Adds an arc of a circle, with a line to its start.
  ///
  /// - Parameter clockwise: A Boolean value that is true where the arc runs toward smaller angles, which is clockwise where y
  ///   points up and the other way on a screen.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let whole = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    if abs(delta) >= whole {
      delta = clockwise ? -whole : whole
    } else if clockwise, delta > 0 {
      delta -= whole
    } else if !clockwise, delta < 0 {
      delta += whole
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform)
  }

  /// Adds an arc that turns by an angle, with a line to its start.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let (start, turn) = (startAngle.radians, min(max(delta.radians, -64), 64))
    guard start.isFinite, turn.isFinite, radius.isFinite, center.x.isFinite, center.y.isFinite else { return }
    func point(_ angle: Double, _ distance: Double = 1, along: Double = 0) -> Point {
      let (cosine, sine) = (cos(angle), sin(angle))
      let local = CGPoint(
        x: center.x + radius * (cosine * distance - sine * along),
        y: center.y + radius * (sine * distance + cosine * along))
      return Point(local.applying(transform))
    }
    outline.elements.append(isEmpty ? .move(point(start)) : .line(point(start)))
    let count = max(1, Int((abs(turn) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = turn / Double(count)
    let handle = 4.0 / 3 * tan(step / 4)
    for index in 0..<count where turn != 0 {
      let from = start + step * Double(index)
      outline.elements.append(
        .cubic(
          point(from, along: handle), point(from + step, along: -handle), end: point(from + step)))
    }
  }

  /// Adds an arc that touches the line from the current point to a corner and the line from there to another point.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return }
    let (corner, end) = (tangent1End.applying(transform), tangent2End.applying(transform))
    let (before, after) = (current.direction(from: corner), end.direction(from: corner))
    let cosine = before.dx * after.dx + before.dy * after.dy
    let sine = before.dx * after.dy - before.dy * after.dx
    guard radius > 0, radius.isFinite, abs(sine) > 1e-9 else { return addLine(to: corner) }
    // The distance from the corner at which the circle touches both lines.
    let reach = radius * (1 + cosine) / abs(sine)
    let first = CGPoint(x: corner.x + before.dx * reach, y: corner.y + before.dy * reach)
    let side: CGFloat = sine > 0 ? 1 : -1
    let center = CGPoint(x: first.x - before.dy * radius * side, y: first.y + before.dx * radius * side)
    let last = CGPoint(x: corner.x + after.dx * reach, y: corner.y + after.dy * reach)
    addLine(to: first)
    let (start, stop) = (first.angle(around: center), last.angle(around: center))
    addArc(
      center: center, radius: radius, startAngle: Angle(radians: start), endAngle: Angle(radians: stop),
      clockwise: side > 0)
  }

  /// The end of the last line or curve; nil for an empty path.
  public var currentPoint: CGPoint? {
    var (start, current): (Point?, Point?) = (nil, nil)
    for element in outline.elements {
      if case .move(let point) = element { start = point }
      current = element.end ?? start
    }
    return current.map { CGPoint($0) }
  }
}

extension CGPoint {
  /// Returns the direction in which the point lies, as a vector of length 1.
  fileprivate func direction(from other: CGPoint) -> (dx: CGFloat, dy: CGFloat) {
    let (x, y) = (x - other.x, y - other.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? (x / length, y / length) : (0, 0)
  }

  fileprivate func angle(around center: CGPoint) -> Double {
    atan2(Double(y - center.y), Double(x - center.x))
  }
}
