// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry

/// An effect that keeps a bar of glass readable over content that scrolls below it: the content blurs and fades at
/// the edge.
///
/// The layer's frame is the scrolling area; the effect lies along the frame's upper or lower edge, above the content
/// and below the bar's glass.
package struct ScrollEdgeContent: Hashable, Sendable {
  package var style: ScrollEdgeStyle
  package var edge: ScrollEdgeSide
  /// The height of the bar above the effect, in points.
  package var barHeight: Double
  /// The distance between the edge and the bar, in points: the height of a status bar or a home indicator.
  package var inset: Double
  /// Boolean values that are true where the bar has a title, and where it has items of glass; the automatic style
  /// depends on both.
  package var hasTitle: Bool
  package var hasGlassItems: Bool
  /// The distance that content has scrolled under the bar, in points; at rest, 0, the effect is hidden.
  package var offset: Double
  /// The times at which the effect fades in and out; they have no effect in a scene without a time.
  package var events: [ScrollEdgeEvent] = []

  package init(
    _ style: ScrollEdgeStyle = .automatic, edge: ScrollEdgeSide = .top, barHeight: Double = 54,
    inset: Double = 0, offset: Double = 1000
  ) {
    (self.style, self.edge, self.barHeight) = (style, edge, barHeight)
    (self.inset, self.offset, hasTitle, hasGlassItems) = (inset, offset, true, true)
  }
}

/// A change of a scroll edge effect at one time of the scene.
package struct ScrollEdgeEvent: Hashable, Sendable {
  package typealias Kind = ScrollEdgeLayer.Event

  /// The time of the change, in seconds.
  package var at: Double
  package var kind: Kind

  package init(at time: Double, _ kind: Kind) { (at, self.kind) = (time, kind) }
}

/// A black layer below clear glass, or below white text on a picture.
package struct DimmingContent: Hashable, Sendable {
  package enum Amount: Hashable, Sendable {
    /// The brightness of the backdrop decides between the system's opacity of 35 % and none.
    case automatic
    /// A fixed opacity, 0…1.
    case fixed(Double)
  }

  package var amount: Amount
  package var shape: Shape

  package init(_ amount: Amount = .automatic, shape: Shape = .rectangle) {
    (self.amount, self.shape) = (amount, shape)
  }
}

/// Content that continues below a sidebar: mirrored copies of the content fill the part of the frame outside
/// `safeArea`.
///
/// The copies meet the content without a visible step: their blur grows with the distance from the content.
package struct BackgroundExtensionContent: Hashable, Sendable {
  /// The frame of the content itself, relative to the layer's frame.
  package var safeArea: Rect
  /// The content's layers, relative to the safe area.
  package var layers: [Layer]

  package init(safeArea: Rect, layers: [Layer] = []) { (self.safeArea, self.layers) = (safeArea, layers) }
}
