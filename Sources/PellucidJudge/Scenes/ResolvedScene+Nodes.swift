// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene

extension ResolvedScene {
  /// The first node of a name, in drawing order.
  func node(_ name: String) -> Node? {
    var found: Node?
    NodeWalk.forEach(in: self, lenses: .skipped) { node in
      if found == nil, node.id == name { found = node }
    }
    return found
  }

  /// Every node that is not a group, in drawing order.
  var drawnNodes: [Node] {
    var drawn: [Node] = []
    NodeWalk.forEach(in: self, lenses: .skipped) { node in
      if case .group = node.content { return }
      drawn.append(node)
    }
    return drawn
  }

  /// Moves a node up by an amount of the space its frame is in.
  mutating func move(_ name: String, up amount: Double) {
    func move(_ node: inout Node) {
      if node.id == name { node.frame.y -= amount }
    }
    NodeWalk.edit(&desktop, lenses: .skipped, move)
    for index in windows.indices { NodeWalk.edit(&windows[index].nodes, lenses: .skipped, move) }
  }
}
