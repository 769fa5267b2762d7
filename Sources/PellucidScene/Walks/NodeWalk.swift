// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The traversal of a resolved scene's nodes, used by everything that visits all of them except planning.
package enum NodeWalk {
  /// The choice between visiting and skipping the content of lenses: nodes that are drawn only through a lens.
  ///
  /// Loading visits the content, because it is drawn. Rules skip it: a lens bends it together with its backdrop.
  package enum Lenses { case entered, skipped }

  /// Calls `body` with nodes and their descendants, each node before its children: drawing order.
  ///
  /// - Parameters:
  ///   - inherited: The value that `body` receives with each of `nodes`.
  ///   - body: Returns the value that `body` receives with the node's children; nil skips the children.
  package static func forEach<Inherited>(
    in nodes: [Node], lenses: Lenses, inheriting inherited: Inherited,
    _ body: (_ node: Node, _ inherited: Inherited) -> Inherited?
  ) {
    for node in nodes {
      guard let inner = body(node, inherited) else { continue }
      forEach(in: node.content.children(lenses), lenses: lenses, inheriting: inner, body)
    }
  }

  /// Returns the value of a node, computed from the values of its children.
  ///
  /// - Parameter body: Returns the value of a node, given the values of its children in drawing order.
  package static func fold<Value>(
    _ node: Node, lenses: Lenses, _ body: (_ node: Node, _ inner: [Value]) -> Value
  ) -> Value {
    body(node, node.content.children(lenses).map { fold($0, lenses: lenses, body) })
  }

  /// Calls `body` with every node, in drawing order.
  package static func forEach(in nodes: [Node], lenses: Lenses, _ body: (Node) -> Void) {
    forEach(in: nodes, lenses: lenses, inheriting: ()) { node, _ in body(node) }
  }

  /// Calls `body` with every node of a scene, in drawing order.
  package static func forEach(in scene: ResolvedScene, lenses: Lenses, _ body: (Node) -> Void) {
    forEach(in: scene.desktop, lenses: lenses, body)
    for window in scene.windows { forEach(in: window.nodes, lenses: lenses, body) }
  }

  /// Calls `body` with every node, in drawing order; the node that `body` leaves replaces the original, and its
  /// children are visited.
  package static func edit(_ nodes: inout [Node], lenses: Lenses, _ body: (inout Node) -> Void) {
    for index in nodes.indices {
      body(&nodes[index])
      switch nodes[index].content {
      case .group(var children):
        edit(&children, lenses: lenses, body)
        nodes[index].content = .group(children)
      case .glass(var glass):
        guard lenses == .entered, var lens = glass.lens else { continue }
        edit(&lens.content, lenses: lenses, body)
        glass.lens = lens
        nodes[index].content = .glass(glass)
      case .image, .fill, .masked, .material, .probe: continue
      }
    }
  }
}

extension Node.Content {
  /// Returns the children of a node.
  fileprivate func children(_ lenses: NodeWalk.Lenses) -> [Node] {
    switch self {
    case .group(let children): children
    case .glass(let glass): lenses == .entered ? glass.lens?.content ?? [] : []
    case .image, .fill, .masked, .material, .probe: []
    }
  }
}
