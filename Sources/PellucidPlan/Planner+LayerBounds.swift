// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidScene

/// How large a surface a layer needs. Where only drawing would tell, it is all that can be reached.
extension Planner {
  func layerBounds(_ node: Node) -> PixelRect {
    let bounds = node.clip == nil ? clip : covering(node).intersection(clip)
    // Its shadow falls on the surface below.
    return content(of: node, within: bounds)
  }

  /// The pixels that drawing a node can change, its shadow included.
  private func touched(_ node: Node, within bounds: PixelRect) -> PixelRect {
    let content = content(of: node, within: bounds)
    guard let shadow = node.shadow, !content.isEmpty else { return content }
    return content.outset(by: pixelShadow(shadow, node.transform).reachInPixels).intersection(bounds)
  }

  private func content(of node: Node, within bounds: PixelRect) -> PixelRect {
    // A mode may change what lies under nothing.
    guard node.blend == .sourceOver else { return bounds }
    switch node.content {
    case .group(let nodes):
      return nodes.reduce(.empty) { $0.union(touched($1, within: bounds)) }
    // Glyphs and paths leave their frames.
    case .masked, .fill(.path, _): return bounds
    case .material(let material):
      if case .path = material.shape { return bounds }
      return covering(node).intersection(bounds)
    case .glass(let glass):
      return pass(glass, node, opacity: 1)?.bounds.intersection(bounds) ?? .empty
    case .probe: return .empty
    case .image, .fill: return covering(node).intersection(bounds)
    }
  }

  private func covering(_ node: Node) -> PixelRect {
    PixelRect(covering: toPixels(node).bounds(of: node.frame))
  }
}
