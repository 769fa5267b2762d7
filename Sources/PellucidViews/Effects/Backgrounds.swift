// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidScene

/// A view with another one behind or in front of it.
struct LayeredView<Content: View, Other: View>: SystemView {
  let content: Content
  let other: Other
  let alignment: Alignment
  let isBehind: Bool

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let content = Content.systemNodes(of: view.content, in: scope.child(.body))
    let direction = scope.environment.layoutDirection
    // Each view of the content has its own copy of the other, which is made when the view is there.
    let others = scope.child(.part("other"))
    others.remake = { _ in ViewList() }
    var count = 0
    return .each(of: content) { node in
      let own = others.child(.place(count))
      count += 1
      own.remake = { Other.systemNodes(of: view.other, in: $0.child(.body)) }
      let views = own.make()
      let stack = LayoutContainerNode(ZStackLayout(alignment: view.alignment), views.nodes)
      stack.list = views
      let layered = LayeredNode(node, stack, view.alignment, isBehind: view.isBehind)
      (stack.direction, layered.direction) = (direction, direction)
      return layered
    }
  }
}

extension View {
  /// Draws views behind the view, without a part in its size.
  public func background<Other: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Other
  ) -> some View {
    background(content(), alignment: alignment)
  }

  @_disfavoredOverload
  public func background<Other: View>(_ background: Other, alignment: Alignment = .center) -> some View {
    LayeredView(content: self, other: background, alignment: alignment, isBehind: true)
  }

  /// Fills the rectangle behind the view with a style.
  public func background<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    background(Rectangle().fill(style).ignoresSafeArea(edges: edges))
  }

  /// Fills the rectangle behind the view with the style of backgrounds.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind the view with a style.
  public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(shape.fill(style, style: fillStyle))
  }

  /// Fills a shape behind the view with the style of backgrounds.
  public func background<Outline: Shape>(in shape: Outline, fillStyle: FillStyle = FillStyle()) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Draws views in front of the view, without a part in its size.
  public func overlay<Other: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Other
  ) -> some View {
    overlay(content(), alignment: alignment)
  }

  @_disfavoredOverload
  public func overlay<Other: View>(_ overlay: Other, alignment: Alignment = .center) -> some View {
    LayeredView(content: self, other: overlay, alignment: alignment, isBehind: false)
  }

  /// Fills the rectangle in front of the view with a style.
  public func overlay<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    overlay(Rectangle().fill(style).ignoresSafeArea(edges: edges))
  }

  /// Fills a shape in front of the view with a style.
  public func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(shape.fill(style, style: fillStyle))
  }
}
