// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A frame that is a share of the container around it.
///
/// The container is the innermost scroll view, or else the whole picture. Its size is that of the last layout; where that was another
/// one, the views are laid out again.
private final class ContainerFrameNode: AligningNode, LayoutObserver {
  private let axes: Axis.Set
  private let length: (CGFloat, Axis) -> CGFloat
  private let graph: ViewGraph
  private var used: CGSize?

  init(
    _ child: LayoutNode, _ axes: Axis.Set, _ alignment: Alignment, _ graph: ViewGraph,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) {
    (self.axes, self.length, self.graph) = (axes, length, graph)
    super.init(child, alignment)
    graph.observe(self)
  }

  private var container: CGSize {
    var node = parent
    while let next = node, !(next is ScrollNode) { node = next.parent }
    // A scroll view may be as narrow as its content; what was proposed to it is what it has to give.
    return node.map { $0.proposal.replacingUnspecifiedDimensions(by: $0.frame.size) } ?? graph.size
  }

  private func framed(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let container = used ?? self.container
    used = container
    var result = proposal
    for axis in Axis.allCases where axes.contains(axis.set) {
      let length = length(container[axis], axis)
      if length.isFinite { result[axis] = max(0, length) }
    }
    return result
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { framed(proposal) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let (framed, size) = (framed(proposal), child.size(framed(proposal)))
    return CGSize(
      width: axes.contains(.horizontal) ? framed.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? framed.height ?? size.height : size.height)
  }

  func layoutEnded() -> Bool {
    guard used != nil, used != container else { return false }
    used = nil
    layoutChanged()
    return true
  }
}

/// A view in a frame that is a share of its container.
private struct ContainerFrameView<Content: View>: SystemView {
  let content: Content
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let (graph, direction) = (scope.graph, scope.environment.layoutDirection)
    return .each(of: Content.systemNodes(of: view.content, in: scope)) {
      let node = ContainerFrameNode($0, view.axes, view.alignment, graph, view.length)
      node.direction = direction
      return node
    }
  }
}

extension View {
  /// Puts the view into a frame of its container's size.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Puts the view into a frame that spans some of the columns into which its container is divided.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      ContainerShare.length(of: length, count: count, span: span, spacing: spacing)
    }
  }

  /// Puts the view into a frame whose lengths are made of those of its container.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    ContainerFrameView(content: self, axes: axes, alignment: alignment, length: length)
  }
}

/// A frame that is a share of the container around it.
enum ContainerShare {
  /// Returns the length of a view that spans some of the columns into which a container is divided.
  static func length(of whole: CGFloat, count: Int, span: Int, spacing: CGFloat) -> CGFloat {
    guard count > 0 else { return whole }
    let column = (whole - spacing * CGFloat(count - 1)) / CGFloat(count)
    return column * CGFloat(span) + spacing * CGFloat(span - 1)
  }
}
