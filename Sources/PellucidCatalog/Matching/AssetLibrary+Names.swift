// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The reason why a name does not lead to one asset of a library.
package enum AssetSearchError: Error, Hashable, Sendable {
  /// No name was given, and there is not exactly one asset to choose.
  case unnamed(count: Int)
  /// No asset has the name; `nearest` is the most similar name.
  case unknown(nearest: String?)
  /// Several assets have the name; `paths` lists them.
  case ambiguous(paths: [String])
}

extension AssetLibrary {
  /// Returns the index of the asset that a name or path leads to.
  ///
  /// - Parameters:
  ///   - name: The name with its namespaces, or the path below the catalog; nil where there is only one asset.
  ///   - kinds: The kinds to search; nil searches all.
  package func index(named name: String?, kinds: [AssetKind]? = nil) throws(AssetSearchError) -> Int {
    let all = assets.indices.filter { kinds?.contains(assets[$0].kind) ?? true }
    guard let name else {
      guard let only = all.first, all.count == 1 else { throw .unnamed(count: all.count) }
      return only
    }
    let found = all.filter { NameMatch.same(assets[$0].name, name) || Self.isPath(name, of: assets[$0]) }
    guard let first = found.first else {
      throw .unknown(nearest: NameMatch.nearest(to: name, among: all.map { assets[$0].name }))
    }
    guard found.count == 1 else { throw .ambiguous(paths: found.map { assets[$0].path }) }
    return first
  }

  /// Returns whether a path leads to an asset: `Brand/Ink` and `Brand/Ink.colorset` both lead to
  /// `Assets.xcassets/Brand/Ink.colorset`.
  private static func isPath(_ name: String, of asset: Asset) -> Bool {
    let kind = "." + asset.kind.rawValue
    let namesKind = NameMatch.ends(name, with: kind)
    let wanted = namesKind ? name : name + kind
    return NameMatch.same(asset.path, wanted)
      || (namesKind || name.utf8.contains(UInt8(ascii: "/")))
        && NameMatch.ends(asset.path, with: "/" + wanted)
  }
}
