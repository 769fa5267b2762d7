// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

extension SceneDescription {
  /// The names of the assets that layers use, each once per kind.
  package var assetNames: SceneAssets.Names {
    var names = SceneAssets.Names()
    LayerWalk.forEach(in: desktop) { names.collect($0) }
    for window in windows {
      names.collect(window.shadow)
      LayerWalk.forEach(in: window.layers) { names.collect($0) }
    }
    return names
  }
}

extension SceneAssets.Names {
  package var isEmpty: Bool { colors.isEmpty && images.isEmpty && symbols.isEmpty }

  fileprivate mutating func collect(_ shadow: Shadow?) {
    if case .asset(let name)? = shadow?.color { Self.add(name, to: &colors) }
  }

  fileprivate mutating func collect(_ layer: Layer) {
    collect(layer.shadow)
    for effect in layer.effects { for color in effect.colors { collect(color) } }
    for color in layer.content.colors { collect(color) }
    for path in layer.content.pictures { Self.add(SceneAssets.name(in: path), to: &images) }
    if let name = layer.content.symbolName { Self.add(SceneAssets.name(in: name), to: &symbols) }
  }

  private mutating func collect(_ color: ColorStyle) {
    if case .asset(let name) = color { Self.add(name, to: &colors) }
  }

  private static func add(_ name: String?, to names: inout [String]) {
    guard let name, !names.contains(where: { NameMatch.same($0, name) }) else { return }
    names.append(name)
  }
}
