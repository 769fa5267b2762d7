// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry

extension SceneResolver {
  /// The glass of a container, which lies below everything else in it, and everything else.
  mutating func nodes(
    _ container: GlassContainerContent, of placed: PlacedLayer
  ) throws(SceneError) -> [Node] {
    var inner = placed.innerSurroundings
    inner.toContainer = .identity
    collectors.append(GlassCollector(layers: container.layers))
    audit.beginContainer()
    let others = try nodes(container.layers, path: placed.listPath, in: inner)
    audit.endContainer()
    let collected = collectors.removeLast()
    let drawn = collected.glasses(spacing: max(container.spacing, 0)).map {
      Node(id: $0.name, frame: placed.inside, transform: inner.toScene, content: .glass($0.glass))
    }
    if placed.layer.shadow != nil {
      note(placed.name, "A glass container casts no shadow: the layer's is not drawn.")
    }
    return Self.together(nil, collected.behind + drawn + others, of: placed)
  }
}
