// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry

/// The identity, frame and effects of a layer; the modifiers of `LayerConvertible` set them.
struct LayerAttributes: Hashable, Sendable {
  var id: String?
  /// The frame relative to the parent's, in points; nil fills the parent.
  var frame: Rect?
  var opacity = 1.0
  var blend = BlendMode.sourceOver
  var clip: Shape?
  var shadow: Shadow?
  var effects: [LayerEffect] = []
  var isIsolated = false
  var transform = Transform.identity
  var concentricRadius: Double?
  var isContent: Bool?, isComponent: Bool?
  var isInactive = false
}

/// A layer of any kind, as `LayerBuilder` collects it.
public struct LayerElement: LayerConvertible, Hashable {
  var attributes: LayerAttributes
  /// The content without the layers in it.
  var content: Layer.Content
  var children: [LayerElement]

  init(_ content: Layer.Content, _ attributes: LayerAttributes, children: [LayerElement] = []) {
    (self.content, self.attributes, self.children) = (content, attributes, children)
  }

  /// Creates a component with its content.
  package init(component: ComponentContent, content: [LayerElement]) {
    self.init(.component(component), LayerAttributes(), children: content)
  }

  public var element: LayerElement {
    get { self }
    set { self = newValue }
  }

  /// Returns the layer in a parent of this size, in points.
  package func layer(in parent: Size) -> Layer {
    var layer = Layer(id: attributes.id, frame: attributes.frame ?? Rect(parent), content: content)
    (layer.opacity, layer.blend, layer.clip) = (attributes.opacity, attributes.blend, attributes.clip)
    (layer.shadow, layer.transform) = (attributes.shadow, attributes.transform)
    (layer.effects, layer.isIsolated) = (attributes.effects, attributes.isIsolated)
    layer.concentricRadius = attributes.concentricRadius
    (layer.isContent, layer.isComponent) = (attributes.isContent, attributes.isComponent)
    layer.isInactive = attributes.isInactive
    var size = layer.frame.size
    if case .backgroundExtension(let content) = content { size = content.safeArea.size }
    guard case .component(var component) = content else {
      layer.content.children = children.map { $0.layer(in: size) }
      return layer
    }
    // Without a frame, size and place are natural; the content fills the area that the lowered component leaves.
    if let frame = attributes.frame { component.placement = ComponentPlacement(frame) }
    layer.frame = component.placement.frame
    component.component.content = children.map { $0.layer(in: layer.frame.size) }
    layer.content = .component(component)
    return layer
  }
}
