// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The styles that set content that scrolls under a bar off from the bar, under SwiftUI's names.
public enum ScrollEdgeStyle: Hashable, Sendable, CaseIterable {
  /// The style that the platform and the bar call for.
  case automatic
  /// A blur and a gradient, without a visible end.
  case soft
  /// A band with a visible end, mostly for text and headers without glass of their own.
  case hard

  /// The name of the style in scenes and on the command line.
  package var name: String {
    switch self {
    case .automatic: "automatic"
    case .soft: "soft"
    case .hard: "hard"
    }
  }

  /// Returns the style of a name, compared byte by byte.
  ///
  /// - Throws: `.unknownScrollEdge` with the nearest known name.
  package static func named(_ name: String) throws(GlassError) -> ScrollEdgeStyle {
    if let style = allCases.first(where: { NameMatch.same($0.name, name) }) { return style }
    let nearest = NameMatch.nearest(to: name, among: allCases.map { $0.name })
    throw .unknownScrollEdge(name: name, nearest: nearest)
  }
}

/// The edge of the screen at which a bar lies.
public enum ScrollEdgeSide: Hashable, Sendable, CaseIterable { case top, bottom }

/// The conditions that decide the effect at one edge; lengths are in points.
package struct ScrollEdgeRequest: Hashable, Sendable {
  package var style: ScrollEdgeStyle
  package var side: ScrollEdgeSide
  /// The height of the bar without the safe area.
  package var barHeight: Double
  /// The room between the screen's edge and the bar, for the status bar or the home indicator.
  package var safeArea: Double
  /// A Boolean value indicating whether the bar shows a title.
  package var hasTitle: Bool
  /// A Boolean value indicating whether the bar holds items of glass.
  package var hasGlassItems: Bool
  package var isLandscape: Bool
  /// The mean luma, 0…1, of the content under the effect; the automatic style of release 26 adapts to it.
  package var luma: Double
  /// The previous step of the automatic style of release 26; nil at first.
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

/// The steps of the automatic style of release 26, by the brightness of the content under it.
package enum ScrollEdgeLevel: Hashable, Sendable, CaseIterable { case bright, middle, dark }
