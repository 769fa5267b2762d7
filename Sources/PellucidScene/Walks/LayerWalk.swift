// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// The traversal of a description's layers, used by everything that visits all of them except resolving itself.
///
/// A description has no copies of layers: a lens shows the children of its glass, which every walk visits.
package enum LayerWalk {
  /// Calls `body` with layers and their descendants, each layer before its children: the order of the document.
  ///
  /// - Parameters:
  ///   - inherited: The value that `body` receives with each of `layers`.
  ///   - body: Returns the value that `body` receives with the layer's children; nil skips the children.
  package static func forEach<Inherited>(
    in layers: [Layer], inheriting inherited: Inherited,
    _ body: (_ layer: Layer, _ index: Int, _ inherited: Inherited) -> Inherited?
  ) {
    for (index, layer) in layers.enumerated() {
      guard let inner = body(layer, index, inherited) else { continue }
      forEach(in: layer.content.children, inheriting: inner, body)
    }
  }

  /// Calls `body` with every layer, in the order of the document.
  package static func forEach(in layers: [Layer], _ body: (Layer) -> Void) {
    forEach(in: layers, inheriting: ()) { layer, _, _ in body(layer) }
  }

  /// Calls `body` with every layer of a scene, in the order of the document.
  package static func forEach(in scene: SceneDescription, _ body: (Layer) -> Void) {
    forEach(in: scene.desktop, body)
    for window in scene.windows { forEach(in: window.layers, body) }
  }

  /// Calls `body` with every layer of a scene and its place, in the order of the document.
  package static func forEachPlace(in scene: SceneDescription, _ body: (DescribedLayer) -> Void) {
    forEachPlace(in: scene.desktop, LayerList.desktop, body)
    for (index, window) in scene.windows.enumerated() {
      forEachPlace(in: window.layers, LayerList.window(index), body)
    }
  }

  /// Calls `body` with every layer of a list and its place, in the order of the document.
  package static func forEachPlace(
    in layers: [Layer], _ list: LayerList, _ body: (DescribedLayer) -> Void
  ) {
    forEach(in: layers, inheriting: list) { layer, index, list in
      let place = DescribedLayer(layer, in: list, at: index)
      body(place)
      return place.innerList
    }
  }

  /// Calls `body` with every list of layers, inner lists first; the list that `body` leaves replaces the original.
  package static func edit(
    _ scene: inout SceneDescription, _ body: (inout [Layer], _ list: LayerList) -> Void
  ) {
    edit(&scene.desktop, .desktop, body)
    for index in scene.windows.indices { edit(&scene.windows[index].layers, .window(index), body) }
  }

  private static func edit(
    _ layers: inout [Layer], _ list: LayerList, _ body: (inout [Layer], _ list: LayerList) -> Void
  ) {
    for index in layers.indices {
      guard let inner = DescribedLayer(layers[index], in: list, at: index).innerList else { continue }
      edit(&layers[index].content.children, inner, body)
    }
    body(&layers, list)
  }
}

/// A list of layers in a description.
package struct LayerList: Hashable, Sendable {
  /// The key path of the list, such as `windows[0].layers`.
  package let path: String
  /// The outermost container of glass that the list lies in.
  package let container: Container?

  /// A container of glass.
  package struct Container: Hashable, Sendable {
    /// The key path of the container's layer.
    package let path: String
    /// The layer's frame, in the space of the list that holds it.
    package let frame: Rect
  }

  package static let desktop = LayerList(path: "desktop", container: nil)
  package static func window(_ index: Int) -> LayerList {
    LayerList(path: "windows[\(index)].layers", container: nil)
  }

  /// Returns the key path of the layer at an index, such as `windows[0].layers[2]`.
  package func path(of index: Int) -> String { path + "[\(index)]" }
}

/// A layer of a description and its place there.
package struct DescribedLayer {
  package let layer: Layer
  /// The list that the layer stands in.
  package let list: LayerList
  /// The layer's place in the list.
  package let index: Int

  package init(_ layer: Layer, in list: LayerList, at index: Int) {
    (self.layer, self.list, self.index) = (layer, list, index)
  }

  /// The layer's key path, such as `windows[0].layers[2]`.
  package var path: String { list.path(of: index) }
  /// The name that findings use: the layer's id, or its key path.
  package var name: String { layer.id ?? path }
  /// The list of the layer's children; nil for content that holds no layers.
  package var innerList: LayerList? {
    guard let key = layer.content.childrenKey else { return nil }
    let container =
      list.container ?? (layer.content.joinsGlass ? LayerList.Container(path: path, frame: layer.frame) : nil)
    return LayerList(path: path + "." + key, container: container)
  }
}

extension Layer.Content {
  fileprivate var joinsGlass: Bool { if case .glassContainer = self { true } else { false } }
}
