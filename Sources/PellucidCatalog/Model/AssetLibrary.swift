// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The assets of one catalog, or of all catalogs and icon documents below a folder.
///
/// Paths are relative to that folder, with slashes. The library is a value; reading the files is up to the host.
package struct AssetLibrary: Hashable, Sendable {
  /// The paths of the catalogs; the empty path where the folder itself is a catalog.
  package var catalogs: [String]
  /// The assets, sorted by path.
  package var assets: [Asset]
  /// The folders without an extension that hold assets, sorted by path.
  package var groups: [AssetGroup]
  /// The facts that the reader noted, sorted by file.
  package var fileFacts: [PlacedFileFact]

  /// The number of assets of each kind, unreadable ones included.
  package var counts: [AssetKind: Int] {
    assets.reduce(into: [:]) { counts, asset in counts[asset.kind, default: 0] += 1 }
  }

  /// The files that are not strict JSON: unreadable files, and those with commas before a closing bracket.
  package var malformedFiles: [String] {
    Set(fileFacts.filter { $0.fact.isAboutJSON }.map { ExactName($0.file) }).sorted().map { $0.text }
  }

  /// Returns the assets of a kind that have a name, namespaces included; several where more than one catalog has it.
  package func assets(named name: String, _ kind: AssetKind) -> [Asset] {
    assets.filter { $0.kind == kind && NameMatch.same($0.name, name) }
  }
}

/// A folder of a catalog that only groups assets.
package struct AssetGroup: Hashable, Sendable {
  package var path: String
  /// A Boolean value indicating whether the names of assets in the folder begin with the folder's name and a slash.
  package var providesNamespace: Bool
  package var properties: AssetProperties
}
