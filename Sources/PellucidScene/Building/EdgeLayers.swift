// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry

/// The effect that keeps a bar readable over content that scrolls below it; its frame is that of the content.
package struct ScrollEdgeLayer: LayerConvertible {
  var content: ScrollEdgeContent

  /// - Parameters:
  ///   - barHeight: Of the bar over it, in points.
  ///   - inset: Between the edge and the bar, in points.
  ///   - offset: How far content has scrolled under the bar, in points; 0 hides the effect.
  package init(
    _ style: ScrollEdgeStyle = .automatic, edge: ScrollEdgeSide = .top, barHeight: Double = 54,
    inset: Double = 0, offset: Double = 1000
  ) {
    content = ScrollEdgeContent(style, edge: edge, barHeight: barHeight, inset: inset, offset: offset)
  }

  /// Says whether the bar has a title, and items of glass; the automatic style asks.
  package func bar(hasTitle: Bool, hasGlassItems: Bool) -> ScrollEdgeLayer {
    var copy = self
    (copy.content.hasTitle, copy.content.hasGlassItems) = (hasTitle, hasGlassItems)
    return copy
  }

  /// When content comes to lie under the bar or leaves it, in seconds of the scene's time: the effect fades.
  package func event(at time: Double, _ kind: ScrollEdgeEvent.Kind) -> ScrollEdgeLayer {
    var copy = self
    copy.content.events.append(ScrollEdgeEvent(at: time, kind))
    return copy
  }

  package var element: LayerElement { LayerElement(.scrollEdge(content)) }
}

/// Black below clear glass.
package struct DimmingLayer: LayerConvertible {
  var content: DimmingContent

  package init(_ amount: DimmingContent.Amount = .automatic, in shape: Shape = .rectangle) {
    content = DimmingContent(amount, shape: shape)
  }

  package var element: LayerElement { LayerElement(.dimming(content)) }
}

/// Content that goes on below a sidebar, mirrored and blurred.
package struct BackgroundExtensionLayer: LayerConvertible {
  var content: BackgroundExtensionContent
  var children: [LayerElement]

  /// - Parameter safeArea: Where the content itself lies, relative to the layer's frame.
  package init(safeArea: Rect, @LayerBuilder layers: () -> [LayerElement]) {
    (content, children) = (BackgroundExtensionContent(safeArea: safeArea), layers())
  }

  package var element: LayerElement { LayerElement(.backgroundExtension(content), children: children) }
}
