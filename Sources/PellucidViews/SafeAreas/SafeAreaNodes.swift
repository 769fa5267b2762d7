// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidScene

/// The picture that a view is laid out in, with the safe area that the screen leaves.
final class ScreenNode: LayoutNode, SafeAreaRegion {
  private let insets: EdgeInsets

  init(_ content: LayoutNode, safeArea insets: EdgeInsets) {
    self.insets = insets
    super.init([content])
  }

  private var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  func safeArea(of child: LayoutNode) -> SafeAreaRects? {
    SafeAreaRects(safe: bounds.inset(by: insets), bounds: bounds)
  }

  /// The view with the safe area around it, where no size is proposed.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.sums.width) },
      height: proposal.height.map { max(0, $0 - insets.sums.height) })
    let size = children[0].size(inner)
    return CGSize(
      width: proposal.width ?? size.width + insets.sums.width,
      height: proposal.height ?? size.height + insets.sums.height)
  }

  /// A view that is smaller than the safe area stands in its middle.
  override func places(_ proposal: ProposedViewSize, _ size: CGSize) -> [Place] {
    let safe = CGRect(origin: .zero, size: size).inset(by: insets)
    let proposal = ProposedViewSize(safe.size), own = children[0].size(proposal)
    let origin = CGPoint(x: safe.midX - own.width / 2, y: safe.midY - own.height / 2)
    return [Place(origin: origin, proposal: proposal)]
  }
}

/// A view that extends beyond the safe area where it touches its end.
final class IgnoringSafeAreaNode: ModifierNode {
  private let edges: Edge.Set

  override var readsPosition: Bool { true }

  init(_ child: LayoutNode, _ edges: Edge.Set) {
    self.edges = edges
    super.init(child)
  }

  override func places(_ proposal: ProposedViewSize, _ size: CGSize) -> [Place] {
    let insets = safeAreaInsets.only(edges)
    guard insets != EdgeInsets() else { return [Place(origin: .zero, proposal: proposal)] }
    let area = CGRect(origin: .zero, size: size).outset(by: insets)
    let enlarged = ProposedViewSize(
      width: proposal.width.map { $0 + insets.sums.width },
      height: proposal.height.map { $0 + insets.sums.height })
    let own = child.size(enlarged)
    return [
      Place(
        origin: CGPoint(x: area.midX - own.width / 2, y: area.midY - own.height / 2), proposal: enlarged)
    ]
  }
}

/// A view whose safe area is smaller than that around it, by space at its edges.
final class SafeAreaPaddingNode: ModifierNode, SafeAreaRegion {
  private let insets: EdgeInsets

  override var readsPosition: Bool { true }

  init(_ child: LayoutNode, _ insets: EdgeInsets) {
    self.insets = insets
    super.init(child)
  }

  func safeArea(of child: LayoutNode) -> SafeAreaRects? {
    let bounds = CGRect(origin: .zero, size: frame.size)
    return SafeAreaRects(safe: bounds.inset(by: insets), bounds: bounds.outset(by: safeAreaInsets))
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.sums.width) },
      height: proposal.height.map { max(0, $0 - insets.sums.height) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(childProposal(proposal))
    return CGSize(width: size.width + insets.sums.width, height: size.height + insets.sums.height)
  }

  override func origin(_ proposal: ProposedViewSize, _ size: CGSize) -> CGPoint {
    CGPoint(x: insets.leading, y: insets.top)
  }
}

/// A view with another one at an edge, which takes its thickness from the safe area of the first.
final class SafeAreaInsetNode: LayoutNode, SafeAreaRegion {
  private let edge: Edge
  private let alignment: Alignment
  private let gap: CGFloat?
  /// A Boolean value that is true for a bar, below which content fades.
  private let isBar: Bool

  override var readsPosition: Bool { true }

  init(
    _ main: LayoutNode, _ extra: LayoutNode, _ edge: Edge, _ alignment: Alignment, spacing: CGFloat?,
    isBar: Bool = false
  ) {
    (self.edge, self.alignment, gap, self.isBar) = (edge, alignment, spacing, isBar)
    super.init([main, extra])
  }

  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    guard isBar, edge == .top || edge == .bottom else { return drawChildren(&list, at: origin) }
    let (main, bar) = (children[0], children[1]), around = safeAreaInsets
    main.show(in: &list, at: CGPoint(x: origin.x + main.frame.minX, y: origin.y + main.frame.minY))
    let area = CGRect(origin: origin, size: frame.size).outset(by: around)
    let notes = main.navigationNotes
    let content = ScrollEdgeContent(
      notes.edgeStyles[edge]?.style ?? .automatic, edge: edge == .top ? .top : .bottom,
      barHeight: Double(bar.frame.height), inset: Double(edge == .top ? around.top : around.bottom))
    if !notes.plainEdges.contains(Edge.Set(edge)) {
      list.append(Layer(frame: list.rect(area), content: .scrollEdge(content)))
    }
    let place = CGPoint(x: origin.x + bar.frame.minX, y: origin.y + bar.frame.minY)
    let seen = CGRect(origin: list.inPicture(place), size: bar.frame.size)
    // The scroll edge below the bar hides what scrolls there.
    list.recorder.group(ElementFacts(type: "SafeAreaBar", state: .covers), seen) {
      bar.show(in: &list, at: place)
    }
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// Returns the size of the view at the edge: it gets the room that the least size of the other one leaves.
  private func extraSize(_ proposal: ProposedViewSize) -> CGSize { children[1].size(extraProposal(proposal)) }

  private func extraProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var least = proposal, result = proposal
    if axis == .vertical { least.height = 0 } else { least.width = 0 }
    let taken = children[0].size(least)[axis]
    if axis == .vertical {
      result.height = proposal.height.map { max(0, $0 - taken) }
    } else {
      result.width = proposal.width.map { max(0, $0 - taken) }
    }
    return result
  }

  /// Returns the thickness of the view at the edge, with the distance to the other one.
  private func insets(_ proposal: ProposedViewSize) -> EdgeInsets {
    let thickness = extraSize(proposal)[axis]
    guard thickness > 0 else { return EdgeInsets() }
    let (main, extra) = (children[0].spacing, children[1].spacing)
    let isFirst = edge == .top || edge == .leading
    let usual = isFirst ? extra.distance(to: main, along: axis) : main.distance(to: extra, along: axis)
    let all = thickness + (gap ?? usual)
    return EdgeInsets(top: all, leading: all, bottom: all, trailing: all).only(Edge.Set(edge))
  }

  private func mainProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let sums = insets(proposal).sums
    return ProposedViewSize(
      width: proposal.width.map { max(0, $0 - sums.width) },
      height: proposal.height.map { max(0, $0 - sums.height) })
  }

  func safeArea(of child: LayoutNode) -> SafeAreaRects? {
    guard child === children[0] else { return nil }
    let bounds = CGRect(origin: .zero, size: frame.size)
    return SafeAreaRects(safe: bounds.inset(by: insets(proposal)), bounds: bounds.outset(by: safeAreaInsets))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let main = children[0].size(mainProposal(proposal)), sums = insets(proposal).sums
    return CGSize(width: main.width + sums.width, height: main.height + sums.height)
  }

  override func places(_ proposal: ProposedViewSize, _ size: CGSize) -> [Place] {
    let insets = insets(proposal), extra = extraSize(ProposedViewSize(size))
    let whole = ViewDimensions(size), own = children[1].dimensions(extraProposal(ProposedViewSize(size)))
    var origin = CGPoint(
      x: whole[alignment.horizontal] - own[alignment.horizontal],
      y: whole[alignment.vertical] - own[alignment.vertical])
    switch edge {
    case .top: origin.y = 0
    case .bottom: origin.y = size.height - extra.height
    case .leading: origin.x = 0
    case .trailing: origin.x = size.width - extra.width
    }
    return [
      Place(origin: CGPoint(x: insets.leading, y: insets.top), proposal: mainProposal(proposal)),
      Place(origin: origin, proposal: extraProposal(ProposedViewSize(size))),
    ]
  }
}
