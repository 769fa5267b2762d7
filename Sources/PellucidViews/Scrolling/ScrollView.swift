// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Content that can be moved where it is longer than the view.
public struct ScrollView<Content: View>: SystemView {
  public var content: Content
  public var axes: Axis.Set
  /// A Boolean value that is true where indicators show the place of the content.
  ///
  /// - Note: Pictures show no indicators.
  public var showsIndicators: Bool

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
  {
    (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
  }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let inner = scope.child(.body), environment = scope.environment
    inner.environment.stackAxis = nil
    (inner.environment.scrollAnchor, inner.environment.contentMargins) = (nil, EdgeInsets())
    let isRow = view.axes == .horizontal, margins = environment.contentMargins
    return ViewList.grouped(Content.systemNodes(of: view.content, in: inner)) { nodes in
      // Several views stand in a stack along the axis.
      var content =
        nodes.count == 1
        ? nodes[0]
        : isRow ? LayoutContainerNode(HStackLayout(), nodes) : LayoutContainerNode(VStackLayout(), nodes)
      content.direction = environment.layoutDirection
      if margins != EdgeInsets() {
        content = PaddingNode(content, margins)
        content.direction = environment.layoutDirection
      }
      let node = ScrollNode(
        content, view.axes, clips: environment.clipsScrolledContent, anchor: environment.scrollAnchor)
      node.direction = environment.layoutDirection
      return node
    }
  }
}
