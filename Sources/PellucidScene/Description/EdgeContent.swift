// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry

/// An effect that keeps a bar of glass readable over content that scrolls below it: the content blurs and fades at
/// the edge.
///
/// The layer's frame is what scrolls; the effect lies along its upper or lower edge, above the content and below the
/// bar's glass.
package struct ScrollEdgeContent: Hashable, Sendable {
  package var style: ScrollEdgeStyle
  package var edge: ScrollEdgeSide
  /// The height of the bar over it, in points.
  package var barHeight: Double
  /// Between the edge and the bar, in points: a status bar or a home indicator.
  package var inset: Double
  /// Boolean values that are true where the bar has a title, and items of glass; the automatic style asks.
  package var hasTitle: Bool
  package var hasGlassItems: Bool
  /// The distance that content has scrolled under the bar, in points; at rest, 0, the effect is hidden.
  package var offset: Double
  /// When it fades in and out; nothing of it shows in a scene without a time.
  package var events: [ScrollEdgeEvent] = []

  package init(
    _ style: ScrollEdgeStyle = .automatic, edge: ScrollEdgeSide = .top, barHeight: Double = 54,
    inset: Double = 0, offset: Double = 1000
  ) {
    (self.style, self.edge, self.barHeight) = (style, edge, barHeight)
    (self.inset, self.offset, hasTitle, hasGlassItems) = (inset, offset, true, true)
  }
}

/// Something that happens to a scroll edge effect at a moment of the scene's time.
package struct ScrollEdgeEvent: Hashable, Sendable {
  package typealias Kind = ScrollEdgeLayer.Event

  /// Seconds.
  package var at: Double
  package var kind: Kind

  package init(at time: Double, _ kind: Kind) { (at, self.kind) = (time, kind) }
}

/// A black layer below clear glass, or below white text on a picture.
package struct DimmingContent: Hashable, Sendable {
  package enum Amount: Hashable, Sendable {
    /// The brightness of the backdrop decides between the system's 35 % and nothing.
    case automatic
    /// An opacity, 0…1.
    case fixed(Double)
  }

  package var amount: Amount
  package var shape: Shape

  package init(_ amount: Amount = .automatic, shape: Shape = .rectangle) {
    (self.amount, self.shape) = (amount, shape)
  }
}

/// Content that goes on below a sidebar: mirrored copies of it fill what of the frame it leaves free.
///
/// They meet it without a step: their blur grows with the distance from it.
package struct BackgroundExtensionContent: Hashable, Sendable {
  /// The frame of the content itself, relative to the layer's frame.
  package var safeArea: Rect
  /// Relative to the safe area.
  package var layers: [Layer]

  package init(safeArea: Rect, layers: [Layer] = []) { (self.safeArea, self.layers) = (safeArea, layers) }
}
