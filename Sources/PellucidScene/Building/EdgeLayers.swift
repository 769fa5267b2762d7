// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry

/// The effect that keeps a bar readable over content that scrolls below it; its frame is that of the content.
public struct ScrollEdgeLayer: LayerConvertible {
  /// The events of a scroll edge.
  public enum Event: Hashable, Sendable {
    /// Content comes to lie under the bar; an effect whose first event this is, is not there before.
    case appear
    /// Content is back at rest.
    case disappear
  }

  var content: ScrollEdgeContent
  var attributes = LayerAttributes()

  /// - Parameters:
  ///   - barHeight: The height of the bar over the effect, in points.
  ///   - inset: The distance between the edge and the bar, in points.
  ///   - offset: The distance that content has scrolled under the bar, in points; 0 hides the effect.
  public init(
    _ style: ScrollEdgeStyle = .automatic, edge: ScrollEdgeSide = .top, barHeight: Double = 54,
    inset: Double = 0, offset: Double = 1000
  ) {
    content = ScrollEdgeContent(style, edge: edge, barHeight: barHeight, inset: inset, offset: offset)
  }

  /// Sets what the bar holds, by which the automatic style decides; a bar has both unless set.
  public func bar(hasTitle: Bool, hasGlassItems: Bool) -> Self {
    changed { ($0.content.hasTitle, $0.content.hasGlassItems) = (hasTitle, hasGlassItems) }
  }

  /// Adds an event, at which the effect fades in or out in scenes that have a time.
  ///
  /// - Parameter time: In seconds of the scene's time.
  public func event(at time: Double, _ event: Event) -> Self {
    changed { $0.content.events.append(ScrollEdgeEvent(at: time, event)) }
  }

  public var element: LayerElement {
    get { LayerElement(.scrollEdge(content), attributes) }
    set { attributes = newValue.attributes }
  }
}

/// Black below clear glass, or below white text on a picture.
public struct DimmingLayer: LayerConvertible {
  var content: DimmingContent
  var attributes = LayerAttributes()

  /// - Parameter opacity: 0…1; with nil the brightness of the backdrop decides between the system's 35 % and nothing.
  public init(_ opacity: Double? = nil, in shape: Shape = .rectangle) {
    content = DimmingContent(opacity.map { .fixed($0) } ?? .automatic, shape: shape)
  }

  public var element: LayerElement {
    get { LayerElement(.dimming(content), attributes) }
    set { attributes = newValue.attributes }
  }
}

/// Content that continues below a sidebar, mirrored and blurred.
public struct BackgroundExtensionLayer: LayerConvertible {
  var content: BackgroundExtensionContent
  var children: [LayerElement]
  var attributes = LayerAttributes()

  /// - Parameter safeArea: The rectangle of the content itself, relative to the layer's frame, in points.
  public init(safeArea: Rect, @LayerBuilder layers: () -> [LayerElement]) {
    (content, children) = (BackgroundExtensionContent(safeArea: safeArea), layers())
  }

  public var element: LayerElement {
    get { LayerElement(.backgroundExtension(content), attributes, children: children) }
    set { attributes = newValue.attributes }
  }
}
