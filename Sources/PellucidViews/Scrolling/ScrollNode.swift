// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidScene

/// A view that shows part of its content, and moves it.
final class ScrollNode: LayoutNode, ScrollingNode {
  let axes: Axis.Set
  var requestedOffset: CGPoint? { didSet { layoutChanged() } }
  /// The point of the content that is at the same point of the view before anything is moved; nil is the start.
  private let anchor: UnitPoint?

  /// A Boolean value that is true where the content outside of the view is cut off.
  private let clips: Bool

  init(_ content: LayoutNode, _ axes: Axis.Set, clips: Bool = true, anchor: UnitPoint? = nil) {
    (self.axes, self.clips, self.anchor) = (axes, clips, anchor)
    super.init([content])
  }

  var contentSize: CGSize { children[0].frame.size }

  var offset: CGPoint { requestedOffset ?? restingOffset(contentSize, frame.size) }

  /// Returns the distance by which the content is moved at first.
  private func restingOffset(_ content: CGSize, _ size: CGSize) -> CGPoint {
    guard let anchor else { return .zero }
    return CGPoint(
      x: axes.contains(.horizontal) ? max(0, content.width - size.width) * anchor.x : 0,
      y: axes.contains(.vertical) ? max(0, content.height - size.height) * anchor.y : 0)
  }

  func contentFrame(of path: ArraySlice<LayoutNode>) -> CGRect? {
    guard let last = path.last else { return nil }
    var frame = CGRect(origin: .zero, size: last.frame.size)
    for node in path.dropFirst() {
      frame = frame.offsetBy(dx: node.frame.minX, dy: node.frame.minY)
    }
    // Offsets are counted from the leading edge.
    if direction == .rightToLeft { frame.origin.x = contentSize.width - frame.maxX }
    return frame
  }

  /// Content gets its ideal length along the axes, and the proposal across them.
  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func elementFacts(_ drawn: ArraySlice<Layer>) -> ElementFacts? {
    var facts = ElementFacts(type: "ScrollView")
    if axes.contains(.horizontal) { facts.state.insert(.scrollsAcross) }
    if axes.contains(.vertical) { facts.state.insert(.scrollsDown) }
    return facts
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = children[0].size(contentProposal(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  override func places(_ proposal: ProposedViewSize, _ size: CGSize) -> [Place] {
    let content = children[0].size(contentProposal(proposal))
    let offset = requestedOffset ?? restingOffset(content, size)
    // Content that is narrower stands in the middle, and shorter content at the top or where the anchor says.
    let x = axes.contains(.horizontal) ? 0 : (size.width - content.width) / 2
    let free = CGSize(width: max(0, size.width - content.width), height: max(0, size.height - content.height))
    let origin = CGPoint(
      x: x - offset.x + (axes.contains(.horizontal) ? free.width * (anchor?.x ?? 0) : 0),
      y: -offset.y + (axes.contains(.vertical) ? free.height * (anchor?.y ?? 0) : 0))
    return [Place(origin: origin, proposal: contentProposal(proposal))]
  }

  /// The content outside of the view is cut off. Beyond the safe area, at whose ends the view touches, it is shown below bars.
  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    let around = list.scrollPort
    defer { list.scrollPort = around }
    list.scrollPort = ScrollPort(
      frame: CGRect(origin: list.inPicture(origin), size: frame.size), axes: axes)
    guard clips else { return drawChildren(&list, at: origin) }
    var edges: Edge.Set = axes.contains(.vertical) ? .vertical : []
    if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
    let insets = safeAreaInsets.only(edges)
    list.append(in: CGRect(origin: origin, size: frame.size).outset(by: insets)) {
      drawChildren(&$0, at: CGPoint(x: $1.x + insets.leading, y: $1.y + insets.top))
    }
    list.changeLast(scrolling: axes) { $0.clip = .rectangle }
  }
}
