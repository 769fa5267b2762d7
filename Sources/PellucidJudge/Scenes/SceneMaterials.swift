// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene

/// A material of a description, under the name that findings use.
struct SceneMaterials {
  var name: String
  var frame: Rect
  var content: MaterialContent

  /// In the order of the document.
  static func all(in scene: SceneDescription) -> [SceneMaterials] {
    var all: [SceneMaterials] = []
    LayerWalk.forEachPlace(in: scene) { place in
      guard case .material(let content) = place.layer.content else { return }
      all.append(SceneMaterials(name: place.name, frame: place.layer.frame, content: content))
    }
    return all
  }
}

extension SceneDescription {
  /// Materials, glass, edge effects, texts and symbols that have one name: the first name of several, with their key paths.
  package var sharedName: (name: String, paths: [String])? {
    var paths: [String: [String]] = [:]
    LayerWalk.forEachPlace(in: self) { place in
      switch place.layer.content {
      case .material, .glass, .scrollEdge, .text, .symbol: paths[place.name, default: []].append(place.path)
      default: break
      }
    }
    return paths.filter { $0.value.count > 1 }.min { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
  }

  /// The scene with the name that findings use as the id of every layer: it stays when others are put before them.
  private var named: SceneDescription {
    var scene = self
    LayerWalk.edit(&scene) { layers, list in
      for index in layers.indices { layers[index].id = layers[index].id ?? list.path(of: index) }
    }
    return scene
  }

  /// The scene with a layer put directly under the material, edge effect or glass of a name, or under the container
  /// of the glass; nil if there is none. All layers keep the names that they have here.
  ///
  /// A material that looks behind its window gets the layer in a window of its own below, unless nothing is below:
  /// then it looks at its own window, as the renderer has it.
  ///
  /// - Parameter layer: Made for the frame it has to cover.
  func inserting(
    under name: String, looksBehindWindow: Bool, _ layer: (_ frame: Rect) -> Layer
  ) -> SceneDescription? {
    var scene = named
    if looksBehindWindow, let index = windows.indices.first(where: { window($0, holds: name) }),
      index > 0 || !desktop.isEmpty
    {
      let frame = Rect(size)
      scene.windows.insert(Window(frame: frame, layers: [layer(frame)]), at: index)
      return scene
    }
    var isFound = false
    LayerWalk.edit(&scene) { layers, list in
      guard !isFound,
        let index = layers.indices.first(where: { index in
          DescribedLayer(layers[index], in: list, at: index).isMaterial(name)
        })
      else { return }
      isFound = true
      layers.insert(layer(layers[index].frame), at: index)
    }
    return isFound ? scene : nil
  }

  private func window(_ index: Int, holds name: String) -> Bool {
    var isFound = false
    LayerWalk.forEachPlace(in: windows[index].layers, .window(index)) {
      isFound = isFound || $0.isMaterial(name)
    }
    return isFound
  }
}

extension DescribedLayer {
  /// Returns whether it is the material or the edge effect of a name, or the layer that stands for its glass in the list.
  fileprivate func isMaterial(_ name: String) -> Bool {
    switch layer.content {
    case .material, .scrollEdge: self.name == name
    // In a container glass lies below everything else.
    case .glass where list.container != nil: false
    case .glass, .glassContainer: holdsGlass(name)
    default: false
    }
  }
}
