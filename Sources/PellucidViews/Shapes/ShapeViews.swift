// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry

/// A view of a shape, to which more fillings and lines can be added.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  var shape: Content { get }
}

/// A shape with its filling, over another view.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, SystemView {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background

  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    (self.shape, self.style, self.fillStyle, self.background) = (shape, style, fillStyle, background)
  }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    layeredNodes(view.shape, view.background, in: scope) { shape, environment in
      let direction = environment.layoutDirection
      let isOdd = view.fillStyle.isEOFilled
      return ShapeNode(
        view.style.systemFilling(in: environment), container: environment.container,
        ideal: { shape.sizeThatFits($0) },
        shape: { size, container in
          let shape = shape.shape(in: size, direction, container)
          guard isOdd, case .path(let path) = shape else { return shape }
          return .path(Path(path).normalized().outline)
        })
    }
  }
}

/// A shape with a line along its outline, over another view.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, SystemView {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
    (self.isAntialiased, self.background) = (isAntialiased, background)
  }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    layeredNodes(view.shape, view.background, in: scope) { shape, environment in
      let (stroke, direction) = (view.strokeStyle, environment.layoutDirection)
      return ShapeNode(
        view.style.systemFilling(in: environment), container: environment.container,
        ideal: { shape.sizeThatFits($0) },
        shape: { shape.shape(in: $0, direction, $1).stroked(stroke, in: $0) })
    }
  }
}

/// A shape with a line inside its outline, over another view.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
  ShapeView, SystemView
{
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
    (self.isAntialiased, self.background) = (isAntialiased, background)
  }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    layeredNodes(view.shape, view.background, in: scope) { shape, environment in
      let (stroke, direction) = (view.strokeStyle, environment.layoutDirection)
      return ShapeNode(
        view.style.systemFilling(in: environment), container: environment.container,
        ideal: { shape.sizeThatFits($0) },
        shape: { size, container in
          let outer = shape.shape(in: size, direction, container)
          if let ring = outer.border(stroke, in: size) { return ring }
          return shape.inset(by: stroke.lineWidth / 2).shape(in: size, direction, container).stroked(
            stroke, in: size)
        })
    }
  }
}

/// Returns the nodes of a shape over another view.
@MainActor private func layeredNodes<Outline: Shape, Background: View>(
  _ shape: Outline, _ background: Background, in scope: ViewScope,
  _ node: @escaping (Outline, EnvironmentValues) -> LayoutNode
) -> ViewList {
  scope.moving(shape) { shape, scope in
    let node = node(shape, scope.environment)
    guard Background.self != EmptyView.self else { return ViewList([node]) }
    let behind = Background.systemNodes(of: background, in: scope.child(.part("background")))
    return .grouped(behind) { LayoutContainerNode(ZStackLayout(), $0 + [node]) }
  }
}

extension PellucidGeometry.Shape {
  /// Returns the area of a line along the outline of the shape in a size.
  func stroked(_ style: StrokeStyle, in size: CGSize) -> PellucidGeometry.Shape {
    let elements = Path.elements(of: self, in: CGRect(origin: .zero, size: size))
    return .path(PellucidGeometry.Path(StrokeOutline(PellucidGeometry.Path(elements), style).elements))
  }

  /// Returns the area between the shape and a smaller one inside, which is a line without gaps along its border; nil for other
  /// lines and shapes.
  func border(_ style: StrokeStyle, in size: CGSize) -> PellucidGeometry.Shape? {
    let width = style.lineWidth
    guard style.dash.isEmpty, width > 0, width.isFinite else { return nil }
    let inner = CGRect(origin: .zero, size: size).smaller(by: width)
    let outer = path(in: Rect(x: 0, y: 0, width: size.width, height: size.height))
    switch self {
    case .path, .ellipse: return nil
    case .rectangle where style.lineJoin != .miter: return nil
    case .rectangle, .roundedRectangle, .capsule, .circle:
      guard inner.width > 0, inner.height > 0 else { return self }
      let hole = concentric(inset: Double(width)).path(
        in: Rect(x: inner.minX, y: inner.minY, width: inner.width, height: inner.height))
      return .path(PellucidGeometry.Path(outer.elements + hole.reversed.elements))
    }
  }
}

extension Shape {
  /// Fills the shape with a style.
  public func fill<Style: ShapeStyle>(_ content: Style, style: FillStyle = FillStyle()) -> FillShapeView<
    Self, Style, EmptyView
  > {
    FillShapeView(shape: self, style: content, fillStyle: style, background: EmptyView())
  }

  /// Fills the shape with the style around it.
  public func fill(style: FillStyle = FillStyle()) -> FillShapeView<Self, ForegroundStyle, EmptyView> {
    fill(ForegroundStyle(), style: style)
  }

  /// Draws a line along the outline.
  public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle, antialiased: Bool = true)
    -> StrokeShapeView<Self, Style, EmptyView>
  {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> StrokeShapeView<Self, Style, EmptyView>
  {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// Draws a line inside the outline.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, Style, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, Style, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  public func fill<Style: ShapeStyle>(_ content: Style = .foreground, style: FillStyle = FillStyle())
    -> FillShapeView<Content, Style, Self>
  {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle, antialiased: Bool = true)
    -> StrokeShapeView<Content, Style, Self>
  {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> StrokeShapeView<Content, Style, Self>
  {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, Style, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, Style, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }
}
