// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view with its state, which is laid out and drawn in a size.
public final class ViewRoot {
  let graph = ViewGraph()
  private let scope: ViewScope
  private let list: ViewList
  /// The node of the screen on which the views were placed last.
  var screen: PresentationScreenNode?
  private var top: (nodes: [LayoutNode], node: LayoutNode)?

  /// The time since the views appeared, in seconds; nil when all animations have ended.
  public var time: TimeInterval? {
    get { graph.time }
    set { graph.go(to: newValue) }
  }

  /// Makes the nodes of a view.
  ///
  /// - Parameter time: The time since the view appeared, in seconds, from which on its animations run; nil when all have ended.
  @MainActor public init(
    _ view: some View, environment: EnvironmentValues = EnvironmentValues(), time: TimeInterval? = nil
  ) {
    graph.go(to: time)
    scope = ViewScope(graph: graph, environment: environment)
    list = Self.nodes(of: view, in: scope)
  }

  @MainActor private static func nodes<V: View>(of view: V, in scope: ViewScope) -> ViewList {
    V.systemNodes(of: view, in: scope.child(.body))
  }

  /// The nodes of the views.
  var nodes: [LayoutNode] { list.nodes }

  /// The node of the whole view. Several views without a container stand one above the other.
  var node: LayoutNode {
    let nodes = list.nodes
    if nodes.count == 1 { return nodes[0] }
    if let top, top.nodes.elementsEqual(nodes, by: ===) { return top.node }
    let node = LayoutContainerNode(VStackLayout(), nodes)
    top = (nodes, node)
    return node
  }

  /// Makes the nodes again of the views whose state has changed, outer ones first.
  ///
  /// - Returns: A Boolean value that is false where states went on changing while views were made.
  @discardableResult
  func update() -> Bool { graph.update() }
}
