// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

/// The items of a bar at its ends and in its middle, in groups.
struct BarSections {
  var leading: [BarCapsule], middle: [BarCapsule], trailing: [BarCapsule]
}

extension ComponentLowering {
  /// Measures the items of a bar. Where they do not fit beside each other, those that matter least move into a menu behind "…"
  /// at the trailing end: first the last of the middle, then the last of the ends.
  ///
  /// - Parameters:
  ///   - room: The width for the items, and for the title between them.
  ///   - titleWidth: The width that the title keeps; 0 for a bar without one.
  mutating func barSections(
    leading: [Component], middle: [Component] = [], trailing: [Component], _ kind: ComponentKind,
    room: Double, titleWidth: Double = 0
  ) -> BarSections {
    var (first, center, last) = (leading, middle, trailing)
    var more: [Component] = []
    while true {
      let sections = BarSections(
        leading: barGroups(first, kind), middle: barGroups(center, kind),
        trailing: barGroups(last + more, kind))
      let parts = [sections.leading, sections.middle, sections.trailing].filter { !$0.isEmpty }
      let gaps = metric(kind, .groupGap) * Double(max(parts.count - 1, 0))
      let width = parts.reduce(gaps) { $0 + barWidth($1, kind) }
      let title = titleWidth > 0 ? titleWidth + metric(kind, .titleGap) * Double(parts.count) : 0
      guard width + title > room, center.popLast() ?? last.popLast() ?? first.popLast() != nil else {
        return sections
      }
      more = [Component(.barItem).with(.symbol, .text("ellipsis"))]
    }
  }

  /// Returns the place of the middle groups: the middle of the bar, or as near to it as the ends leave room.
  func barMiddle(_ sections: BarSections, _ kind: ComponentKind, from start: Double, to end: Double) -> Double
  {
    let width = barWidth(sections.middle, kind), gap = metric(kind, .groupGap)
    let least = start + (sections.leading.isEmpty ? 0 : barWidth(sections.leading, kind) + gap)
    let most = end - width - (sections.trailing.isEmpty ? 0 : barWidth(sections.trailing, kind) + gap)
    return max(least, min(start + (end - start - width) / 2, most))
  }
}
