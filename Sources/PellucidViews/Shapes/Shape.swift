// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry

/// An outline in a rectangle, which as a view is filled with the style around it.
@MainActor @preconcurrency
public protocol Shape: View, Sendable {
  /// Returns the outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
  /// Returns the shape that fits itself into a rectangle; a path where the system has no such shape.
  nonisolated func systemShape(in size: CGSize) -> SystemShape
}

/// A shape without names of views.
public struct SystemShape: Sendable {
  let shape: PellucidGeometry.Shape
}

extension Shape {
  nonisolated public func systemShape(in size: CGSize) -> SystemShape {
    SystemShape(shape: .path(path(in: CGRect(origin: .zero, size: size)).outline))
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    let frame = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    return Path(systemShape(in: rect.size).shape.path(in: frame))
  }

  public var body: some View { fill() }

  /// Fills the shape with a style.
  public func fill(_ style: some ShapeStyle) -> some View {
    FilledShape(shape: self, style: AnyShapeStyle(style))
  }

  /// Fills the shape with the style around it.
  public func fill() -> some View { FilledShape(shape: self, style: AnyShapeStyle(.primary)) }
}

/// A shape with its filling.
struct FilledShape<Outline: Shape>: SystemView {
  let shape: Outline
  let style: AnyShapeStyle

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let filling = view.style.systemFilling(in: scope.environment)
    let node = FillingNode { rect in
      filling.content(in: view.shape.systemShape(in: rect.size).shape)
    }
    return ViewList([filling.faded(node)])
  }
}

/// The whole rectangle.
public struct Rectangle: Shape {
  nonisolated public init() {}
  nonisolated public func systemShape(in size: CGSize) -> SystemShape { SystemShape(shape: .rectangle) }
}

/// The whole rectangle with rounded corners.
public struct RoundedRectangle: Shape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    (cornerSize, self.style) = (CGSize(width: cornerRadius, height: cornerRadius), style)
  }

  nonisolated public func systemShape(in size: CGSize) -> SystemShape {
    // A radius is at most half of the shorter side.
    let radius = min(max(cornerSize.width, 0), min(size.width, size.height) / 2)
    return SystemShape(
      shape: .roundedRectangle(CornerRadii(radius), style: style == .continuous ? .continuous : .circular))
  }
}

/// The form of the curve between two straight sides.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve without a sudden change.
  case continuous
}

/// The whole rectangle with half circles at its shorter sides.
public struct Capsule: Shape {
  public var style: RoundedCornerStyle
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  nonisolated public func systemShape(in size: CGSize) -> SystemShape {
    SystemShape(shape: .capsule(style: style == .continuous ? .continuous : .circular))
  }
}

/// A circle in the middle of the rectangle.
public struct Circle: Shape {
  nonisolated public init() {}
  nonisolated public func systemShape(in size: CGSize) -> SystemShape { SystemShape(shape: .circle) }
}

/// An ellipse that touches all sides of the rectangle.
public struct Ellipse: Shape {
  nonisolated public init() {}
  nonisolated public func systemShape(in size: CGSize) -> SystemShape { SystemShape(shape: .ellipse) }
}

extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
extension Shape where Self == Capsule { public static var capsule: Capsule { Capsule() } }
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
