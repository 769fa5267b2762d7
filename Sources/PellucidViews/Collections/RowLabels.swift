// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidScene

/// The look of labels in lists: the symbol stands in the column that the list has for symbols.
struct RowLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    RowLabelView(icon: configuration.icon, title: configuration.title)
  }
}

/// A label as a list sees it.
private struct RowLabelView<Icon: View, Title: View>: SystemView {
  let icon: Icon
  let title: Title

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let inner = scope.child(.part("icon"))
    if let tint = scope.environment.listItemTint {
      inner.environment.foregroundFilling = tint.systemFilling(in: inner.environment)
    }
    let icon = Icon.systemNodes(of: view.icon, in: inner)
    let title = Title.systemNodes(of: view.title, in: scope.child(.part("title")))
    let line = LayoutContainerNode(
      HStackLayout(alignment: .firstTextBaseline, spacing: 8), icon.nodes + title.nodes)
    line.direction = scope.environment.layoutDirection
    let node = RowLabelNode(line, icon: icon.nodes, title: title.nodes)
    node.tint = scope.environment.listItemTint?.systemFilling(in: inner.environment).style
    return ViewList([node])
  }
}

/// A label that a list may take apart.
final class RowLabelNode: ModifierNode {
  let icon: [LayoutNode]
  let title: [LayoutNode]
  /// The colour that is stated for the icons of rows; nil for that of the list.
  var tint: PellucidScene.ForegroundStyle?

  init(_ line: LayoutNode, icon: [LayoutNode], title: [LayoutNode]) {
    (self.icon, self.title) = (icon, title)
    super.init(line)
  }
}

extension LayoutNode {
  /// The label that the view is, whatever modifiers are around it; nil for other views.
  var rowLabel: RowLabelNode? {
    if let node = self as? RowLabelNode { return node }
    return (self as? ModifierNode)?.child.rowLabel
  }
}

/// Views as one: several stand beside each other.
struct SingleView<Content: View>: SystemView {
  let content: Content

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    .grouped(Content.systemNodes(of: view.content, in: scope.child(.body))) { nodes in
      nodes.count == 1 ? nodes[0] : LayoutContainerNode(HStackLayout(), nodes)
    }
  }
}
