// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The radii of the four corners, in the unit of the rectangle.
public struct CornerRadii: Hashable, Sendable {
  package var topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double

  /// Creates radii, each at least 0.
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

/// An element of a path, with coordinates in the unit of the shape's frame.
public enum PathElement: Hashable, Sendable {
  case move(Point)
  case line(Point)
  case quadratic(control: Point, end: Point)
  case cubic(Point, Point, end: Point)
  case close
}

/// An outline of subpaths, filled by the non-zero rule unless a function takes another rule.
public struct Path: Hashable, Sendable {
  /// The pieces, in order.
  public var elements: [PathElement]
  /// Creates an outline of pieces; every part of it begins with a move.
  public init(_ elements: [PathElement] = []) { self.elements = elements }
}

/// A shape that is fitted into a frame; a path keeps its size, relative to the frame's origin.
public enum Shape: Hashable, Sendable {
  case rectangle
  case roundedRectangle(CornerRadii, style: CornerStyle)
  case capsule(style: CornerStyle)
  case circle
  case ellipse
  case path(Path)
}
