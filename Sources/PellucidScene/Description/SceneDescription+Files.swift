// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

extension SceneDescription {
  /// The files of pictures and symbols that the scene may draw or be judged over with some combination of settings, each
  /// listed once.
  ///
  /// Paths are as the scene writes them: relative to its document unless they are absolute. The files of assets are
  /// included; a folder of backdrops is listed as the folder.
  package var namedFiles: [String] {
    var files = NamedFiles()
    files.collect(backdrops)
    LayerWalk.forEach(in: self) { files.collect($0) }
    files.collect(assets)
    for device in assets.otherDevices { files.collect(device.assets) }
    return files.paths
  }
}

private struct NamedFiles {
  private(set) var paths: [String] = []

  mutating func collect(_ layer: Layer) {
    for path in layer.content.pictures { add(path) }
    collect(layer.backdrops)
    // Other names are those of the symbol table.
    if let name = layer.content.symbolName, name.utf8.suffix(4).elementsEqual(".svg".utf8) { add(name) }
  }

  mutating func collect(_ backdrops: PossibleBackdrops?) {
    for item in backdrops?.items ?? [] {
      if case .picture(let path) = item { add(path.text) }
    }
  }

  mutating func collect(_ assets: SceneAssets) {
    for image in assets.images {
      for variant in image.variants.values { add(variant.path) }
    }
    for symbol in assets.symbols {
      for variant in symbol.variants.values { add(variant.path) }
    }
  }

  /// Adds a path that is not listed yet; names of assets are skipped, because they are not files.
  private mutating func add(_ path: String) {
    guard SceneAssets.name(in: path) == nil, !paths.contains(where: { NameMatch.same($0, path) }) else {
      return
    }
    paths.append(path)
  }
}
