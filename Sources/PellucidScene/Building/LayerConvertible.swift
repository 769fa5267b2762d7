// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry

/// A layer of a scene, such as `TextLayer`, or of any kind, as `LayerElement`.
///
/// The modifiers below are those that every layer has. Each returns a changed copy of the same type, so that modifiers go in
/// any order:
///
///     TextLayer("Now Playing").font(size: 28).id("title").foregroundStyle(.secondary)
///
/// Only the layers of this library conform.
public protocol LayerConvertible: Sendable {
  /// The layer without its own type.
  ///
  /// The modifiers below set it. Of a new value, a layer of a fixed type takes the id, the frame and the effects, and keeps
  /// its own content.
  var element: LayerElement { get set }
}

extension LayerConvertible {
  /// Returns a copy to which `change` was applied.
  func changed(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  /// Sets the name of the layer in findings and measurements; a layer without one is named by its key path.
  ///
  /// - Parameter id: Any text; several layers may have the same.
  public func id(_ id: String) -> Self { changed { $0.element.attributes.id = id } }

  /// Sets the frame of the layer; a layer without a frame fills its parent.
  ///
  /// - Parameters:
  ///   - x: The distance of the left edge from the parent's, in points.
  ///   - y: The distance of the upper edge from the parent's, in points, downwards.
  ///   - width: The width, in points, at least 0.
  ///   - height: The height, in points, at least 0.
  public func frame(x: Double, y: Double, width: Double, height: Double) -> Self {
    changed { $0.element.attributes.frame = Rect(x: x, y: y, width: width, height: height) }
  }

  /// Sets the opacity of the layer with everything in it, as one picture.
  ///
  /// - Parameter opacity: The opacity, 0…1. Values outside are not clamped; one that is not finite is an error when drawn.
  public func opacity(_ opacity: Double) -> Self { changed { $0.element.attributes.opacity = opacity } }

  /// Sets the mode by which the layer is blended with the content below it; `.sourceOver` unless set.
  public func blendMode(_ mode: BlendMode) -> Self { changed { $0.element.attributes.blend = mode } }

  /// Clips the layer and the layers in it to a shape that is fitted into its frame.
  public func clipShape(_ shape: Shape) -> Self { changed { $0.element.attributes.clip = shape } }

  /// Draws a shadow below the layer: of the outline of a material, and of the opaque pixels of other layers.
  ///
  /// Glass ignores it, because glass has a shadow of its own.
  ///
  /// - Parameters:
  ///   - color: The colour of the shadow; black at 25 % unless given.
  ///   - sigma: The standard deviation of the blur, in points; SwiftUI's radius is twice as large.
  ///   - x: The offset to the right, in points.
  ///   - y: The offset downwards, in points.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.25), sigma: Double, x: Double = 0, y: Double = 0
  ) -> Self {
    changed { $0.element.attributes.shadow = Shadow(color, sigma: sigma, x: x, y: y) }
  }

  /// Transforms the layer about the middle of its frame, after the transforms it already has.
  public func transformEffect(_ transform: Transform) -> Self {
    changed { $0.element.attributes.transform = $0.element.attributes.transform.followed(by: transform) }
  }

  /// Rotates the layer clockwise about the middle of its frame, after the transforms it already has.
  public func rotationEffect(degrees: Double) -> Self { transformEffect(.rotation(degrees: degrees)) }

  /// Gives the layer corners that are concentric with those of the enclosing glass, material, clip or window: their radius is
  /// the enclosing one less the distance between the two.
  ///
  /// They replace the shape of a fill, a material, glass or dimming, and clip other layers.
  ///
  /// - Parameter minimumRadius: The smallest radius, in points.
  public func concentric(minimumRadius: Double = 0) -> Self {
    changed { $0.element.attributes.concentricRadius = minimumRadius }
  }

  /// Marks the layer as content, such as a list, a card or an article: glass belongs above it, not in it.
  ///
  /// - Parameter isContent: False states that the layer is no content, where it would be taken for that.
  public func contentLayer(_ isContent: Bool = true) -> Self {
    changed { $0.element.attributes.isContent = isContent }
  }

  /// Marks the layer as an inactive element, such as a control that cannot be used. The drawing stays the same.
  package func inactive() -> Self { changed { $0.element.attributes.isInactive = true } }

  /// Marks a fill as the background or bezel of a control of the app's own. The drawing stays the same.
  ///
  /// On macOS, the rule `SRC20` then reports a neutral fill that is opaque, through which no desktop tinting shows, and a
  /// coloured fill that is translucent, whose colour tinting would change.
  ///
  /// - Parameter isComponent: False states that the fill is no bezel, where it would be taken for one.
  public func component(_ isComponent: Bool = true) -> Self {
    changed { $0.element.attributes.isComponent = isComponent }
  }
}
