// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The first of several views whose ideal size fits the proposal, or the last one.
final class ViewThatFitsNode: LayoutNode {
  private let axes: Axis.Set

  init(_ children: [LayoutNode], _ axes: Axis.Set) {
    self.axes = axes
    super.init(children)
  }

  /// Returns the index of the view for a proposal; nil where there is none.
  func chosen(_ proposal: ProposedViewSize) -> Int? {
    func fits(_ node: LayoutNode) -> Bool {
      let ideal = node.size(
        ProposedViewSize(
          width: axes.contains(.horizontal) ? nil : proposal.width,
          height: axes.contains(.vertical) ? nil : proposal.height))
      return Axis.allCases.allSatisfy { axis in
        guard axes.contains(axis.set), let most = proposal[axis] else { return true }
        return ideal[axis] <= most
      }
    }
    let candidates = children.indices.filter { !(children[$0] is EmptyNode) }
    return candidates.first { fits(children[$0]) } ?? candidates.last
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    chosen(proposal).map { children[$0].size(proposal) } ?? .zero
  }

  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    if let chosen = chosen(proposal) { children[chosen].show(in: &list, at: origin) }
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    chosen(proposal).flatMap { children[$0].dimensions(proposal).explicit(key) }
  }

  override var spacing: ViewSpacing { children.first?.spacing ?? ViewSpacing() }
}
