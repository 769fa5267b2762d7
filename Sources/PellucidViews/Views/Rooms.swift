// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The first of several views whose ideal size fits, or the last one.
public struct ViewThatFits<Content: View>: SystemView {
  private let axes: Axis.Set
  private let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    (self.axes, self.content) = (axes, content())
  }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    ViewList.grouped(Content.systemNodes(of: view.content, in: scope.child(.body))) {
      ViewThatFitsNode($0, view.axes)
    }
  }
}

/// Content that can be moved where it is longer than the view.
public struct ScrollView<Content: View>: SystemView {
  private let axes: Axis.Set
  private let content: Content

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
  {
    (self.axes, self.content) = (axes, content())
  }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let inner = scope.child(.body)
    inner.environment.stackAxis = nil
    let isRow = view.axes == .horizontal
    return ViewList.grouped(Content.systemNodes(of: view.content, in: inner)) { nodes in
      // Several views stand in a stack along the axis.
      let content =
        nodes.count == 1
        ? nodes[0]
        : isRow ? LayoutContainerNode(HStackLayout(), nodes) : LayoutContainerNode(VStackLayout(), nodes)
      let node = ScrollNode(content, view.axes, clips: scope.environment.clipsScrolledContent)
      (content.direction, node.direction) = (
        scope.environment.layoutDirection, scope.environment.layoutDirection
      )
      return node
    }
  }
}
