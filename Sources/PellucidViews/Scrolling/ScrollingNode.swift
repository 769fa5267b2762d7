// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A node that moves its content: a scroll view or a list.
protocol ScrollingNode: LayoutNode {
  var axes: Axis.Set { get }
  /// The distance by which the content was asked to be moved, from its leading top corner, in points; nil where nobody asked.
  var requestedOffset: CGPoint? { get set }
  /// The distance by which the content is moved, in points.
  var offset: CGPoint { get }
  /// The size of the content, which has been placed.
  var contentSize: CGSize { get }
  /// Returns the frame of a view in the content.
  ///
  /// - Parameter path: The nodes from a child of this one to the view.
  func contentFrame(of path: ArraySlice<LayoutNode>) -> CGRect?
}

/// A node that makes the views of a list when they are shown.
protocol LazyNode: LayoutNode {
  /// Makes views until those of a part of the content are there.
  ///
  /// - Returns: A Boolean value that is true where the node has not looked for the part before.
  func reach(_ place: ScrollTarget.Place) -> Bool
}

/// A part of content that is to be shown.
struct ScrollTarget: Equatable {
  enum Place: Equatable {
    case view(AnyHashable)
    case edge(Edge)
    /// A distance from the start of the content along each axis; nil stays.
    case point(x: CGFloat?, y: CGFloat?)
  }

  var place: Place
  /// The point of the view that is put on the same point of the visible part; nil moves no further than is needed.
  var anchor: UnitPoint?
}

extension ScrollingNode {
  /// Returns the offset at which a rectangle of the content is shown.
  func offset(showing target: CGRect, _ anchor: UnitPoint?) -> CGPoint {
    func length(_ axis: Axis, _ start: CGFloat, _ length: CGFloat, _ share: CGFloat?) -> CGFloat {
      let visible = frame.size[axis], now = axis == .horizontal ? offset.x : offset.y
      guard let share else {
        // A view that is longer than the visible part shows its start.
        return start < now || length > visible ? start : max(now, start + length - visible)
      }
      return start + length * share - visible * share
    }
    return limited(
      CGPoint(
        x: length(.horizontal, target.minX, target.width, anchor?.x),
        y: length(.vertical, target.minY, target.height, anchor?.y)))
  }

  /// Returns the offset of an edge of the content.
  func offset(of edge: Edge) -> CGPoint {
    switch edge {
    case .top: limited(CGPoint(x: offset.x, y: 0))
    case .leading: limited(CGPoint(x: 0, y: offset.y))
    case .bottom: limited(CGPoint(x: offset.x, y: .greatestFiniteMagnitude))
    case .trailing: limited(CGPoint(x: .greatestFiniteMagnitude, y: offset.y))
    }
  }

  /// Returns an offset at which the visible part lies in the content, along the axes.
  func limited(_ offset: CGPoint) -> CGPoint {
    func length(_ axis: Axis, _ value: CGFloat) -> CGFloat {
      guard axes.contains(axis.set), !value.isNaN else { return 0 }
      return min(max(0, value), max(0, contentSize[axis] - frame.size[axis]))
    }
    return CGPoint(x: length(.horizontal, offset.x), y: length(.vertical, offset.y))
  }
}

extension LayoutNode {
  /// A Boolean value that is true where the content of the first scroll view in the view has been moved down.
  var isScrolled: Bool {
    var waiting = [self]
    while let node = waiting.popLast() {
      if let node = node as? any ScrollingNode { return node.offset.y > 0 }
      waiting += node.children.reversed()
    }
    return false
  }
}

/// The part of the content of the views inside that is to be shown, which outlives the nodes of the views.
final class ScrollRequests {
  var target: ScrollTarget?
}

/// A view that moves the content of scroll views in it.
final class ScrollRequestNode: ModifierNode, LayoutObserver {
  private let requests: ScrollRequests

  init(_ child: LayoutNode, _ requests: ScrollRequests, _ graph: ViewGraph) {
    self.requests = requests
    super.init(child)
    graph.observe(self)
  }

  func layoutEnded() -> Bool {
    guard let target = requests.target else { return false }
    if case .view(let id) = target.place {
      guard let path = path(to: id) else { return reach(target.place) }
      return move(along: path, target)
    }
    if reach(target.place) { return true }
    guard let node = innermost(of: [self]) else { return false }
    let offset =
      switch target.place {
      case .edge(let edge): node.offset(of: edge)
      case .point(let x, let y): node.limited(CGPoint(x: x ?? node.offset.x, y: y ?? node.offset.y))
      case .view: node.offset
      }
    return move(node, to: offset)
  }

  /// Moves the content of the scroll view next to the last node of a path.
  private func move(along path: [LayoutNode], _ target: ScrollTarget) -> Bool {
    guard let index = path.lastIndex(where: { $0 is any ScrollingNode }),
      let node = path[index] as? any ScrollingNode
    else { return false }
    // The size of all rows of a list limits its offset.
    if let node = node as? any LazyNode, node.reach(target.place) { return true }
    guard let frame = node.contentFrame(of: path[(index + 1)...]) else { return false }
    return move(node, to: node.offset(showing: frame, target.anchor))
  }

  private func move(_ node: any ScrollingNode, to offset: CGPoint) -> Bool {
    let near: CGFloat = 0.01
    guard abs(node.offset.x - offset.x) > near || abs(node.offset.y - offset.y) > near else { return false }
    node.requestedOffset = offset
    return true
  }

  /// Returns the first scroll view among nodes and the nodes in them, level by level.
  private func innermost(of nodes: [LayoutNode]) -> (any ScrollingNode)? {
    var waiting = nodes[...]
    while let node = waiting.popFirst() {
      if let node = node as? any ScrollingNode { return node }
      waiting += node.children
    }
    return nil
  }

  /// Makes views of the part that is to be shown, which have not been made because they were not shown.
  private func reach(_ place: ScrollTarget.Place) -> Bool {
    var isMore = false, waiting: [LayoutNode] = [self]
    while let node = waiting.popLast() {
      if let node = node as? any LazyNode, node.reach(place) { isMore = true }
      waiting += node.children
    }
    return isMore
  }
}
