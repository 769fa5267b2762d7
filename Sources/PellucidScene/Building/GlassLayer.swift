// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry

/// A piece of Liquid Glass, with the layers that lie on it.
///
///     GlassLayer(.regular.tint(.orange).interactive()) {
///       SymbolLayer("play").frame(x: 10, y: 10, width: 24, height: 24)
///     }
///     .frame(x: 20, y: 20, width: 44, height: 44)
public struct GlassLayer: LayerConvertible {
  /// The choices of the black between clear glass and its backdrop. They have no effect on other glass.
  public enum Dimming: Hashable, Sendable {
    /// Black at 35 % over a bright backdrop, and none over a dark one.
    case automatic
    /// No black.
    case none
    /// Black of this opacity, clamped to 0…1, over every backdrop.
    case amount(Double)
  }

  /// The ways in which glass appears and disappears.
  public enum Transition: Hashable, Sendable {
    /// In a container, the shape grows from the frame of a disappearing piece with the same `glassEffectID(_:)`, or else from
    /// the middle of its own; outside a container as `materialize`.
    case matchedGeometry
    /// All parameters of the glass grow from zero, in its own place; its opacity is not faded.
    case materialize
    /// The glass appears and disappears at once.
    case identity
  }

  /// The events of a piece of glass.
  public enum Event: Hashable, Sendable {
    /// The glass appears by its transition. If `appear` comes before any `disappear`, the glass is absent until then.
    case appear
    /// The glass disappears by its transition.
    case disappear
    /// A finger presses or releases the glass: interactive glass grows and glows, and lenses are lifted.
    case press, release
    /// The control gets or loses the focus (tvOS); without the focus it is not glass.
    case focus, unfocus
    /// The glass moves on a spring to another frame, relative to the same parent, in points.
    case move(to: Rect)
  }

  var content: GlassContent
  var children: [LayerElement]
  var attributes = LayerAttributes()

  /// Creates a piece of glass with the layers on it.
  ///
  /// - Parameters:
  ///   - glass: The kind of glass.
  ///   - shape: The shape in the layer's frame; nil takes that of the control, a capsule for most.
  ///   - layers: The layers on the glass, bottom to top, placed relative to its frame. They are not clipped to the shape, except
  ///     in a lens.
  public init(
    _ glass: Glass = .regular, in shape: Shape? = nil, @LayerBuilder layers: () -> [LayerElement] = { [] }
  ) {
    self.init(glass, in: shape, children: layers())
  }

  init(_ glass: Glass, in shape: Shape?, children: [LayerElement]) {
    content = GlassContent(glass.variant, shape: shape, tint: glass.tint)
    content.isInteractive = glass.isInteractive
    self.children = children
  }

  /// Sets the kind of control that the glass forms; `.none` unless set. Some kinds look different from others of their size.
  public func control(_ control: GlassControl) -> Self { changed { $0.content.control = control } }

  /// Sets the black below clear glass; `.automatic` unless set.
  public func dimming(_ dimming: Dimming) -> Self { changed { $0.content.dimming = dimming } }

  /// Sets whether regular glass turns light or dark with its backdrop. Unless set, small bars, buttons and fields do, and
  /// other glass keeps the appearance of the traits.
  public func adaptive(_ adapts: Bool) -> Self { changed { $0.content.adapts = adapts } }

  /// Sets whether the control has the focus, for controls that are glass only with it. On tvOS, `false` draws a button on the
  /// `regular` material and a picture as it is; other platforms ignore it.
  public func focused(_ isFocused: Bool) -> Self { changed { $0.content.isFocused = isFocused } }

  /// Sets the place of the light on a focused picture, which follows the finger on the remote; in fractions of the frame,
  /// each 0…1.
  package func focusLight(x: Double, y: Double) -> Self {
    changed { $0.content.focusLight = Point(x: x, y: y) }
  }

  /// Sets an identity among the glass of a container: glass that appears grows out of glass of the same identity that
  /// disappears.
  public func glassEffectID(_ identity: String) -> Self { changed { $0.content.identity = identity } }

  /// Unites the glass with all other glass of the same union in its container into one shape over all their frames.
  ///
  /// Glass of another variant, control, appearance or dimming is left out, which a finding reports.
  public func glassEffectUnion(_ union: String) -> Self { changed { $0.content.union = union } }

  /// Sets the way in which the glass appears and disappears; `.matchedGeometry` unless set.
  public func glassEffectTransition(_ transition: Transition) -> Self {
    changed { $0.content.transition = transition }
  }

  /// Adds an event. Events have no effect in a scene whose `time` is nil.
  ///
  /// - Parameter time: The time of the event, in seconds, on the clock of `SceneDescription.time`.
  public func event(at time: Double, _ event: Event) -> Self {
    changed { $0.content.events.append(GlassEvent(at: time, event)) }
  }

  public var element: LayerElement {
    get { LayerElement(.glass(content), attributes, children: children) }
    set { attributes = newValue.attributes }
  }
}

extension LayerConvertible {
  /// Puts the layer on a piece of glass, which takes over the layer's frame and which the layer then fills.
  ///
  /// Modifiers before this one apply to the layer, and modifiers after it to the glass.
  ///
  /// - Parameters:
  ///   - glass: The kind of glass.
  ///   - shape: The shape in the frame; nil takes that of the control, a capsule unless `control(_:)` sets another.
  public func glassEffect(_ glass: Glass = .regular, in shape: Shape? = nil) -> GlassLayer {
    var inner = element
    inner.attributes.frame = nil
    var layer = GlassLayer(glass, in: shape, children: [inner])
    layer.attributes.frame = element.attributes.frame
    return layer
  }
}

/// A container whose pieces of glass share one capture of the backdrop and join where they are near each other.
///
/// All glass in the container lies below everything else in it, and never shows other glass of the container.
public struct GlassContainer: LayerConvertible {
  var content: GlassContainerContent
  var children: [LayerElement]
  var attributes = LayerAttributes()

  /// Creates a container of layers.
  ///
  /// - Parameters:
  ///   - spacing: The gap, in points, at which facing edges begin to lean toward each other; at half of it they touch.
  ///   - layers: The layers, bottom to top, placed relative to the container's frame.
  public init(spacing: Double = 8, @LayerBuilder layers: () -> [LayerElement]) {
    (content, children) = (GlassContainerContent(spacing: spacing), layers())
  }

  public var element: LayerElement {
    get { LayerElement(.glassContainer(content), attributes, children: children) }
    set { attributes = newValue.attributes }
  }
}

/// A kind of Liquid Glass, in SwiftUI's words: `.regular.tint(.orange).interactive()`.
public struct Glass: Hashable, Sendable {
  package var variant: GlassVariant
  package var tint: ColorStyle?
  package var isInteractive = false

  private init(_ variant: GlassVariant) { self.variant = variant }

  /// Glass that blurs its backdrop, remaps its colours and adapts to it, for text and controls over any content.
  public static let regular = Glass(.regular)
  /// Glass that shows more of its backdrop, for bold symbols and text over pictures.
  public static let clear = Glass(.clear)
  /// No glass: only the layers on it are drawn.
  public static let identity = Glass(.identity)

  /// Returns the glass with a tint; nil removes the tint.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tint = color?.style
    return copy
  }

  /// Returns the glass with or without the growth and glow under a finger, which show at `GlassLayer.Event.press`.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var copy = self
    copy.isInteractive = isEnabled
    return copy
  }
}
