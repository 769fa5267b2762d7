// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The nodes of a scene in drawing order, with groups flattened.
struct DrawOrder {
  /// Answers about materials and glass, by their place, which many foregrounds on one surface ask for.
  final class Answers {
    /// The answers to whether content below the window may show through.
    var openings: [Int: Bool] = [:]
    /// The possible backdrops of each piece of a container of glass.
    var backdrops: [Piece: Backdrop] = [:]

    /// A material, or a piece of glass.
    struct Piece: Hashable {
      /// The index of the node in the order.
      var place: Int
      /// The step of the trace that resolved the piece.
      var step: Int?
    }
  }

  /// A node with its place in the order.
  struct Item {
    var node: Node
    /// The indices of the groups and windows around the node, outermost first.
    var groups: [Int]
    /// The area in which the node may change pixels without its shadow, in points of the scene; nil if it is not drawn.
    var content: Rect?
    /// The area of the node's shadow, in points of the scene; nil without a shadow.
    var shadow: Rect?

    /// The transformed frame, in points of the scene; drawing may exceed it.
    var bounds: Rect { node.transform.bounds(of: node.frame) }
    /// The id of the node; empty if it has none.
    var name: String { node.id ?? "" }
  }

  /// A group, or a window's surface, composited as one.
  struct Group {
    var name: String
    var opacity: Double
    var blend: BlendMode
    var clip: Shape?
    var frame: Rect
    var transform: Transform
    /// A Boolean value indicating whether the group is a window, beyond which its materials may not sample.
    var isWindow = false
    /// A Boolean value indicating whether the content is first drawn on a transparent surface of its own, so that
    /// blend modes in the group do not blend with anything below the group.
    var isIsolated: Bool
    /// A Boolean value indicating whether the picture of the group is changed or cut as a whole: by effects, or by a mask.
    var isChanged = false
    /// The area outside which the clip, and the effects of the groups around it, leave nothing; nil without a clip.
    var extent: Rect?

    /// A Boolean value indicating whether the content looks as if drawn without the group, inside the clip.
    var isPlain: Bool { opacity >= 1 && blend == .sourceOver && !isChanged }
  }

  /// The nodes, bottom to top.
  private(set) var items: [Item] = []
  /// The groups and windows, each before those inside.
  private(set) var groups: [Group] = []
  /// A Boolean value indicating whether a layer of the desktop cuts the picture itself.
  private(set) var cutsPicture = false
  /// The areas in which each node and its shadow may change pixels.
  private(set) var boxes = BoxSequence([PixelRect]())
  /// The answers so far.
  let answers = Answers()
  /// The backdrops that the description states, by the step of the trace that resolved the material or glass.
  let stated: [Int: StatedBackdrop]
  let gamut: Gamut
  private let extent: DrawnExtent
  /// The resource indices of the opaque pictures.
  let opaquePictures: Set<Int>
  /// The size of the scene, in points.
  let size: Size
  /// The resolution of the picture, in pixels per point.
  var scale: Double { extent.scale }

  /// Returns the area in which a node may change pixels, without any shadow.
  func body(of item: Item) -> Rect? { extent.body(of: item.node) }

  /// Flattens a scene.
  ///
  /// - Parameters:
  ///   - inks: The ink of texts, symbols and pictures, by resource index.
  ///   - stated: The backdrops that the description states, by the step of the trace.
  init(_ scene: ResolvedScene, inks: [Int: DrawnInk] = [:], stated: [Int: StatedBackdrop] = [:]) {
    (self.stated, gamut) = (stated, scene.gamut)
    extent = DrawnExtent(inks: inks, scale: scene.scale)
    opaquePictures = Set(inks.filter { $0.value.isOpaquePicture }.keys)
    size = scene.size
    add(scene.desktop, in: Around())
    for (index, window) in scene.windows.enumerated() {
      add(window, name: window.id ?? "windows[\(index)]")
    }
    boxes = BoxSequence(
      items.map { item in
        guard let content = item.content, let shadow = item.shadow else { return item.content ?? item.shadow }
        return content.union(shadow)
      })
  }

  /// Returns the index of the topmost node below a place that may change pixels in a rectangle.
  func topmost(below place: Int, in rect: Rect) -> Int? { boxes.last(before: place, overlapping: rect) }

  /// Returns a Boolean value indicating whether neither the node nor a group around it has an opacity of 0.
  func draws(_ item: Item) -> Bool { draws(item.node, in: item.groups) }

  private func draws(_ node: Node, in outer: [Int]) -> Bool {
    node.opacity > 0 && outer.allSatisfy { groups[$0].opacity > 0 }
  }

  /// Adds a window: its shadow, its surface and its nodes.
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
        transform: .identity, isWindow: true, isIsolated: true,
        extent: window.shape.extent(in: window.frame, .identity)))
    add(window.nodes, in: Around(groups: [groups.count - 1]))
  }

  private mutating func add(_ nodes: [Node], in outer: Around) {
    NodeWalk.forEach(in: nodes, lenses: .skipped, inheriting: outer) { add($0, in: $1) }
  }

  /// The groups around a node.
  private struct Around {
    /// The indices of the groups and windows, outermost first.
    var groups: [Int] = []
    /// The groups with effects, outermost first.
    var changing: [Node] = []
  }

  /// Returns the area of the picture that what is drawn in an area can change, after the effects of the groups around it.
  private func shown(_ area: Rect?, in outer: Around) -> Rect? {
    outer.changing.reversed().reduce(area) { area, group in area.map { extent.changed($0, by: group) } }
  }

  /// Adds a node and returns the groups around its children; nil if the node is not a group.
  private mutating func add(_ node: Node, in outer: Around) -> Around? {
    let own = draws(node, in: outer.groups) ? extent.content(of: node) : nil
    let content = shown(own, in: outer)
    let shadow = node.shadow == nil ? nil : shown(own.map { extent.shadow(node, of: $0) }, in: outer)
    if node.blend.cuts { markCut(outer.groups) }
    guard case .group = node.content else {
      items.append(Item(node: node, groups: outer.groups, content: content, shadow: shadow))
      return nil
    }
    var group = Group(
      name: node.id ?? "", opacity: node.opacity, blend: node.blend, clip: node.clip, frame: node.frame,
      transform: node.transform,
      isIsolated: node.clip != nil || node.shadow != nil || node.isIsolated || !node.effects.isEmpty)
    group.isChanged = !node.effects.isEmpty
    group.extent = shown(node.clip?.extent(in: node.frame, node.transform), in: outer)
    groups.append(group)
    if shadow != nil {
      var outline = node
      (outline.clip, outline.effects) = (nil, [])
      outline.content = .fill(shape: .rectangle, Self.nothing)
      items.append(Item(node: outline, groups: outer.groups, shadow: shadow))
    }
    var inner = outer
    inner.groups.append(groups.count - 1)
    if !node.effects.isEmpty { inner.changing.append(node) }
    return inner
  }

  /// Marks the groups whose picture a layer cuts: those from the innermost out to the first that is drawn on its own.
  private mutating func markCut(_ outer: [Int]) {
    for group in outer.reversed() {
      groups[group].isChanged = true
      if groups[group].isIsolated || !(groups[group].opacity >= 1 && groups[group].blend == .sourceOver) {
        return
      }
    }
    cutsPicture = true
  }

  /// The content of a node that stands only for a shadow.
  private static let nothing = ResolvedFill.ink(.color(EncodedColor(white: 0, alpha: 0), blend: .sourceOver))
}
