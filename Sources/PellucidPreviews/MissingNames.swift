// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// A name of a picture, a symbol or a colour that nothing stands for.
public struct MissingName: Hashable, Sendable {
  /// The kinds of names.
  public enum Kind: String, Hashable, Sendable { case symbol, image, color }

  public var kind: Kind
  public var name: String
}

extension SceneRenderer {
  /// Returns a scene without the symbols that the library does not have and without the assets that no catalog has, which
  /// would end the drawing with an error. Colours without a value are clear, as systems draw them.
  func withoutMissing(_ scene: SceneDescription) -> (scene: SceneDescription, missing: [MissingName]) {
    var (scene, missing) = (scene, MissingNames(known: knownSymbols(of: scene), scene.assets))
    LayerWalk.edit(&scene) { layers, _ in
      for index in layers.indices { missing.remove(from: &layers[index]) }
    }
    return (scene, missing.found)
  }

  /// Returns the names of the scene's symbols that can be drawn; all of them where the library itself is missing, which drawing
  /// reports.
  private func knownSymbols(of scene: SceneDescription) -> Set<String> {
    var names: Set<String> = []
    LayerWalk.forEach(in: scene) { layer in
      if case .symbol(let symbol) = layer.content { names.insert(symbol.name) }
    }
    guard !names.isEmpty else { return names }
    let (frame, usual) = (Rect(x: 0, y: 0, width: 1, height: 1), "star")
    let alone = SceneDescription(
      size: Size(width: 1, height: 1),
      desktop: names.union([usual]).sorted().map {
        Layer(frame: frame, content: .symbol(SymbolContent(name: $0)))
      })
    var renderer = self
    let known = Set(renderer.knownFacts(of: alone).symbols.map(\.name))
    return known.contains(usual) ? known : names
  }
}

/// The names of a scene that nothing stands for.
private struct MissingNames {
  let known: Set<String>
  let assets: SceneAssets
  private(set) var found: [MissingName] = []

  init(known: Set<String>, _ assets: SceneAssets) { (self.known, self.assets) = (known, assets) }

  private mutating func add(_ kind: MissingName.Kind, _ name: String) {
    let new = MissingName(kind: kind, name: name)
    if !found.contains(new) { found.append(new) }
  }

  mutating func remove(from layer: inout Layer) {
    switch layer.content {
    case .symbol(let symbol) where !known.contains(symbol.name):
      add(.symbol, symbol.name)
      layer.content = .group([])
    case .image(let image):
      if let name = SceneAssets.name(in: image.path), !has(name, assets.names.images) {
        add(.image, name)
        layer.content = .group([])
      }
    default: break
    }
    layer.replaceStyles { checked($0) }
  }

  private func has(_ name: String, _ names: [String]) -> Bool { names.contains { NameMatch.same($0, name) } }

  private mutating func checked(_ style: PellucidScene.ForegroundStyle) -> PellucidScene.ForegroundStyle {
    guard case .color(.asset(let name)) = style.color, !has(name, assets.names.colors) else { return style }
    add(.color, name)
    return .custom(EncodedColor(white: 0, alpha: 0))
  }
}
