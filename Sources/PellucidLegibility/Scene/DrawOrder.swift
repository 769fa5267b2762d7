// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The nodes of a scene one after the other, as they are drawn; groups are taken apart.
struct DrawOrder {
  struct Item {
    var node: Node
    /// Indices of the groups and windows around it, outermost first.
    var groups: [Int]

    /// What it may touch, without its shadow, in points of the scene.
    var bounds: Rect { node.transform.bounds(of: node.frame) }
    var name: String { node.id ?? "" }
  }

  /// A group, or a window's surface, that is composited as one.
  struct Group {
    var name: String
    var opacity: Double
    var blend: BlendMode
    var clip: Shape?
    var frame: Rect
    var transform: AffineTransform

    /// Whether its content looks the same as if drawn without it, inside its clip.
    var isPlain: Bool { opacity >= 1 && blend == .sourceOver }
  }

  private(set) var items: [Item] = []
  private(set) var groups: [Group] = []

  init(_ scene: ResolvedScene) {
    add(scene.desktop, in: [])
    for (index, window) in scene.windows.enumerated() {
      if let shadow = window.shadow {
        // An outline that is not filled: only its shadow counts.
        let nothing = ResolvedFill.ink(.color(EncodedColor(white: 0, alpha: 0), blend: .sourceOver))
        items.append(
          Item(
            node: Node(
              id: "windows[\(index)]", frame: window.frame, transform: .identity, shadow: shadow,
              content: .fill(shape: window.shape, nothing)), groups: []))
      }
      groups.append(
        Group(
          name: "windows[\(index)]", opacity: 1, blend: .sourceOver, clip: window.shape, frame: window.frame,
          transform: .identity))
      add(window.nodes, in: [groups.count - 1])
    }
  }

  private mutating func add(_ nodes: [Node], in outer: [Int]) {
    for node in nodes {
      guard case .group(let children) = node.content else {
        items.append(Item(node: node, groups: outer))
        continue
      }
      groups.append(
        Group(
          name: node.id ?? "", opacity: node.opacity, blend: node.blend, clip: node.clip, frame: node.frame,
          transform: node.transform))
      if let shadow = node.shadow {
        let nothing = ResolvedFill.ink(.color(EncodedColor(white: 0, alpha: 0), blend: .sourceOver))
        items.append(
          Item(
            node: Node(
              id: node.id, frame: node.frame, transform: node.transform, shadow: shadow,
              content: .fill(shape: node.clip ?? .rectangle, nothing)), groups: outer))
      }
      add(children, in: outer + [groups.count - 1])
    }
  }
}
