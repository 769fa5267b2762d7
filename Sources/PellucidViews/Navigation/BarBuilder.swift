// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidDesign
import PellucidScene

/// Makes a bar of the items that views state.
struct BarBuilder {
  var component: Component
  var attachments = AttachedViews()
  private(set) var hasPrincipal = false
  private let room: ComponentRoom

  init(_ kind: ComponentKind, _ room: ComponentRoom) { (component, self.room) = (Component(kind), room) }

  /// A Boolean value that is true for a bar without items and titles.
  var isEmpty: Bool { component.properties.isEmpty }

  /// Adds the items of a bar at the top.
  ///
  /// - Parameter sidebarToggle: A Boolean value that is true where the button of the sidebar comes first.
  mutating func add(_ items: [SystemToolbarItem], sidebarToggle: Bool = false) {
    let isMac = component.kind == .toolbar
    let toggle = sidebarToggle ? [Component(.barItem).with(.symbol, text: "sidebar.leading")] : []
    component = component.with(
      .leading, parts: toggle + parts(items.filter { $0.placement.kind == .leading }))
    let ends = items.filter {
      $0.placement.kind == .trailing || $0.placement.kind == .automatic || $0.placement.kind == .prominent
    }
    component = component.with(.trailing, parts: parts(ends))
    let middle = items.filter { $0.placement.kind == .middle }.flatMap(\.list.nodes)
    guard !middle.isEmpty else { return }
    hasPrincipal = true
    if isMac {
      component = component.with(.items, parts: middle.map { attachments.part(.barItem, of: $0) })
    } else {
      component = component.with(.title, text: text(of: middle))
    }
  }

  /// Adds the items of a bar at the bottom: in the middle, as far as no space moves them to the ends.
  mutating func addBottom(_ items: [SystemToolbarItem]) {
    let items = items.filter { $0.placement.kind == .bottom }
    let nodes = items.flatMap { $0.isSpace ? [SpacerNode(least: 0, axis: .horizontal)] : $0.list.nodes }
    let groups = nodes.split(omittingEmptySubsequences: false) { $0 is SpacerNode }
      .map { $0.map { attachments.part(.barItem, of: $0) } }
    switch groups.count {
    case 0: break
    case 1: component = component.with(.items, parts: groups[0])
    default:
      component = component.with(.leading, parts: groups[0])
        .with(.items, parts: groups[1..<(groups.count - 1)].flatMap { $0 })
        .with(.trailing, parts: groups[groups.count - 1])
    }
  }

  /// Adds the titles.
  mutating func title(_ notes: NavigationNotes) {
    if !hasPrincipal, let nodes = notes.title?.nodes {
      component = component.with(.title, text: text(of: nodes))
    }
    if let nodes = notes.subtitle?.nodes { component = component.with(.subtitle, text: text(of: nodes)) }
  }

  /// Leaves out the scroll edge below a bar that has a ground of its own, or none.
  ///
  /// - Parameter isPlain: A Boolean value that is true where a view has asked for no scroll edge.
  mutating func hideGround(_ ground: BarGround?, isPlain: Bool) {
    guard isPlain || ground?.visibility == .hidden || ground?.style != nil else { return }
    component = component.with(.style, word: .plain)
  }

  private mutating func text(of nodes: [LayoutNode]) -> String? {
    if let plain = PlainLabel(nodes), plain.symbol == nil, plain.subtitle == nil, plain.color == nil {
      return plain.title.flatMap { $0.isEmpty ? nil : $0 }
    }
    guard !nodes.isEmpty else { return nil }
    return attachments.add(nodes.count == 1 ? nodes[0] : LayoutContainerNode(HStackLayout(), nodes))
  }

  private mutating func parts(_ items: [SystemToolbarItem]) -> [Component] {
    var parts: [Component] = [], begins = false
    for item in items {
      if item.isSpace {
        begins = true
        continue
      }
      for node in item.list.nodes where !(node is EmptyNode) {
        var part = attachments.part(.barItem, of: node)
        if begins { part = part.with(.separator, flag: true) }
        if item.placement.kind == .prominent, room.traits.look != .ios18 {
          part = part.with(.style, word: .prominent)
        }
        parts.append(part)
        begins = false
      }
    }
    return parts
  }
}
