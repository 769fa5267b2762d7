// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension SceneDescription {
  /// A Boolean value that is true for a scene with components, which have to be lowered before the scene is resolved.
  package var hasComponents: Bool {
    desktop.haveComponents || windows.contains { $0.layers.haveComponents }
  }

  /// Returns the scene with all components lowered to layers under its traits. A scene that was lowered before, under other
  /// traits, is lowered anew.
  ///
  /// - Throws: `SceneError.component` with the key path of the component.
  package func lowered<Measurer: TextMeasuring>(
    measuring measurer: inout Measurer
  ) throws(SceneError) -> SceneDescription {
    guard hasComponents else { return self }
    var scene = self
    var lowering = ComponentLowering(
      traits: traits, settings: glass, device: device, time: time, measurer: measurer)
    try scene.desktop.lower(&lowering, in: size, path: "desktop", depth: 0)
    for index in scene.windows.indices {
      lowering.traits.isActive = scene.windows[index].isActive ?? traits.isActive
      let inside = scene.windows[index].frame.size
      try scene.windows[index].layers.lower(&lowering, in: inside, path: "windows[\(index)].layers", depth: 0)
    }
    measurer = lowering.measurer
    return scene
  }
}

extension [Layer] {
  fileprivate var haveComponents: Bool {
    contains { layer in
      if case .component = layer.content { return true }
      return layer.content.children.haveComponents
    }
  }

  /// Lowers the components of a list and of the lists inside.
  fileprivate mutating func lower<Measurer: TextMeasuring>(
    _ lowering: inout ComponentLowering<Measurer>, in parent: Size, path: String, depth: Int
  ) throws(SceneError) {
    for index in indices {
      let path = "\(path)[\(index)]"
      guard depth <= SceneResolver.depthLimit else {
        throw .nestedTooDeep(place: path, limit: SceneResolver.depthLimit)
      }
      if case .component(var content) = self[index].content {
        let result: (frame: Rect, lowered: LoweredComponent)
        do throws(PlacedComponentError) { result = try lowering.lower(content, in: parent) } catch {
          throw .component(place: error.keyPath.isEmpty ? path : path + "." + error.keyPath, error.error)
        }
        content.layers = result.lowered.layers
        self[index].frame = result.frame
        self[index].content = .component(content)
      }
      guard let key = self[index].content.childrenKey else { continue }
      var inside = self[index].frame.size
      if case .backgroundExtension(let content) = self[index].content { inside = content.safeArea.size }
      let outer = lowering.liesOnSurface
      lowering.liesOnSurface = outer || self[index].content.isSurface
      try self[index].content.children.lower(
        &lowering, in: inside, path: path + "." + key, depth: depth + 1)
      lowering.liesOnSurface = outer
    }
  }
}

extension Layer.Content {
  /// A Boolean value that is true where the layers in this one may lie on a material, on glass or on a fill.
  fileprivate var isSurface: Bool {
    switch self {
    case .component, .material, .glass, .glassContainer: true
    default: false
    }
  }
}
