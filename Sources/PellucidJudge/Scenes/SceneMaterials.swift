// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene

/// A material of a description.
struct SceneMaterials {
  /// The key path of its layer.
  var path: String
  var frame: Rect
  var content: MaterialContent

  /// In the order of the document.
  static func all(in scene: SceneDescription) -> [SceneMaterials] {
    var all: [SceneMaterials] = []
    LayerWalk.forEachPlace(in: scene) { place in
      guard case .material(let content) = place.layer.content else { return }
      all.append(SceneMaterials(path: place.path, frame: place.layer.frame, content: content))
    }
    return all
  }
}

extension SceneDescription {
  /// The scene with the name that findings use as the id of every layer: it stays when others are put before them.
  private var named: SceneDescription {
    var scene = self
    LayerWalk.edit(&scene) { layers, list in
      for index in layers.indices { layers[index].id = layers[index].id ?? list.path(of: index) }
    }
    return scene
  }

  /// The scene with a layer put directly under the material, edge effect or glass at a key path, or under the container
  /// of the glass, and the key path of that layer; nil if there is none. All layers keep the names that they have here.
  ///
  /// A material that looks behind its window gets the layer in a window of its own below, unless nothing is below:
  /// then it looks at its own window, as the renderer has it.
  ///
  /// - Parameter layer: Made for the frame it has to cover.
  func inserting(
    underLayerAt path: String, looksBehindWindow: Bool, _ layer: (_ frame: Rect) -> Layer
  ) -> (scene: SceneDescription, path: String)? {
    var scene = named
    if looksBehindWindow, let index = windows.indices.first(where: { window($0, holdsMaterialAt: path) }),
      index > 0 || !desktop.isEmpty
    {
      let frame = Rect(size)
      scene.windows.insert(Window(frame: frame, layers: [layer(frame)]), at: index)
      return (scene, LayerList.window(index).path(of: 0))
    }
    var inserted: String?
    LayerWalk.edit(&scene) { layers, list in
      guard inserted == nil,
        let index = layers.indices.first(where: { index in
          DescribedLayer(layers[index], in: list, at: index).standsForMaterial(at: path)
        })
      else { return }
      inserted = list.path(of: index)
      layers.insert(layer(layers[index].frame), at: index)
    }
    return inserted.map { (scene, $0) }
  }

  private func window(_ index: Int, holdsMaterialAt path: String) -> Bool {
    var isFound = false
    LayerWalk.forEachPlace(in: windows[index].layers, .window(index)) {
      isFound = isFound || $0.standsForMaterial(at: path)
    }
    return isFound
  }
}

extension DescribedLayer {
  /// Returns whether it is the material or the edge effect at a key path, or stands for the glass there in its list.
  fileprivate func standsForMaterial(at path: String) -> Bool {
    switch layer.content {
    case .material, .scrollEdge: self.path == path
    // In a container glass lies below everything else.
    case .glass where list.container != nil: false
    case .glass, .glassContainer: holdsGlass(at: path)
    default: false
    }
  }
}
