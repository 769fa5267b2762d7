// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry

/// A shape with a changed outline.
nonisolated struct ChangedShape<Base: Shape>: Shape {
  let base: Base
  let change: @Sendable (Path, CGRect) -> Path

  func path(in rect: CGRect) -> Path { change(base.path(in: rect), rect) }
}

/// A shape that is drawn elsewhere.
nonisolated public struct OffsetShape<Content: Shape>: Shape {
  public var shape: Content
  public var offset: CGSize
  public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape that is turned.
nonisolated public struct RotatedShape<Content: Shape>: Shape {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(.init(rotationAngle: angle.radians).around(anchor, in: rect))
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape that is enlarged.
nonisolated public struct ScaledShape<Content: Shape>: Shape {
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(.init(scaleX: scale.width, y: scale.height).around(anchor, in: rect))
  }
}

/// A shape with every point transformed.
nonisolated public struct TransformedShape<Content: Shape>: Shape {
  public var shape: Content
  public var transform: CGAffineTransform
  public init(shape: Content, transform: CGAffineTransform) {
    (self.shape, self.transform) = (shape, transform)
  }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

extension CGAffineTransform {
  /// Returns the transform with a point of a rectangle that stays where it is.
  func around(_ anchor: UnitPoint, in rect: CGRect) -> CGAffineTransform {
    let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

extension Shape {
  /// Returns the part of the outline between two shares of its length, 0…1.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    ChangedShape(base: self) { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
  }

  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<
    Self
  > {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// Returns the shape in a rectangle of a fixed size, from the corner of its own.
  nonisolated public func size(_ size: CGSize) -> some Shape {
    ChangedShape(base: self) { _, rect in self.path(in: CGRect(origin: rect.origin, size: size)) }
  }
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// Returns the area of a line along the outline.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    ChangedShape(base: self) { path, _ in path.strokedPath(style) }
  }
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  nonisolated public func union(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    ChangedShape(base: self) { $0.union(other.path(in: $1), eoFill: eoFill) }
  }
  nonisolated public func intersection(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    ChangedShape(base: self) { $0.intersection(other.path(in: $1), eoFill: eoFill) }
  }
  nonisolated public func subtracting(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    ChangedShape(base: self) { $0.subtracting(other.path(in: $1), eoFill: eoFill) }
  }
  nonisolated public func symmetricDifference(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    ChangedShape(base: self) { $0.symmetricDifference(other.path(in: $1), eoFill: eoFill) }
  }
}
