// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry

extension SceneResolver {
  /// The glass of a container, which lies below everything else in it, and everything else.
  mutating func nodes(
    _ container: GlassContainerContent, of layer: Layer, transform: AffineTransform, path: String,
    in surroundings: Surroundings
  ) throws(SceneError) -> [Node] {
    let name = layer.id ?? path
    var inner = surroundings.inside(layer, transform: transform)
    inner.toContainer = .identity
    collectors.append(GlassCollector(layers: container.layers))
    audit.beginContainer()
    let others = try nodes(container.layers, path: path + ".glassContainer", in: inner)
    audit.endContainer()
    let collected = collectors.removeLast()
    let whole = Rect(layer.frame.size)
    let drawn = collected.glasses(spacing: max(container.spacing, 0)).map {
      Node(id: $0.name, frame: whole, transform: inner.toScene, content: .glass($0.glass))
    }
    if layer.shadow != nil { note(name, "A glass container casts no shadow: the layer's is not drawn.") }
    return Self.together(nil, collected.behind + drawn + others, of: layer, name: name, transform: transform)
  }
}
