// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene

/// A piece of glass of a description, under the name that findings use.
package struct SceneGlass {
  /// What follows a container's key path in those of its layers.
  static let containerKey = ".glassContainer"

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
    var frames: [String: Rect] = [:]
    var scene = scene
    LayerWalk.edit(&scene) { layers, list in
      for (index, layer) in layers.enumerated() {
        let path = list + "[\(index)]"
        switch layer.content {
        case .glassContainer: frames[path] = layer.frame
        case .glass(let content):
          all.append(
            SceneGlass(
              name: layer.id ?? path, frame: layer.frame,
              shorterSide: min(layer.frame.width, layer.frame.height), content: content,
              container: Self.container(of: list)))
        default: break
        }
      }
    }
    for index in all.indices {
      if let frame = all[index].container.flatMap({ frames[$0] }) { all[index].frame = frame }
    }
    return all
  }

  /// Of a list's key path, the outermost container's.
  static func container(of list: String) -> String? {
    let (text, key) = (Array(list.utf8), Array(containerKey.utf8))
    guard let start = text.indices.first(where: { text[$0...].starts(with: key) }) else { return nil }
    return String(decoding: text[..<start], as: UTF8.self)
  }
}

extension Layer {
  /// Whether it is the glass of a name, or a container of it.
  func holdsGlass(_ name: String, at path: String) -> Bool {
    func holds(_ layers: [Layer], _ list: String) -> Bool {
      layers.enumerated().contains { index, layer in
        let path = list + "[\(index)]"
        if case .group(let children) = layer.content { return holds(children, path + ".group") }
        return layer.holdsGlass(name, at: path)
      }
    }
    switch content {
    case .glass: return (id ?? path) == name
    case .glassContainer(let container): return holds(container.layers, path + SceneGlass.containerKey)
    default: return false
    }
  }
}
