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
    /// Where it may change pixels without its shadow, in points of the scene; nil if nowhere.
    var content: Rect?
    /// Where its shadow may; nil without one.
    var shadow: Rect?

    /// The frame, which drawing may leave, in points of the scene.
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
    /// Whether it is a window, whose materials may look at nothing else.
    var isWindow = false
    /// Whether its content is drawn on a transparent surface of its own first, so that blend modes in it do not see
    /// what lies below.
    var isIsolated: Bool

    /// Whether its content looks the same as if drawn without it, inside its clip.
    var isPlain: Bool { opacity >= 1 && blend == .sourceOver }
  }

  private(set) var items: [Item] = []
  private(set) var groups: [Group] = []
  private let extent: DrawnExtent
  /// By resource index: the pictures that let nothing through.
  let opaquePictures: Set<Int>
  /// Of the scene, in points.
  let size: Size
  /// Pixels per point.
  var scale: Double { extent.scale }

  /// Where a node itself may change pixels: its content without any shadow.
  func body(of item: Item) -> Rect? { extent.body(of: item.node) }

  /// - Parameter inks: By resource index, where the ink of texts and symbols is.
  init(_ scene: ResolvedScene, inks: [Int: DrawnInk] = [:]) {
    extent = DrawnExtent(inks: inks, scale: scene.scale)
    opaquePictures = Set(inks.filter { $0.value.isOpaquePicture }.keys)
    size = scene.size
    add(scene.desktop, in: [])
    for (index, window) in scene.windows.enumerated() {
      add(window, name: window.id ?? "windows[\(index)]")
    }
  }

  /// Whether neither it nor a group around it has an opacity of 0.
  func draws(_ item: Item) -> Bool { draws(item.node, in: item.groups) }

  private func draws(_ node: Node, in outer: [Int]) -> Bool {
    node.opacity > 0 && outer.allSatisfy { groups[$0].opacity > 0 }
  }

  private mutating func add(_ window: ResolvedWindow, name: String) {
    if let shadow = window.shadow {
      let outline = Node(
        id: name, frame: window.frame, transform: .identity, shadow: shadow,
        content: .fill(shape: window.shape, Self.nothing))
      let casting = extent.content(of: outline)
      items.append(Item(node: outline, groups: [], shadow: casting.map { extent.shadow(outline, of: $0) }))
    }
    groups.append(
      Group(
        name: name, opacity: 1, blend: .sourceOver, clip: window.shape, frame: window.frame,
        transform: .identity, isWindow: true, isIsolated: true))
    add(window.nodes, in: [groups.count - 1])
  }

  private mutating func add(_ nodes: [Node], in outer: [Int]) {
    NodeWalk.forEach(in: nodes, lenses: .skipped, inheriting: outer) { add($0, in: $1) }
  }

  /// Adds a node and returns the groups around the nodes in it; nil for what is no group.
  private mutating func add(_ node: Node, in outer: [Int]) -> [Int]? {
    let content = draws(node, in: outer) ? extent.content(of: node) : nil
    let shadow = node.shadow == nil ? nil : content.map { extent.shadow(node, of: $0) }
    guard case .group = node.content else {
      items.append(Item(node: node, groups: outer, content: content, shadow: shadow))
      return nil
    }
    groups.append(
      Group(
        name: node.id ?? "", opacity: node.opacity, blend: node.blend, clip: node.clip, frame: node.frame,
        transform: node.transform, isIsolated: node.clip != nil || node.shadow != nil))
    if shadow != nil {
      var outline = node
      (outline.clip, outline.content) = (nil, .fill(shape: .rectangle, Self.nothing))
      items.append(Item(node: outline, groups: outer, shadow: shadow))
    }
    return outer + [groups.count - 1]
  }

  /// The content of a node of which only the shadow counts.
  private static let nothing = ResolvedFill.ink(.color(EncodedColor(white: 0, alpha: 0), blend: .sourceOver))
}
