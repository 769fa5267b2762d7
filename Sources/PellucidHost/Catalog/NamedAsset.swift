// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidDesign

/// An asset of the catalogs at a path, identified by the name that a person typed.
package struct NamedAsset: Sendable {
  package let library: AssetLibrary
  package let index: Int
  /// The folder that the paths of the library are relative to.
  private let root: String

  package var asset: Asset { library.assets[index] }
  /// The path of the asset's folder, in the spelling of the given path or relative to the current folder.
  package var path: String { asset.path.isEmpty ? root : Paths.joined(root, asset.path) }

  /// Finds an asset by its name.
  ///
  /// - Parameters:
  ///   - path: The path that `library` was read from.
  ///   - name: The name with namespaces, or the path below the catalog; nil if the library has only one asset.
  ///   - kinds: The kinds to search; nil for all kinds.
  package init(
    _ library: AssetLibrary, at path: String, named name: String?, kinds: [AssetKind]? = nil
  ) throws(AssetSearchError) {
    (self.library, root) = (library, AssetLibrary.root(of: path))
    index = try library.index(named: name, kinds: kinds)
  }

  /// The catalog that contains the asset, and the asset's path below it; nil if no catalog contains it.
  package var placeInCatalog: (folder: String, name: String)? {
    var folder = path
    while folder != ".", folder != "/", !Paths.ends(folder, in: ".xcassets") {
      folder = Paths.folder(of: folder)
    }
    guard Paths.ends(folder, in: ".xcassets") else { return nil }
    return (folder, String(path.utf8.dropFirst(folder.utf8.count + 1)) ?? "")
  }
}
