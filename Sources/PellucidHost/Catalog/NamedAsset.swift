// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog

/// One asset of the catalogs at a path, as a person names it.
package struct NamedAsset: Sendable {
  package let library: AssetLibrary
  package let index: Int
  /// The folder that the paths of the library are relative to.
  private let root: String

  package var asset: Asset { library.assets[index] }
  /// The path of its folder, as it was given or relative to the current folder.
  package var path: String { asset.path.isEmpty ? root : Paths.joined(root, asset.path) }

  /// - Parameters:
  ///   - path: The path that `library` was read from.
  ///   - name: With namespaces, or the path below the catalog; nil where there is only one.
  ///   - kinds: Those that are looked for; all if nil.
  package init(
    _ library: AssetLibrary, at path: String, named name: String?, kinds: [AssetKind]? = nil
  ) throws(AssetSearchError) {
    (self.library, root) = (library, AssetLibrary.root(of: path))
    index = try library.index(named: name, kinds: kinds)
  }

  /// The catalog that the asset's path leads through, and the asset's path below it; nil where it leads through none.
  package var placeInCatalog: (folder: String, name: String)? {
    var folder = path
    while folder != ".", folder != "/", !folder.hasSuffix(".xcassets") { folder = Paths.folder(of: folder) }
    guard folder.hasSuffix(".xcassets") else { return nil }
    return (folder, String(path.dropFirst(folder.count + 1)))
  }
}
