// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry

/// An outline of lines and curves, in points.
nonisolated public struct Path: Equatable, Sendable {
  var outline: PellucidGeometry.Path

  public init() { outline = PellucidGeometry.Path() }

  init(_ outline: PellucidGeometry.Path) { self.outline = outline }

  /// Creates an outline by drawing it.
  public init(_ draw: (inout Path) -> Void) {
    self.init()
    draw(&self)
  }

  public init(_ rect: CGRect) { self.init { $0.addRect(rect) } }
  public init(ellipseIn rect: CGRect) { self.init { $0.addEllipse(in: rect) } }

  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.init { $0.addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }
  }

  public var isEmpty: Bool { outline.elements.isEmpty }

  public mutating func move(to end: CGPoint) { outline.elements.append(.move(Point(end))) }

  /// Adds a line from the current point. Without one, nothing is added.
  public mutating func addLine(to end: CGPoint) {
    if !isEmpty { outline.elements.append(.line(Point(end))) }
  }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if !isEmpty { outline.elements.append(.quadratic(control: Point(control), end: Point(end))) }
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if !isEmpty { outline.elements.append(.cubic(Point(control1), Point(control2), end: Point(end))) }
  }

  public mutating func closeSubpath() { if !isEmpty { outline.elements.append(.close) } }

  /// Adds lines between points, as a subpath of their own.
  public mutating func addLines(_ lines: [CGPoint]) {
    for (index, point) in lines.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Self.elements(of: .rectangle, in: rect), transform)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse, clockwise from its right end.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Self.elements(of: .ellipse, in: rect), transform)
  }

  /// Adds a rectangle with rounded corners, clockwise from the middle of its right side.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let shape = PellucidGeometry.Shape.roundedRectangle(
      CornerRadii(Double(min(cornerSize.width, cornerSize.height)).finite), style: style.system)
    append(Self.elements(of: shape, in: rect), transform)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    append(
      Self.elements(of: .roundedRectangle(cornerRadii.system, style: style.system), in: rect), transform)
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    append(path.outline.elements, transform)
  }

  mutating func append(_ elements: [PathElement], _ transform: CGAffineTransform) {
    outline.elements +=
      transform.isIdentity
      ? elements : PellucidGeometry.Path(elements).transformed(by: transform.system).elements
  }

  /// Returns the path with every point transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(outline.transformed(by: transform.system))
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// Returns the outline of a shape from the point at which the system begins it: a corner of a rectangle, and the middle of the
  /// right side of other shapes.
  static func elements(of shape: PellucidGeometry.Shape, in rect: CGRect) -> [PathElement] {
    let rect = rect.standardized
    let elements = shape.path(
      in: Rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    ).elements
    switch shape {
    case .rectangle, .path: return elements
    case .circle, .ellipse, .capsule, .roundedRectangle: return elements.startingAtRight
    }
  }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}

extension Point {
  init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension CGPoint {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension PathElement {
  /// The point at which the element ends; nil for one that closes a subpath.
  var end: Point? {
    switch self {
    case .move(let end), .line(let end), .quadratic(_, let end), .cubic(_, _, let end): end
    case .close: nil
    }
  }
}

extension [PathElement] {
  /// One closed subpath that begins in the middle of its right side.
  fileprivate var startingAtRight: [PathElement] {
    let ends = compactMap(\.end)
    guard case .move(let first)? = self.first, let right = ends.map(\.x).max(), let top = ends.map(\.y).min(),
      let bottom = ends.map(\.y).max()
    else { return self }
    let middle = (top + bottom) / 2
    // The side is the line, or between two curves the point, that goes down at the right.
    var segments = Array(dropFirst().filter { $0 != .close })
    if segments.last?.end != first { segments.append(.line(first)) }
    var start = first
    for (index, segment) in segments.enumerated() {
      guard let end = segment.end else { continue }
      let isRight = abs(start.x - right) < 1e-6 && abs(end.x - right) < 1e-6
      if isRight, case .line = segment, start.y <= middle, end.y >= middle {
        let point = Point(x: right, y: middle)
        return [.move(point)] + segments[index...] + segments[..<index] + [.line(point), .close]
      }
      if abs(end.x - right) < 1e-6, abs(end.y - middle) < 1e-6 {
        return [.move(end)] + segments[(index + 1)...] + segments[...index] + [.close]
      }
      start = end
    }
    return self
  }
}
