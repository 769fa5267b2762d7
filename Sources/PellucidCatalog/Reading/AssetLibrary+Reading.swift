// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

extension AssetLibrary {
  /// Reads catalogs folder by folder; a folder comes before the folders inside.
  ///
  /// Each folder is read when its turn comes and is not kept, so a sequence may create folders one by one. A folder
  /// that cannot be read is in `assets` without content, with the reason in `fileFacts`; the others are not affected.
  package init(reading folders: some Sequence<CatalogFolder>, limits: CatalogLimits = CatalogLimits()) {
    self.init(catalogs: [], assets: [], groups: [], fileFacts: [])
    let reader = AssetReader(limits: limits)
    for folder in folders {
      let (read, found) = reader.read(folder)
      fileFacts += found
      switch read {
      case .catalog(let path): catalogs.append(path)
      case .group(let group): groups.append(group)
      case .asset(let asset): assets.append(asset)
      case .outside: break
      }
    }
    nameAssets()
    noteSameNames()
    catalogs.sort()
    assets.sort { $0.path < $1.path }
    groups.sort { $0.path < $1.path }
    fileFacts.sort { $0.file < $1.file }
  }

  /// Puts the names of namespaces before the names of the assets inside.
  private mutating func nameAssets() {
    let spaces = Set(groups.filter { $0.providesNamespace }.map { ExactName($0.path) })
    guard !spaces.isEmpty else { return }
    for index in assets.indices {
      let ancestors = Self.ancestors(of: assets[index].path).filter { spaces.contains(ExactName($0)) }
      let names = ancestors.map { NameMatch.lastStep(of: $0) }
      assets[index].name = (names + [assets[index].name]).joined(separator: "/")
    }
  }

  /// Notes assets with one name in a catalog and kind. Assets inside others, such as layers and stickers, are not compared.
  private mutating func noteSameNames() {
    struct Key: Hashable { var catalog: ExactName, kind: AssetKind, name: ExactName }
    let paths = Set(assets.map { ExactName($0.path) })
    var first: [Key: String] = [:]
    for asset in assets {
      guard let catalog = asset.catalog,
        Self.ancestors(of: asset.path).allSatisfy({ !paths.contains(ExactName($0)) })
      else {
        continue
      }
      let key = Key(catalog: ExactName(catalog), kind: asset.kind, name: ExactName(asset.name))
      if let other = first[key] {
        let fact = CatalogFileFact.sameName(name: asset.name, first: other)
        fileFacts.append(PlacedFileFact(fact, in: asset.path))
      } else {
        first[key] = asset.path
      }
    }
  }

  /// Returns the paths of the folders that a path leads through, the outermost first, without the path itself.
  private static func ancestors(of path: String) -> [String] {
    path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }.map { String(path[..<$0]) }
  }
}
