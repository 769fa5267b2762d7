// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidDocument
import PellucidHost
import PellucidScene

extension SceneDescription {
  /// Reads a scene document, the JSON that `Docs/scene.md` describes, with the catalogs that it names.
  ///
  /// - Parameters:
  ///   - path: The document; paths of catalogs in it start from its folder. Those of pictures and symbols start from the
  ///     renderer's base directory.
  ///   - assets: Asset catalogs, or folders of them, whose colours, pictures and symbols the scene may name, before its own.
  /// - Throws: A `PellucidError` of the kind `document` or `resource`.
  public init(contentsOf path: String, assets: [String] = []) throws(PellucidError) {
    do throws(SceneFileError) { self = try SceneReader().read(path: path) } catch {
      throw PellucidError(.document, error)
    }
    try addAssets(from: assets + catalogPaths(from: path))
  }

  /// Looks up the assets that the scene names in asset catalogs, or folders of them; of assets with one name the first is used.
  ///
  /// Changes of the scene's traits afterwards are followed; layers that are added need another call.
  ///
  /// - Throws: A `PellucidError` of the kind `resource` for a path that is no catalog.
  public mutating func addAssets(from paths: [String]) throws(PellucidError) {
    do throws(CatalogPathError) { try AssetCatalogs(paths: paths).provide(for: &self) } catch {
      throw PellucidError(.resource, error)
    }
  }

  /// Returns the paths of the catalogs that the scene itself names, which start from the folder of its document.
  package func catalogPaths(from document: String) -> [String] {
    let folder = Paths.folder(of: document)
    return catalogs.map { NameMatch.begins($0, with: "/") || folder.isEmpty ? $0 : Paths.joined(folder, $0) }
  }
}
