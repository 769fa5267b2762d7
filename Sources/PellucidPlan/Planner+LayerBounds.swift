// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidScene

/// The bounds of layers. Where the exact bounds are known only after drawing, all pixels that can be reached are used.
extension Planner {
  /// Returns the bounds of the surface that a layer needs.
  func layerBounds(_ node: Node) -> PixelRect {
    // Where the layer is transparent, some modes clear what lies below.
    if node.blend.isUnbounded { return clip }
    return contentBounds(node, within: node.clip == nil ? clip : covering(node).intersection(clip))
  }

  /// Returns the pixels that a node's content can change before the node's own effects, within `bounds`.
  func contentBounds(_ node: Node, within bounds: PixelRect) -> PixelRect {
    // The layer's own shadow is drawn on the surface below.
    var node = node
    node.effects = []
    // A cutting layer draws on a surface of its own, which then cuts.
    if node.blend.cuts { node.blend = .sourceOver }
    return NodeWalk.fold(node, lenses: .skipped) { node, inner in
      let content = content(of: node, inner, within: bounds)
      return Touched(content: content, all: withShadow(of: node, content, within: bounds))
    }.content
  }

  /// The pixels that drawing a node can change.
  private struct Touched {
    /// The changed pixels, without those of the node's own shadow.
    var content: PixelRect
    /// All changed pixels.
    var all: PixelRect
  }

  /// Returns the bounds of content together with its shadow.
  private func withShadow(of node: Node, _ content: PixelRect, within bounds: PixelRect) -> PixelRect {
    guard let shadow = node.shadow, !content.isEmpty else { return content }
    return content.outset(by: pixelShadow(shadow, node.transform).reachInPixels).intersection(bounds)
  }

  /// Returns the pixels that a node's content can change.
  private func content(of node: Node, _ inner: [Touched], within bounds: PixelRect) -> PixelRect {
    // Some modes change pixels even where the source is transparent, others only take away.
    if node.blend.cuts { return .empty }
    guard node.blend == .sourceOver else { return bounds }
    switch node.content {
    case .group:
      return reached(from: inner.reduce(.empty) { $0.union($1.all) }, by: node, within: bounds)
    // Glyphs and paths may extend beyond their frames.
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

  /// Returns the pixels that a node's frame touches.
  private func covering(_ node: Node) -> PixelRect {
    PixelRect(covering: toPixels(node).bounds(of: node.frame))
  }
}
