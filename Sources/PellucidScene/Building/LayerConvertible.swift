// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry

/// A description of one layer, as builders collect them.
///
/// The modifiers below are those that every layer has. Each returns a changed copy of the same type, so that modifiers go in
/// any order:
///
///     TextLayer("Now Playing").font(size: 28).id("title").foregroundStyle(.secondary)
///
/// Only the layers of this library conform.
public protocol LayerConvertible: Sendable {
  /// The layer without its own type. A new value gives the layer its identity, frame and effects, which is how the modifiers
  /// below change them.
  var element: LayerElement { get set }
}

extension LayerConvertible {
  /// Returns a copy to which `change` was applied.
  func changed(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  /// Names the layer in findings and measurements.
  ///
  /// - Parameter id: Any text; two layers may share one.
  public func id(_ id: String) -> Self { changed { $0.element.attributes.id = id } }

  /// Places the layer; one that is never placed fills its parent.
  ///
  /// - Parameters:
  ///   - x: The distance of the left edge from the parent's, in points.
  ///   - y: The distance of the upper edge from the parent's, in points, downwards.
  ///   - width: In points, at least 0.
  ///   - height: In points, at least 0.
  public func frame(x: Double, y: Double, width: Double, height: Double) -> Self {
    changed { $0.element.attributes.frame = Rect(x: x, y: y, width: width, height: height) }
  }

  /// Sets the opacity of the layer with everything in it, as one picture.
  ///
  /// - Parameter opacity: 0…1; drawing a scene with a value outside is an error.
  public func opacity(_ opacity: Double) -> Self { changed { $0.element.attributes.opacity = opacity } }

  /// Sets the mode by which the layer mixes with what lies below it.
  public func blendMode(_ mode: BlendMode) -> Self { changed { $0.element.attributes.blend = mode } }

  /// Clips the layer and everything in it to a shape in its frame.
  public func clipShape(_ shape: Shape) -> Self { changed { $0.element.attributes.clip = shape } }

  /// Draws a blurred copy of the layer's outline below it.
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
  public func transformEffect(_ transform: AffineTransform) -> Self {
    changed { $0.element.attributes.transform = $0.element.attributes.transform.followed(by: transform) }
  }

  /// Rotates the layer clockwise about the middle of its frame, after the transforms it already has.
  public func rotationEffect(degrees: Double) -> Self { transformEffect(.rotation(degrees: degrees)) }

  /// Makes the corners concentric with those of the parent: their radius is the parent's less the distance between the two.
  ///
  /// - Parameter minimumRadius: The smallest radius, in points.
  public func concentric(minimumRadius: Double = 0) -> Self {
    changed { $0.element.attributes.concentricRadius = minimumRadius }
  }

  /// Marks the layer as content, such as a list, a card or an article: glass belongs above it, not in it.
  public func contentLayer() -> Self { changed { $0.element.attributes.isContent = true } }

  /// Marks a fill as the background or bezel of a control of the app's own, which desktop tinting (macOS) must not reach.
  public func component() -> Self { changed { $0.element.attributes.isComponent = true } }
}
