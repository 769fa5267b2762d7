// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene

/// A material in the description of a scene.
struct SceneMaterials {
  /// The key path of the material's layer.
  var path: String
  var frame: Rect
  var content: MaterialContent

  /// Returns every material of a scene, in document order; a role counts as what draws it.
  static func all(in scene: SceneDescription) -> [SceneMaterials] {
    var all: [SceneMaterials] = []
    LayerWalk.forEachPlace(in: scene.withGlassOfRoles) { place in
      guard case .material(let content) = place.layer.content else { return }
      all.append(SceneMaterials(path: place.path, frame: place.layer.frame, content: content))
    }
    return all
  }
}

extension SceneDescription {
  /// A copy of the scene in which every layer has as its id the name that findings use, so that the name stays
  /// valid when other layers are inserted.
  private var named: SceneDescription {
    var scene = withGlassOfRoles
    LayerWalk.edit(&scene) { layers, list in
      for index in layers.indices { layers[index].id = layers[index].id ?? list.path(of: index) }
    }
    return scene
  }

  /// Inserts a layer directly under the material, scroll edge effect or glass at a key path, or under the container
  /// of the glass. All layers keep the names that findings use for them.
  ///
  /// A material that looks behind its window gets the layer in a new window below its own. Where nothing lies below
  /// the window, the renderer lets the material sample its own window, and the layer is inserted there.
  ///
  /// - Parameter layer: A closure that makes the layer for the frame that it has to cover.
  /// - Returns: The scene with the layer, and the layer's key path; nil if no layer has the key path.
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
  /// Returns whether the layer is the material or the scroll edge effect at a key path, or represents the glass at
  /// that path in its list.
  fileprivate func standsForMaterial(at path: String) -> Bool {
    switch layer.content {
    case .material, .scrollEdge: self.path == path
    // In a container all glass is drawn below everything else.
    case .glass where list.container != nil: false
    case .glass, .glassContainer: holdsGlass(at: path)
    default: false
    }
  }
}
