// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

// Nodes are identified by their step in the trace, whose layer has a key path, because several layers may share an
// id.
extension Resolution {
  /// Returns the key path of the layer that a node was made for; nil for a node without a layer.
  func path(of node: Node) -> String? { trace.layer(node.step)?.path }

  /// Returns the first node of the layer at a key path, in drawing order.
  func node(at path: String) -> Node? {
    var found: Node?
    NodeWalk.forEach(in: scene, lenses: .skipped) { node in
      if found == nil, self.path(of: node) == path { found = node }
    }
    return found
  }

  /// All nodes except groups, each with the key path of its layer, in drawing order.
  var drawnNodes: [(path: String?, node: Node)] {
    var drawn: [(path: String?, node: Node)] = []
    NodeWalk.forEach(in: scene, lenses: .skipped) { node in
      if case .group = node.content { return }
      drawn.append((path(of: node), node))
    }
    return drawn
  }

  /// The rectangles of all layers by their ids and key paths, in points of the scene. A layer of several nodes has the
  /// rectangle of the first; so has an id that several layers share.
  package var layerBounds: [String: Rect] {
    var bounds: [String: Rect] = [:]
    NodeWalk.forEach(in: scene, lenses: .skipped) { node in
      guard let layer = trace.layer(node.step) else { return }
      for name in [layer.path, layer.name] where bounds[name] == nil {
        bounds[name] = node.transform.bounds(of: node.frame)
      }
    }
    return bounds
  }

  /// Returns the indices of the trace's steps for the layer at a key path: several where the layer is drawn in
  /// copies.
  func steps(ofLayerAt path: String) -> Set<Int> {
    Set(trace.steps.indices.filter { trace.layer($0)?.path == path })
  }

  /// Returns whether the material at a key path samples the content behind its window (behind-window blending).
  func looksBehindWindow(_ path: String) -> Bool {
    var looks = false
    for window in scene.windows {
      NodeWalk.forEach(in: window.nodes, lenses: .skipped) { node in
        guard case .material(let material) = node.content, material.blending == .behindWindow else { return }
        looks = looks || self.path(of: node) == path
      }
    }
    return looks
  }
}

extension ResolvedScene {
  /// Moves the nodes of some steps to the left and up, by an offset in the coordinate space of their frames.
  mutating func move(_ steps: Set<Int>, by offset: Point) {
    func move(_ node: inout Node) {
      guard let step = node.step, steps.contains(step) else { return }
      node.frame = node.frame.moved(x: -offset.x, y: -offset.y)
    }
    NodeWalk.edit(&desktop, lenses: .skipped, move)
    for index in windows.indices { NodeWalk.edit(&windows[index].nodes, lenses: .skipped, move) }
  }
}
