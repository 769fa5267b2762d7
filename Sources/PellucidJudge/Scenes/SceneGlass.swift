// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene

/// A piece of glass in the description of a scene.
package struct SceneGlass {
  /// The key path of the glass layer.
  var path: String
  /// The frame of the glass, or of its container, in the coordinate space of the layer list that holds it.
  var frame: Rect
  /// The shorter side of the glass, which selects the numbers of its look, in points.
  var shorterSide: Double
  var content: GlassContent
  /// The key path of the container around the glass; nil for glass outside containers.
  var container: String?

  /// Returns every piece of glass of a scene, in document order; a role counts as what draws it.
  package static func all(in scene: SceneDescription) -> [SceneGlass] {
    var all: [SceneGlass] = []
    LayerWalk.forEachPlace(in: scene.withGlassOfRoles) { place in
      guard case .glass(let content) = place.layer.content else { return }
      let (frame, container) = (place.layer.frame, place.list.container)
      all.append(
        SceneGlass(
          path: place.path, frame: container?.frame ?? frame, shorterSide: min(frame.width, frame.height),
          content: content, container: container?.path))
    }
    return all
  }
}

extension DescribedLayer {
  /// Returns whether the layer is the glass at a key path, or contains that glass.
  func holdsGlass(at path: String) -> Bool {
    if case .glass = layer.content { return self.path == path }
    guard case .glassContainer(let container) = layer.content, let innerList else { return false }
    var isFound = false
    LayerWalk.forEach(in: container.layers, inheriting: innerList) { layer, index, list in
      let place = DescribedLayer(layer, in: list, at: index)
      if case .glass = layer.content { isFound = isFound || place.path == path }
      return layer.content.passesGlassOn ? place.innerList : nil
    }
    return isFound
  }
}
