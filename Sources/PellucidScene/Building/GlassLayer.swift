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
  /// The ways to decide about black between clear glass and its backdrop.
  public enum Dimming: Hashable, Sendable {
    /// The brightness of the backdrop decides, for clear glass; other glass is never dimmed.
    case automatic
    case none
    /// The opacity of the black, 0…1, over every backdrop.
    case amount(Double)
  }

  /// The ways in which glass appears and disappears in a container.
  public enum Transition: Hashable, Sendable {
    /// Its shape grows out of the others', and back into them.
    case matchedGeometry
    /// Its parameters grow from nothing where it stands.
    case materialize
    /// At once.
    case identity
  }

  /// The events of a piece of glass.
  public enum Event: Hashable, Sendable {
    /// The glass appears by its transition; glass whose first event this is, is not there before.
    case appear
    case disappear
    /// A finger presses the glass, and releases it.
    case press, release
    /// The glass gets the focus and becomes glass with it, and loses it (tvOS).
    case focus, unfocus
    /// The glass moves to another frame, relative to the same parent, in points.
    case move(to: Rect)
  }

  var content: GlassContent
  var children: [LayerElement]
  var attributes = LayerAttributes()

  /// - Parameter shape: nil takes the shape of the control, a capsule for most.
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

  /// Sets the kind of control that the glass is; some have numbers of their own.
  public func control(_ control: GlassControl) -> Self { changed { $0.content.control = control } }

  /// Sets the black below clear glass.
  public func dimming(_ dimming: Dimming) -> Self { changed { $0.content.dimming = dimming } }

  /// Sets whether the glass turns light or dark with its backdrop; the control decides unless set.
  public func adaptive(_ adapts: Bool) -> Self { changed { $0.content.adapts = adapts } }

  /// Sets whether the glass has the focus, for controls that are glass only with it (tvOS).
  public func focused(_ isFocused: Bool) -> Self { changed { $0.content.isFocused = isFocused } }

  /// Sets the identity by which the glass is told from the others of its container while they change.
  public func glassEffectID(_ identity: String) -> Self { changed { $0.content.identity = identity } }

  /// Makes one shape of the glass and all other glass of the same name in its container.
  public func glassEffectUnion(_ union: String) -> Self { changed { $0.content.union = union } }

  /// Sets the way in which the glass appears and disappears.
  public func glassEffectTransition(_ transition: Transition) -> Self {
    changed { $0.content.transition = transition }
  }

  /// Adds an event, which shows in scenes that have a time.
  ///
  /// - Parameter time: In seconds of the scene's time.
  public func event(at time: Double, _ event: Event) -> Self {
    changed { $0.content.events.append(GlassEvent(at: time, event)) }
  }

  public var element: LayerElement {
    get { LayerElement(.glass(content), attributes, children: children) }
    set { attributes = newValue.attributes }
  }
}

extension LayerConvertible {
  /// Puts the layer on a piece of glass that takes over its frame.
  ///
  /// - Parameter shape: nil is a capsule.
  public func glassEffect(_ glass: Glass = .regular, in shape: Shape? = nil) -> GlassLayer {
    var inner = element
    inner.attributes.frame = nil
    var layer = GlassLayer(glass, in: shape, children: [inner])
    layer.attributes.frame = element.attributes.frame
    return layer
  }
}

/// Layers whose glass shares one capture and flows together where pieces come close.
///
/// The glass of all layers in it lies below everything else in it, and never shows other glass of the same container.
public struct GlassContainer: LayerConvertible {
  var content: GlassContainerContent
  var children: [LayerElement]
  var attributes = LayerAttributes()

  /// - Parameter spacing: The gap at which facing edges begin to lean toward each other, in points; they touch at half of it.
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

  /// Glass that blurs, remaps and adapts: legible over anything.
  public static let regular = Glass(.regular)
  /// Glass that shows more of its backdrop; for bold content over pictures.
  public static let clear = Glass(.clear)
  /// No glass: the content stays as it is.
  public static let identity = Glass(.identity)

  /// Returns the glass with a colour of its own; nil takes it away.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tint = color?.style
    return copy
  }

  /// Returns the glass with or without the growth and glow under a finger.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var copy = self
    copy.isInteractive = isEnabled
    return copy
  }
}
