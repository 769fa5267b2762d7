// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Radii of the four corners, in the unit of the rectangle they belong to.
public struct CornerRadii: Hashable, Sendable {
  public var topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double

  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    (self.topLeft, self.topRight) = (topLeft, topRight)
    (self.bottomRight, self.bottomLeft) = (bottomRight, bottomLeft)
  }

  public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }
}

/// The course of a rounded corner where it leaves the straight edge.
public enum CornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// Curvature grows gradually, as Apple's corners do.
  case continuous
}

/// A piece of an outline; coordinates in the unit of the shape's frame.
public enum PathElement: Hashable, Sendable {
  case move(Point)
  case line(Point)
  case quadratic(control: Point, end: Point)
  case cubic(Point, Point, end: Point)
  case close
}

/// An outline; filled by the non-zero rule unless a function is told otherwise.
public struct Path: Hashable, Sendable {
  public var elements: [PathElement]
  public init(_ elements: [PathElement] = []) { self.elements = elements }
}

/// A shape that fits itself into a frame. A path is relative to the frame's origin.
public enum Shape: Hashable, Sendable {
  case rectangle
  case roundedRectangle(CornerRadii, style: CornerStyle)
  case capsule(style: CornerStyle)
  case circle
  case ellipse
  case path(Path)
}
