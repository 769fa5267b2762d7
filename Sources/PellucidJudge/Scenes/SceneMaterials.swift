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
    LayerWalk.forEach(in: scene) { layer, name in
      if case .material(let content) = layer.content {
        all.append(SceneMaterials(name: name, frame: layer.frame, content: content))
      }
    }
    return all
  }
}

/// Goes through the layers of a description under the names that findings use.
enum LayerWalk {
  static func forEach(in scene: SceneDescription, _ body: (Layer, _ name: String) -> Void) {
    var scene = scene
    edit(&scene) { layers, path in
      for (index, layer) in layers.enumerated() { body(layer, layer.id ?? path + "[\(index)]") }
    }
  }

  /// Calls `body` with every list of layers; what it leaves takes the list's place and is not walked again.
  static func edit(_ scene: inout SceneDescription, _ body: (inout [Layer], _ path: String) -> Void) {
    edit(&scene.desktop, "desktop", body)
    for index in scene.windows.indices {
      edit(&scene.windows[index].layers, "windows[\(index)].layers", body)
    }
  }

  private static func edit(
    _ layers: inout [Layer], _ path: String, _ body: (inout [Layer], _ path: String) -> Void
  ) {
    for index in layers.indices {
      guard let key = layers[index].content.childrenKey else { continue }
      edit(&layers[index].content.children, path + "[\(index)]." + key, body)
    }
    body(&layers, path)
  }
}

extension SceneDescription {
  /// Materials, glass, edge effects, texts and symbols that have one name: the first name of several, with their key paths.
  package var sharedName: (name: String, paths: [String])? {
    var scene = self
    var paths: [String: [String]] = [:]
    LayerWalk.edit(&scene) { layers, list in
      for (index, layer) in layers.enumerated() {
        let path = list + "[\(index)]"
        switch layer.content {
        case .material, .glass, .scrollEdge, .text, .symbol: paths[layer.id ?? path, default: []].append(path)
        default: break
        }
      }
    }
    return paths.filter { $0.value.count > 1 }.min { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
  }

  /// The scene with the name that findings use as the id of every layer: it stays when others are put before them.
  private var named: SceneDescription {
    var scene = self
    LayerWalk.edit(&scene) { layers, list in
      for index in layers.indices { layers[index].id = layers[index].id ?? list + "[\(index)]" }
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
    LayerWalk.edit(&scene) { layers, path in
      guard !isFound, let index = layers.materialIndex(name, path) else { return }
      isFound = true
      layers.insert(layer(layers[index].frame), at: index)
    }
    return isFound ? scene : nil
  }

  private func window(_ index: Int, holds name: String) -> Bool {
    var (scene, isFound) = (self, false)
    LayerWalk.edit(&scene) { layers, path in
      if path.hasPrefix("windows[\(index)]"), layers.materialIndex(name, path) != nil { isFound = true }
    }
    return isFound
  }
}

extension [Layer] {
  fileprivate func materialIndex(_ name: String, _ path: String) -> Int? {
    indices.first { index in
      let place = path + "[\(index)]"
      switch self[index].content {
      case .material, .scrollEdge: return (self[index].id ?? place) == name
      // In a container glass lies below everything else.
      case .glass where SceneGlass.container(of: path) != nil: return false
      case .glass, .glassContainer: return self[index].holdsGlass(name, at: place)
      default: return false
      }
    }
  }
}
