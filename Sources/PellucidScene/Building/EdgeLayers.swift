// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry

/// The effect that keeps a bar readable over content that scrolls below it: the content blurs and fades at one edge.
///
/// The frame of the layer is that of the content. Place the layer above the content and below the bar.
public struct ScrollEdgeLayer: LayerConvertible {
  /// The events of a scroll edge.
  public enum Event: Hashable, Sendable {
    /// Content begins to lie under the bar, and the effect fades in. If this is the first event, the effect is hidden before.
    case appear
    /// The content is back at rest, and the effect fades out.
    case disappear
  }

  var content: ScrollEdgeContent
  var attributes = LayerAttributes()

  /// Creates the effect at one edge of the layer's frame.
  ///
  /// - Parameters:
  ///   - style: The style; the automatic one depends on the platform and on what the bar holds.
  ///   - edge: The edge of the frame at which the bar lies.
  ///   - barHeight: The height of the bar over the effect, in points.
  ///   - inset: The distance between the edge and the bar, in points, such as the height of a status bar.
  ///   - offset: The distance that content has scrolled under the bar, in points; 0 hides the effect.
  public init(
    _ style: ScrollEdgeStyle = .automatic, edge: ScrollEdgeSide = .top, barHeight: Double = 54,
    inset: Double = 0, offset: Double = 1000
  ) {
    content = ScrollEdgeContent(style, edge: edge, barHeight: barHeight, inset: inset, offset: offset)
  }

  /// Sets whether the bar has a title and items of glass, on which the automatic style depends; both are true unless set.
  public func bar(hasTitle: Bool, hasGlassItems: Bool) -> Self {
    changed { ($0.content.hasTitle, $0.content.hasGlassItems) = (hasTitle, hasGlassItems) }
  }

  /// Adds an event, at which the effect fades in or out. Events have no effect in a scene whose `time` is nil.
  ///
  /// - Parameter time: The time of the event, in seconds, on the clock of `SceneDescription.time`.
  public func event(at time: Double, _ event: Event) -> Self {
    changed { $0.content.events.append(ScrollEdgeEvent(at: time, event)) }
  }

  public var element: LayerElement {
    get { LayerElement(.scrollEdge(content), attributes) }
    set { attributes = newValue.attributes }
  }
}

/// A layer of black, to be placed below clear glass, or between a picture and white text on it.
public struct DimmingLayer: LayerConvertible {
  var content: DimmingContent
  var attributes = LayerAttributes()

  /// Creates a layer of black.
  ///
  /// - Parameters:
  ///   - opacity: The opacity, clamped to 0…1. With nil, the brightness of the backdrop decides between the system's 35 % and
  ///     nothing.
  ///   - shape: The shape that is filled, in the layer's frame.
  public init(_ opacity: Double? = nil, in shape: Shape = .rectangle) {
    content = DimmingContent(opacity.map { .fixed($0) } ?? .automatic, shape: shape)
  }

  public var element: LayerElement {
    get { LayerElement(.dimming(content), attributes) }
    set { attributes = newValue.attributes }
  }
}

/// Content that continues below a sidebar: mirrored, blurred copies of it fill the frame around the content.
public struct BackgroundExtensionLayer: LayerConvertible {
  var content: BackgroundExtensionContent
  var children: [LayerElement]
  var attributes = LayerAttributes()

  /// Creates content in a part of the layer's frame, and mirrored copies of it in the rest.
  ///
  /// - Parameters:
  ///   - safeArea: The rectangle of the content itself, relative to the layer's frame, in points.
  ///   - layers: The layers of the content, bottom to top, placed relative to `safeArea`.
  public init(safeArea: Rect, @LayerBuilder layers: () -> [LayerElement]) {
    (content, children) = (BackgroundExtensionContent(safeArea: safeArea), layers())
  }

  public var element: LayerElement {
    get { LayerElement(.backgroundExtension(content), attributes, children: children) }
    set { attributes = newValue.attributes }
  }
}
