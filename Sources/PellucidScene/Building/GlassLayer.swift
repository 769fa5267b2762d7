// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry

/// A piece of Liquid Glass with what lies on it.
///
///     GlassLayer(.regular.tint(.orange).interactive()) {
///       SymbolLayer("play").frame(x: 10, y: 10, width: 24, height: 24)
///     }
///     .frame(x: 20, y: 20, width: 44, height: 44)
package struct GlassLayer: LayerConvertible {
  var content: GlassContent
  var children: [LayerElement]
  var frame: Rect?

  /// - Parameter shape: nil is what the control has, a capsule for most.
  package init(
    _ style: GlassStyle = .regular, in shape: Shape? = nil,
    @LayerBuilder layers: () -> [LayerElement] = { [] }
  ) {
    self.init(style, in: shape, children: layers())
  }

  init(_ style: GlassStyle, in shape: Shape?, children: [LayerElement]) {
    content = GlassContent(style.variant, shape: shape, tint: style.tint)
    content.isInteractive = style.isInteractive
    self.children = children
  }

  /// Sets the control that the glass is; some controls have numbers of their own.
  package func control(_ control: GlassControl) -> GlassLayer { changed { $0.control = control } }

  /// Sets the black below clear glass.
  package func dimming(_ dimming: GlassContent.Dimming) -> GlassLayer { changed { $0.dimming = dimming } }

  /// Says whether the glass turns light or dark with what is behind it.
  package func adaptive(_ adapts: Bool) -> GlassLayer { changed { $0.adapts = adapts } }

  /// Becomes glass only with the focus (tvOS).
  package func focused(_ isFocused: Bool) -> GlassLayer { changed { $0.isFocused = isFocused } }

  /// Sets the identity that tells the glass from the others of its container while they change.
  package func glassEffectID(_ identity: String) -> GlassLayer { changed { $0.identity = identity } }

  /// One shape with the others of the same name in its container.
  package func glassEffectUnion(_ union: String) -> GlassLayer { changed { $0.union = union } }

  /// Sets the way in which the glass comes and goes.
  package func glassEffectTransition(_ transition: GlassContent.Transition) -> GlassLayer {
    changed { $0.transition = transition }
  }

  /// Something that happens to it, in seconds of the scene's time.
  package func event(at time: Double, _ kind: GlassEvent.Kind) -> GlassLayer {
    changed { $0.events.append(GlassEvent(at: time, kind)) }
  }

  private func changed(_ change: (inout GlassContent) -> Void) -> GlassLayer {
    var copy = self
    change(&copy.content)
    return copy
  }

  package var element: LayerElement {
    var element = LayerElement(.glass(content), children: children)
    element.frame = frame
    return element
  }
}

extension LayerConvertible {
  /// The layer on a piece of glass that takes over its frame.
  package func glassEffect(_ glass: GlassStyle = .regular, in shape: Shape? = nil) -> GlassLayer {
    var inner = element
    let frame = inner.frame
    inner.frame = nil
    var layer = GlassLayer(glass, in: shape, children: [inner])
    layer.frame = frame
    return layer
  }
}

/// Layers whose glass shares one capture and flows together where it comes close.
package struct GlassContainer: LayerConvertible {
  var content: GlassContainerContent
  var children: [LayerElement]

  /// - Parameter spacing: The gap in points at which facing edges begin to lean toward each other.
  package init(
    spacing: Double = GlassContainerContent.usualSpacing, @LayerBuilder layers: () -> [LayerElement]
  ) {
    (content, children) = (GlassContainerContent(spacing: spacing), layers())
  }

  package var element: LayerElement { LayerElement(.glassContainer(content), children: children) }
}
