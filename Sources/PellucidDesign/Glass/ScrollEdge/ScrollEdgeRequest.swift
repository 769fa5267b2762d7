// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The styles in which content that scrolls under a bar is set off from it, by SwiftUI's names.
public enum ScrollEdgeStyle: Hashable, Sendable, CaseIterable {
  /// The style that the platform and the bar ask for.
  case automatic
  /// Blur and a gradient, without an end that is seen.
  case soft
  /// A band with an end: most for text and headers without glass of their own.
  case hard

  /// The name in scenes and on the command line.
  package var name: String {
    switch self {
    case .automatic: "automatic"
    case .soft: "soft"
    case .hard: "hard"
    }
  }

  /// The style of a name, compared byte by byte.
  ///
  /// - Throws: `.unknownScrollEdge` with the nearest known name.
  package static func named(_ name: String) throws(GlassError) -> ScrollEdgeStyle {
    if let style = allCases.first(where: { NameMatch.same($0.name, name) }) { return style }
    let nearest = NameMatch.nearest(to: name, among: allCases.map { $0.name })
    throw .unknownScrollEdge(name: name, nearest: nearest)
  }
}

/// The edge of the screen that a bar lies at.
public enum ScrollEdgeSide: Hashable, Sendable, CaseIterable { case top, bottom }

/// The conditions that decide about the effect at one edge; lengths in points.
package struct ScrollEdgeRequest: Hashable, Sendable {
  package var style: ScrollEdgeStyle
  package var side: ScrollEdgeSide
  /// The height of the bar without the safe area.
  package var barHeight: Double
  /// Between the screen's edge and the bar: status bar or home indicator.
  package var safeArea: Double
  /// A Boolean value indicating whether the bar shows a title.
  package var hasTitle: Bool
  /// A Boolean value indicating whether items of glass lie in it.
  package var hasGlassItems: Bool
  package var isLandscape: Bool
  /// Mean luma, 0…1, of the content under the effect; release 26's automatic style adapts to it.
  package var luma: Double
  /// The step the automatic style of 26 was at before; nil at first.
  package var before: ScrollEdgeLevel?
  package var traits: Traits

  package init(
    _ style: ScrollEdgeStyle = .automatic, side: ScrollEdgeSide = .top, barHeight: Double = 54,
    safeArea: Double = 62, traits: Traits = Traits()
  ) {
    (self.style, self.side, self.barHeight, self.safeArea) = (style, side, barHeight, safeArea)
    (hasTitle, hasGlassItems, isLandscape, luma) = (true, true, false, 0.5)
    self.traits = traits
  }
}

/// The steps of release 26's automatic style, by what lies under it.
package enum ScrollEdgeLevel: Hashable, Sendable, CaseIterable { case bright, middle, dark }
