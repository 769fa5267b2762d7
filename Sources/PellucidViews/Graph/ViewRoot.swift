// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view with its state, which is laid out and drawn in a size.
public final class ViewRoot {
  private var scope: ViewScope?
  private var list = ViewList()
  private var waiting: [ViewScope] = []
  let properties = PropertyTable()

  /// Makes the nodes of a view.
  @MainActor public init(_ view: some View, environment: EnvironmentValues = EnvironmentValues()) {
    let scope = ViewScope(root: self, environment: environment)
    self.scope = scope
    list = Self.nodes(of: view, in: scope)
  }

  @MainActor private static func nodes<V: View>(of view: V, in scope: ViewScope) -> ViewList {
    V.systemNodes(of: view, in: scope.child(.body))
  }

  /// The node of the whole view. Several views without a container stand one above the other.
  var node: LayoutNode {
    let nodes = list.nodes
    if nodes.count == 1 { return nodes[0] }
    return LayoutContainerNode(VStackLayout(), nodes)
  }

  func invalidate(_ scope: ViewScope) {
    if !waiting.contains(where: { $0 === scope }) { waiting.append(scope) }
  }

  /// Makes the nodes again of the views whose state has changed, outer ones first.
  ///
  /// - Returns: A Boolean value that is false where states went on changing while views were made.
  @discardableResult
  func update() -> Bool {
    for _ in 0..<Self.mostRounds {
      guard !waiting.isEmpty else { return true }
      let round = waiting.sorted { $0.depth < $1.depth }
      waiting = []
      for scope in round { _ = scope.make() }
    }
    return waiting.isEmpty
  }

  /// The number of times that views are made again because a body changed a state. Chosen: more than a view needs that measures itself.
  private static let mostRounds = 16
}
