// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene

/// A piece of glass of a description, under the name that findings use.
package struct SceneGlass {
  var name: String
  /// Of the glass, or of the container that it lies in, in the space of the list that holds it.
  var frame: Rect
  /// The shorter side that its numbers are for, in points.
  var shorterSide: Double
  var content: GlassContent
  /// The key path of the container that it lies in.
  var container: String?

  /// In the order of the document.
  package static func all(in scene: SceneDescription) -> [SceneGlass] {
    var all: [SceneGlass] = []
    var containerFrame: Rect?
    LayerWalk.forEachPlace(in: scene) { place in
      let layer = place.layer
      switch layer.content {
      case .glassContainer where place.list.container == nil: containerFrame = layer.frame
      case .glass(let content):
        all.append(
          SceneGlass(
            name: place.name, frame: place.list.container.flatMap { _ in containerFrame } ?? layer.frame,
            shorterSide: min(layer.frame.width, layer.frame.height), content: content,
            container: place.list.container))
      default: break
      }
    }
    return all
  }
}

extension DescribedLayer {
  /// Whether it is the glass of a name, or a container of it.
  func holdsGlass(_ name: String) -> Bool {
    if case .glass = layer.content { return self.name == name }
    guard case .glassContainer(let container) = layer.content, let innerList else { return false }
    var isFound = false
    LayerWalk.forEach(in: container.layers, inheriting: innerList) { layer, index, list in
      let place = DescribedLayer(layer, in: list, at: index)
      switch layer.content {
      case .glass:
        isFound = isFound || place.name == name
        return nil
      case .group, .glassContainer: return place.innerList
      case .image, .fill, .text, .symbol, .material, .scrollEdge, .dimming, .backgroundExtension: return nil
      }
    }
    return isFound
  }
}
