// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Panes of macOS beside each other, with lines between them that people move.
///
/// - Note: The panes share the width as the views of a stack do, and fill the height.
public struct HSplitView<Content: View>: SystemView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    SplitPanes.nodes(of: view.content, .horizontal, HStackLayout(spacing: 0), in: scope)
  }
}

/// Panes of macOS one above the other, with lines between them that people move.
///
/// - Note: The panes share the height as the views of a stack do, and fill the width.
public struct VSplitView<Content: View>: SystemView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    SplitPanes.nodes(of: view.content, .vertical, VStackLayout(spacing: 0), in: scope)
  }
}

/// Makes the panes of split views.
@MainActor private enum SplitPanes {
  static func nodes<Content: View, Container: Layout>(
    of content: Content, _ axis: Axis, _ layout: Container, in scope: ViewScope
  ) -> ViewList {
    let inner = scope.child(.body)
    inner.environment.stackAxis = nil
    let direction = scope.environment.layoutDirection, line = scope.environment.pixelLength
    return .grouped(Content.systemNodes(of: content, in: inner)) { nodes in
      var panes: [LayoutNode] = []
      for node in nodes {
        if !panes.isEmpty { panes.append(DividerNode(across: axis, thickness: line)) }
        panes.append(node.stretched(axis.other.set))
      }
      let stack = LayoutContainerNode(layout, panes)
      stack.direction = direction
      return stack
    }
  }
}
