// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry

/// A piece of Liquid Glass with its children, which are drawn through the glass, relative to the layer's frame.
package struct GlassContent: Hashable, Sendable {
  package typealias Dimming = GlassLayer.Dimming
  package typealias Transition = GlassLayer.Transition

  package var variant: GlassVariant
  package var control: GlassControl
  /// The role that picked up the glass; nil for glass that the description states.
  package var role: MaterialRole?
  /// The shape of the glass; nil is the control's usual shape: the system's corners for a menu or an alert, else a
  /// capsule.
  package var shape: Shape?
  package var tint: ColorStyle?
  /// A Boolean value that is true where the glass grows and glows under a finger.
  package var isInteractive: Bool
  package var dimming: Dimming
  /// A Boolean value that is true where the glass turns light or dark with its backdrop; nil leaves the choice to the
  /// control.
  package var adapts: Bool?
  /// A Boolean value that is true where the glass has the focus, for controls that become glass when focused (tvOS);
  /// nil for glass that does not depend on focus.
  package var isFocused: Bool?
  /// The place of the light on a focused picture, in fractions of its frame (tvOS); nil lets it come with the focus.
  package var focusLight: Point?
  /// The identity of the glass within its container while shapes change into each other (`glassEffectID`).
  package var identity: String?
  /// Elements of one container with the same union are one shape (`glassEffectUnion`).
  package var union: String?
  package var transition: Transition
  /// The events of the glass and their times; they have no effect in a scene without a time.
  package var events: [GlassEvent] = []
  package var children: [Layer]

  package init(
    _ variant: GlassVariant = .regular, control: GlassControl = .none, shape: Shape? = nil,
    tint: ColorStyle? = nil, children: [Layer] = []
  ) {
    (self.variant, self.control, self.shape) = (variant, control, shape)
    (self.tint, self.children) = (tint, children)
    (isInteractive, dimming, transition) = (false, .automatic, .matchedGeometry)
  }
}

/// Layers whose glass shares one capture and flows together where pieces are near each other.
///
/// The glass of all layers in the container lies below everything else in the container, and never shows other glass of
/// the same container.
package struct GlassContainerContent: Hashable, Sendable {
  /// The gap in points at which facing edges begin to lean toward each other; they touch at half of it.
  package var spacing: Double
  package var layers: [Layer]

  package init(spacing: Double = GlassContainerContent.usualSpacing, layers: [Layer] = []) {
    (self.spacing, self.layers) = (spacing, layers)
  }

  /// The spacing of containers that set none, in points.
  package static let usualSpacing = 8.0
  /// The spacing of the groups of toolbars and tab bars, in points.
  package static let barSpacing = 12.0
}
