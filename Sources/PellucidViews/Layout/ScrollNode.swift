// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidScene

/// A view that shows part of its content, and moves it.
final class ScrollNode: LayoutNode {
  private let axes: Axis.Set
  /// The distance by which the content has been moved, in points.
  var offset = CGPoint.zero { didSet { layoutChanged() } }

  /// A Boolean value that is true where the content outside of the view is cut off.
  private let clips: Bool

  init(_ content: LayoutNode, _ axes: Axis.Set, clips: Bool = true) {
    (self.axes, self.clips) = (axes, clips)
    super.init([content])
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
    // Content that is narrower stands in the middle, and shorter content at the top.
    let x = axes.contains(.horizontal) ? 0 : (size.width - content.width) / 2
    return [
      Place(origin: CGPoint(x: x - offset.x, y: -offset.y), proposal: contentProposal(proposal))
    ]
  }

  /// The content outside of the view is cut off. Beyond the safe area, at whose ends the view touches, it is shown below bars.
  override func draw(_ list: inout LayerList, at origin: CGPoint) {
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

/// A frame that is a share of the container around it.
enum ContainerShare {
  /// Returns the length of a view that spans some of the columns into which a container is divided.
  static func length(of whole: CGFloat, count: Int, span: Int, spacing: CGFloat) -> CGFloat {
    guard count > 0 else { return whole }
    let column = (whole - spacing * CGFloat(count - 1)) / CGFloat(count)
    return column * CGFloat(span) + spacing * CGFloat(span - 1)
  }
}
