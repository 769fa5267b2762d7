// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The assets of one catalog, or of all catalogs and icon documents below a folder.
///
/// Paths are relative to that folder, with slashes. A value: reading belongs to the host.
package struct AssetLibrary: Hashable, Sendable {
  /// Paths of the catalogs; the empty path where the folder is one itself.
  package var catalogs: [String]
  /// By path.
  package var assets: [Asset]
  /// Folders without an extension that hold assets, by path.
  package var groups: [AssetGroup]
  /// The facts that the reader noted, by file.
  package var fileFacts: [PlacedFileFact]

  /// The number of assets of each kind, those included that cannot be read.
  package var counts: [AssetKind: Int] {
    assets.reduce(into: [:]) { counts, asset in counts[asset.kind, default: 0] += 1 }
  }

  /// Files that are not strict JSON: those that cannot be read, and those with commas before a closing bracket.
  package var malformedFiles: [String] {
    Set(fileFacts.filter { $0.fact.isAboutJSON }.map { $0.file }).sorted()
  }

  /// The assets of a kind that have a name, namespaces included; several where catalogs are not merged.
  package func assets(named name: String, _ kind: AssetKind) -> [Asset] {
    assets.filter { $0.kind == kind && $0.name == name }
  }
}

/// A folder of a catalog that only gathers assets.
package struct AssetGroup: Hashable, Sendable {
  package var path: String
  /// A Boolean value indicating whether names of what it holds begin with its own name and a slash.
  package var providesNamespace: Bool
  package var properties: AssetProperties
}
