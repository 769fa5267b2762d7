// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The radii of the four corners, in the unit of the rectangle; in a scene, in points.
public struct CornerRadii: Hashable, Sendable {
  package var topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double

  /// Creates radii. Where they are used, each is clamped to 0 and to half the shorter side of the rectangle.
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    (self.topLeft, self.topRight) = (topLeft, topRight)
    (self.bottomRight, self.bottomLeft) = (bottomRight, bottomLeft)
  }

  /// Creates four equal radii.
  package init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }
}

/// The curve of a rounded corner.
public enum CornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve whose curvature grows gradually from the straight edge, as Apple's corners do.
  case continuous
}

/// An element of a path, with coordinates in the unit of the shape's frame, from its upper left corner.
public enum PathElement: Hashable, Sendable {
  /// The start of a new subpath.
  case move(Point)
  /// A straight line to a point.
  case line(Point)
  /// A quadratic Bézier curve to `end`.
  case quadratic(control: Point, end: Point)
  /// A cubic Bézier curve with two control points to `end`.
  case cubic(Point, Point, end: Point)
  /// A straight line to the start of the subpath.
  case close
}

/// An outline of subpaths, filled by the non-zero rule unless a function takes another rule.
public struct Path: Hashable, Sendable {
  /// The elements, in order.
  public var elements: [PathElement]
  /// Creates an outline of elements; every subpath begins with a move.
  public init(_ elements: [PathElement] = []) { self.elements = elements }
}

/// A shape that is fitted into a frame; a path keeps its size, relative to the frame's origin.
public enum Shape: Hashable, Sendable {
  /// The whole frame.
  case rectangle
  /// The whole frame with rounded corners.
  case roundedRectangle(CornerRadii, style: CornerStyle)
  /// The whole frame with corners of half the shorter side; both styles give the same outline.
  case capsule(style: CornerStyle)
  /// A circle in the middle of the frame, whose diameter is the shorter side.
  case circle
  /// An ellipse that touches all sides of the frame.
  case ellipse
  /// An outline of its own size, which is not scaled to the frame.
  case path(Path)
}
