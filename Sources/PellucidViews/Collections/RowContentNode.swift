// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidDesign
import PellucidGeometry
import PellucidScene

extension RowTraits {
  /// Returns the settings of a row in a section with settings.
  func inside(_ section: RowTraits) -> RowTraits {
    var traits = self
    traits.insets = insets ?? section.insets
    if !hasBackground {
      (traits.background, traits.hasBackground) = (section.background, section.hasBackground)
    }
    if separator == .automatic { traits.separator = section.separator }
    traits.separatorTint = separatorTint ?? section.separatorTint
    return traits
  }
}

/// The content of a row with space of its own around it.
final class RowContentNode: ModifierNode {
  private let insets: EdgeInsets
  /// The space that the component leaves around the content of rows, in points.
  private let usual: EdgeInsets

  init(_ child: LayoutNode, _ insets: EdgeInsets, _ room: ComponentRoom, _ kind: ComponentKind) {
    self.insets = insets
    usual = Self.usualInsets(room, kind)
    super.init(child)
    direction = room.isMirrored ? .rightToLeft : .leftToRight
  }

  /// Returns the space that a component leaves around the content of rows, in points.
  static func usualInsets(_ room: ComponentRoom, _ kind: ComponentKind) -> EdgeInsets {
    let side = room.metric(kind, .paddingX), end = room.metric(kind, .margin)
    let line = PellucidDesign.TextStyle.body.font(in: room.traits)?.usualLineHeight ?? 0
    let above = (room.metric(kind, .rowHeight) - CGFloat(line)) / 2
    return EdgeInsets(top: above, leading: side, bottom: above, trailing: end)
  }

  private var differences: EdgeInsets {
    EdgeInsets(
      top: insets.top - usual.top, leading: insets.leading - usual.leading,
      bottom: insets.bottom - usual.bottom, trailing: insets.trailing - usual.trailing)
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - differences.sums.width) },
      height: proposal.height.map { max(0, $0 - differences.sums.height) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(childProposal(proposal))
    return CGSize(
      width: proposal.width ?? size.width, height: max(0, size.height + differences.sums.height))
  }

  override func origin(_ proposal: ProposedViewSize, _ size: CGSize) -> CGPoint {
    CGPoint(x: differences.leading, y: differences.top)
  }
}
