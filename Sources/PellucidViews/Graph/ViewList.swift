// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The nodes that views have become, in their order.
///
/// A view can become no node, one or several. A list may contain other lists, which change on their own; who made nodes from the list is
/// told.
public final class ViewList {
  private enum Item {
    case node(LayoutNode)
    case list(ViewList)
  }

  private var items: [Item] = []
  /// The node that the list makes of the nodes in it.
  private var change: (([LayoutNode]) -> [LayoutNode])?
  private var known: [LayoutNode]?
  private weak var owner: ViewList?
  /// The node whose children the list is.
  weak var node: LayoutNode?

  init() {}

  convenience init(_ nodes: [LayoutNode]) {
    self.init()
    items = nodes.map { .node($0) }
  }

  convenience init(of lists: [ViewList]) {
    self.init()
    for list in lists { append(list) }
  }

  static func list(_ list: ViewList) -> ViewList { ViewList(of: [list]) }

  /// Returns a list of one node for each node of another list.
  static func each(of list: ViewList, _ change: @escaping (LayoutNode) -> LayoutNode) -> ViewList {
    let result = ViewList(of: [list])
    // A node that was there before keeps what was made from it.
    var made: [ObjectIdentifier: LayoutNode] = [:]
    result.change = { nodes in
      let next = nodes.map { (ObjectIdentifier($0), made[ObjectIdentifier($0)] ?? change($0)) }
      made = Dictionary(next) { first, _ in first }
      return next.map(\.1)
    }
    return result
  }

  /// Returns a list of one node, which is made of all nodes of another list.
  static func grouped(_ list: ViewList, _ make: @escaping ([LayoutNode]) -> LayoutNode) -> ViewList {
    let result = ViewList(of: [list])
    result.change = { [make($0)] }
    return result
  }

  private func append(_ list: ViewList) {
    list.owner = self
    items.append(.list(list))
  }

  var nodes: [LayoutNode] {
    if let known { return known }
    let all = items.flatMap { item in
      switch item {
      case .node(let node): [node]
      case .list(let list): list.nodes
      }
    }
    let nodes = change?(all) ?? all
    known = nodes
    return nodes
  }

  /// Takes the nodes of another list in place of its own.
  func replace(by other: ViewList) {
    items = []
    append(other)
    changed()
  }

  private func changed() {
    var list: ViewList? = self
    while let next = list {
      next.known = nil
      next.node?.childrenChanged()
      list = next.owner
    }
  }
}
