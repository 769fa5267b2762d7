// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry

/// A layer that may still leave its frame to its parent.
///
/// The layers of a builder become `LayerElement`s with the first modifier that suits every layer; those that
/// suit one kind only, such as a text's font, come before.
package struct LayerElement: LayerConvertible, Hashable, Sendable {
  /// Relative to the parent, in points; nil fills the parent.
  var frame: Rect?
  /// Everything but the frame and the children.
  var layer: Layer
  var children: [LayerElement] = []

  init(_ content: Layer.Content, children: [LayerElement] = []) {
    (layer, self.children) = (Layer(frame: Rect(x: 0, y: 0, width: 0, height: 0), content: content), children)
  }

  package var element: LayerElement { self }

  /// The layer in a parent of this size, in points.
  package func layer(in parent: Size) -> Layer {
    var layer = layer
    layer.frame = frame ?? Rect(parent)
    var size = layer.frame.size
    if case .backgroundExtension(let content) = layer.content {
      size = content.safeArea.size
    }
    layer.content.children = children.map { $0.layer(in: size) }
    return layer
  }
}

/// An element that a builder takes: something that becomes one layer.
package protocol LayerConvertible: Sendable {
  var element: LayerElement { get }
}

/// Changes that every layer takes. Values outside the ranges of `Docs/scene.md` are not checked here.
extension LayerConvertible {
  /// Names the layer in findings and measurements.
  package func id(_ id: String) -> LayerElement { changed { $0.layer.id = id } }

  /// The frame relative to the parent's, in points; a layer without one fills its parent.
  package func frame(x: Double, y: Double, width: Double, height: Double) -> LayerElement {
    changed { $0.frame = Rect(x: x, y: y, width: width, height: height) }
  }

  /// 0…1, of the layer with everything in it.
  package func opacity(_ opacity: Double) -> LayerElement { changed { $0.layer.opacity = opacity } }

  /// Corners that follow those of what the layer lies in: their radius less the distance to them.
  ///
  /// - Parameter minimumRadius: Points; what the corners have at least.
  package func concentric(minimumRadius: Double = 0) -> LayerElement {
    changed { $0.layer.concentricRadius = minimumRadius }
  }

  /// Marks content, which glass floats above: lists, cards, articles.
  package func contentLayer() -> LayerElement { changed { $0.layer.isContent = true } }

  /// Marks a fill as the background or bezel of a control of the app's own, for desktop tinting.
  package func component() -> LayerElement { changed { $0.layer.isComponent = true } }

  package func blendMode(_ blend: BlendMode) -> LayerElement { changed { $0.layer.blend = blend } }

  /// Cuts the layer and what is in it to a shape in its frame.
  package func clipShape(_ shape: Shape) -> LayerElement { changed { $0.layer.clip = shape } }

  /// - Parameter sigma: Standard deviation of the blur in points; `x` and `y` are points too.
  package func shadow(
    color: EncodedColor = EncodedColor(white: 0, alpha: 0.25), sigma: Double, x: Double = 0, y: Double = 0
  ) -> LayerElement {
    changed { $0.layer.shadow = Shadow(color: color, sigma: sigma, offset: Point(x: x, y: y)) }
  }

  /// Transforms the layer about the middle of its frame, after the transforms it already has.
  package func transformEffect(_ transform: AffineTransform) -> LayerElement {
    changed { $0.layer.transform = $0.layer.transform.followed(by: transform) }
  }

  /// Turns the layer clockwise about the middle of its frame, after the transforms it already has.
  package func rotationEffect(degrees: Double) -> LayerElement {
    transformEffect(.rotation(degrees: degrees))
  }

  private func changed(_ change: (inout LayerElement) -> Void) -> LayerElement {
    var element = element
    change(&element)
    return element
  }
}
