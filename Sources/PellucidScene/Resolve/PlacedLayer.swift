// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// A layer where it stands.
struct PlacedLayer {
  var layer: Layer
  /// The layer's shadow, with its colour.
  let shadow: ResolvedShadow?
  /// Its key path, such as `windows[0].layers[2]`.
  let path: String
  let surroundings: Surroundings
  /// The index of the step that the trace has for it, which its nodes refer to.
  var step: Int?

  init(_ layer: Layer, shadow: ResolvedShadow?, path: String, in surroundings: Surroundings) {
    self.layer = layer.shaped(in: surroundings.outline)
    (self.shadow, self.path, self.surroundings) = (shadow, path, surroundings)
  }

  /// The name that findings use: the layer's id, or its key path.
  var name: String { layer.id ?? path }
  var reference: LayerReference { LayerReference(path: path, name: name) }
  /// From the space of its frame to the scene's points, its own transform included.
  var transform: AffineTransform { layer.transformAboutCenter.followed(by: surroundings.toScene) }
  /// In the scene.
  var bounds: Rect { transform.bounds(of: layer.frame) }
  /// The opacity of the layer and of everything around it together, 0…1.
  var opacity: Double { surroundings.opacity * min(max(layer.opacity, 0), 1) }
  /// A Boolean value that is true where a shadow of the layer can be seen.
  var castsShadow: Bool { shadow?.isVisible ?? false }
  /// The frame in the space of what lies in it.
  var inside: Rect { Rect(layer.frame.size) }
  /// The surroundings of what lies in it.
  var innerSurroundings: Surroundings { surroundings.inside(self) }
  /// The key path of the list of what lies in it.
  var listPath: String { layer.content.childrenKey.map { path + "." + $0 } ?? path }

  /// The layer with what every layer has: opacity, blending and a clip, for all of `content`.
  func node(_ content: Node.Content, shadow: ResolvedShadow? = nil) -> Node {
    Node(
      id: name, frame: layer.frame, transform: transform, opacity: layer.opacity, blend: layer.blend,
      clip: layer.clip, shadow: shadow, content: content, step: step)
  }
}

extension Layer {
  /// The layer's own transform, with the centre of its frame staying in place.
  package var transformAboutCenter: AffineTransform {
    transform == .identity ? .identity : transform.about(frame.center)
  }
}
