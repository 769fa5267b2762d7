// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry

/// An outline of lines and curves, in points.
nonisolated public struct Path: Equatable, Sendable {
  private(set) var outline: PellucidGeometry.Path

  public init() { outline = PellucidGeometry.Path() }

  init(_ outline: PellucidGeometry.Path) { self.outline = outline }

  /// Creates an outline by drawing it.
  public init(_ draw: (inout Path) -> Void) {
    self.init()
    draw(&self)
  }

  public init(_ rect: CGRect) { self.init { $0.addRect(rect) } }
  public init(ellipseIn rect: CGRect) { self.init { $0.addEllipse(in: rect) } }

  public var isEmpty: Bool { outline.elements.isEmpty }

  public mutating func move(to end: CGPoint) { outline.elements.append(.move(Point(end))) }
  public mutating func addLine(to end: CGPoint) { outline.elements.append(.line(Point(end))) }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.elements.append(.quadratic(control: Point(control), end: Point(end)))
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.elements.append(.cubic(Point(control1), Point(control2), end: Point(end)))
  }

  public mutating func closeSubpath() { outline.elements.append(.close) }

  public mutating func addLines(_ points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  public mutating func addRect(_ rect: CGRect) { append(.rectangle, in: rect) }
  public mutating func addEllipse(in rect: CGRect) { append(.ellipse, in: rect) }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    append(
      .roundedRectangle(CornerRadii(cornerSize.width), style: style == .continuous ? .continuous : .circular),
      in: rect)
  }

  public mutating func addPath(_ path: Path) { outline.elements += path.outline.elements }

  private mutating func append(_ shape: PellucidGeometry.Shape, in rect: CGRect) {
    let frame = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    outline.elements += shape.path(in: frame).elements
  }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}

extension Point {
  fileprivate init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}
