// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The nodes that views have become, in their order.
///
/// A view can become no node, one or several. A list may contain other lists, which change on their own; who made nodes from the list is
/// told.
public final class ViewList {
  private enum Content {
    /// Nodes that are never replaced.
    case node(LayoutNode)
    case nodes([LayoutNode])
    case lists([ViewList])
    /// Lists that are made when they are asked for.
    case lazy(LazyLists)
  }

  /// Lists of which each is made when it is first asked for.
  final class LazyLists {
    let count: Int
    private let make: (Int) -> ViewList
    private var made: [Int: ViewList] = [:]

    init(count: Int, _ make: @escaping (Int) -> ViewList) { (self.count, self.make) = (count, make) }

    func list(_ index: Int, in owner: ViewList) -> ViewList {
      if let known = made[index] { return known }
      let list = make(index)
      list.owner = owner
      made[index] = list
      return list
    }

    /// Ends the references of the lists to the list around them.
    func release(_ owner: ViewList) {
      for list in made.values where list.owner === owner { list.owner = nil }
    }
  }

  private var content: Content
  /// The node that the list makes of the nodes in it.
  private var change: (([LayoutNode]) -> [LayoutNode])?
  private var known: [LayoutNode]?
  /// The list that contains this one, which ends the reference before it goes.
  private unowned(unsafe) var owner: ViewList?
  /// The node whose children the list is, which ends the reference before it goes.
  private unowned(unsafe) var node: LayoutNode?

  private init(_ content: Content) { self.content = content }

  deinit { release() }

  /// Ends the references of the lists in this one to it.
  private func release() {
    if case .lazy(let lists) = content { lists.release(self) }
    guard case .lists(let lists) = content else { return }
    for list in lists where list.owner === self { list.owner = nil }
  }

  convenience init() { self.init(.nodes([])) }

  convenience init(_ nodes: [LayoutNode]) { self.init(nodes.count == 1 ? .node(nodes[0]) : .nodes(nodes)) }

  convenience init(of lists: [ViewList]) {
    // Lists that never change are one list.
    if lists.allSatisfy(\.isFixed) {
      self.init(lists.flatMap(\.nodes))
    } else {
      self.init(.lists(lists))
      for list in lists { list.owner = self }
    }
  }

  /// Creates a list of lists that are made when they are asked for.
  convenience init(lazy count: Int, _ make: @escaping (Int) -> ViewList) {
    self.init(.lazy(LazyLists(count: count, make)))
  }

  static func list(_ list: ViewList) -> ViewList { list }

  /// Returns the first nodes, and makes none of those behind them.
  func prefix(_ most: Int) -> [LayoutNode] {
    if change != nil { return Array(nodes.prefix(most)) }
    var found: [LayoutNode] = []
    switch content {
    case .node, .nodes: return Array(nodes.prefix(most))
    case .lists(let lists):
      for list in lists where found.count < most { found += list.prefix(most - found.count) }
    case .lazy(let lists):
      for index in 0..<lists.count where found.count < most {
        found += lists.list(index, in: self).prefix(most - found.count)
      }
    }
    return found
  }

  /// Returns a list of one node for each node of another list.
  static func each(of list: ViewList, _ change: @escaping (LayoutNode) -> LayoutNode) -> ViewList {
    if case .node(let node) = list.content, list.change == nil {
      list.content = .node(change(node))
      return list
    }
    if list.isFixed { return ViewList(list.nodes.map(change)) }
    if case .lazy(let lists) = list.content, list.change == nil {
      return ViewList(lazy: lists.count) { each(of: lists.list($0, in: list), change) }
    }
    let result = ViewList(of: [list])
    // A node that was there before keeps what was made from it.
    var made: [(from: LayoutNode, node: LayoutNode)] = []
    result.change = { nodes in
      let earlier = Earlier(made)
      made = nodes.enumerated().map { index, node in
        (from: node, node: earlier.node(for: node, near: index) ?? change(node))
      }
      return made.map(\.node)
    }
    return result
  }

  /// Returns a list of one node, which is made of all nodes of another list.
  static func grouped(_ list: ViewList, _ make: @escaping ([LayoutNode]) -> LayoutNode) -> ViewList {
    if list.isFixed { return ViewList([make(list.nodes)]) }
    let result = ViewList(of: [list])
    result.change = { [make($0)] }
    return result
  }

  /// Returns a list of some of the nodes of another list.
  static func part(of list: ViewList, _ part: @escaping ([LayoutNode]) -> [LayoutNode]) -> ViewList {
    if list.isFixed { return ViewList(part(list.nodes)) }
    let result = ViewList(of: [list])
    result.change = part
    return result
  }

  /// A Boolean value that is true where no state can replace the nodes.
  private var isFixed: Bool {
    switch content {
    case .lists, .lazy: return false
    case .node, .nodes: return change == nil
    }
  }

  var nodes: [LayoutNode] {
    if case .nodes(let nodes) = content { return nodes }
    if let known { return known }
    let all: [LayoutNode] =
      switch content {
      case .node(let node): [node]
      case .nodes(let nodes): nodes
      case .lists(let lists): lists.count == 1 ? lists[0].nodes : lists.flatMap(\.nodes)
      case .lazy(let lists): (0..<lists.count).flatMap { lists.list($0, in: self).nodes }
      }
    let nodes = change?(all) ?? all
    known = nodes
    return nodes
  }

  /// Tells a node when the nodes of the list, which are its children, are replaced.
  func report(to node: LayoutNode) { if !isFixed { self.node = node } }

  func forget(_ node: LayoutNode) { if self.node === node { self.node = nil } }

  /// Takes the nodes of another list in place of its own.
  func replace(by other: ViewList) {
    release()
    content = .lists([other])
    other.owner = self
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

/// The nodes that were made from others the last time.
private struct Earlier {
  private let made: [(from: LayoutNode, node: LayoutNode)]
  private let places: [ObjectIdentifier: Int]

  init(_ made: [(from: LayoutNode, node: LayoutNode)]) {
    self.made = made
    places =
      made.count < 2
      ? [:] : Dictionary(made.indices.map { (ObjectIdentifier(made[$0].from), $0) }) { first, _ in first }
  }

  func node(for node: LayoutNode, near index: Int) -> LayoutNode? {
    if index < made.count, made[index].from === node { return made[index].node }
    return places[ObjectIdentifier(node)].map { made[$0].node }
  }
}
