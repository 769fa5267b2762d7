// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry

/// A layer together with its surroundings and its place in the scene.
struct PlacedLayer {
  var layer: Layer
  /// The layer's shadow with its colour resolved.
  var shadow: ResolvedShadow?
  /// The layer's key path, such as `windows[0].layers[2]`.
  let path: String
  let surroundings: Surroundings
  /// The weight of the text beside a symbol, without Bold Text; nil where no text is beside it.
  var textWeight: Int?
  /// The values of a fill's colours at the layer's place; empty for other content.
  var fillValues: [EncodedColor?] = []
  /// The index of the layer's step in the trace, to which its nodes refer.
  var step: Int?

  init(_ layer: Layer, shadow: ResolvedShadow?, path: String, in surroundings: Surroundings) {
    self.layer = layer.shaped(in: surroundings.outline)
    (self.shadow, self.path, self.surroundings) = (shadow, path, surroundings)
  }

  /// The name that findings use: the layer's id, or its key path.
  var name: String { layer.id ?? path }
  var reference: LayerReference { LayerReference(path: path, name: name) }
  /// The transform from the space of the frame to the scene's points, with the layer's own transform included.
  var transform: Transform { layer.transformAboutCenter.followed(by: surroundings.toScene) }
  /// The bounds in the scene, in points.
  var bounds: Rect { transform.bounds(of: layer.frame) }
  /// The opacity of the layer and of everything around it together, 0…1.
  var opacity: Double { surroundings.opacity * min(max(layer.opacity, 0), 1) }
  /// A Boolean value that is true where a shadow of the layer can be seen.
  var castsShadow: Bool { shadow?.isVisible ?? false }
  /// The frame in the space of the layer's children.
  var inside: Rect { Rect(layer.frame.size) }
  /// The surroundings of the layer's children.
  var innerSurroundings: Surroundings { surroundings.inside(self) }
  /// The key path of the list of the layer's children.
  var listPath: String { layer.content.childrenKey.map { path + "." + $0 } ?? path }

  /// Returns a node with the opacity, blend mode and clip of the layer, applied to all of `content`.
  func node(_ content: Node.Content, shadow: ResolvedShadow? = nil) -> Node {
    Node(
      id: name, frame: layer.frame, transform: transform, opacity: layer.opacity, blend: layer.blend,
      clip: layer.clip, shadow: shadow, content: content, step: step)
  }
}

extension Layer {
  /// The layer's own transform, taken about the centre of its frame.
  package var transformAboutCenter: Transform {
    transform == .identity ? .identity : transform.about(frame.center)
  }
}
