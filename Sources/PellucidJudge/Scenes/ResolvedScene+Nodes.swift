// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene

extension ResolvedScene {
  /// The first node of a name, in drawing order.
  func node(_ name: String) -> Node? {
    ([desktop] + windows.map { $0.nodes }).lazy.compactMap { $0.node(name) }.first
  }

  /// Every node that is not a group, in drawing order.
  var drawnNodes: [Node] { (desktop + windows.flatMap { $0.nodes }).flatMap { $0.drawn } }

  /// Moves a node up by an amount of the space its frame is in.
  mutating func move(_ name: String, up amount: Double) {
    desktop.move(name, up: amount)
    for index in windows.indices { windows[index].nodes.move(name, up: amount) }
  }
}

extension Node {
  fileprivate var drawn: [Node] {
    if case .group(let children) = content { children.flatMap { $0.drawn } } else { [self] }
  }
}

extension [Node] {
  fileprivate func node(_ name: String) -> Node? {
    for node in self {
      if node.id == name { return node }
      if case .group(let children) = node.content, let found = children.node(name) { return found }
    }
    return nil
  }

  fileprivate mutating func move(_ name: String, up amount: Double) {
    for index in indices {
      if self[index].id == name { self[index].frame.y -= amount }
      guard case .group(var children) = self[index].content, children.node(name) != nil else { continue }
      children.move(name, up: amount)
      self[index].content = .group(children)
    }
  }
}
