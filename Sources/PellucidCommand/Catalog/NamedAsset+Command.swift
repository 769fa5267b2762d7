// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

extension NamedAsset {
  /// Finds an asset of the catalogs at a path, or throws an error of the command line.
  ///
  /// - Parameters:
  ///   - path: The path that `library` was read from.
  ///   - name: The name of the asset; nil if the library has only one.
  ///   - kinds: The kinds to search; nil for all kinds.
  init(
    _ library: AssetLibrary, at path: String, checked name: String?, kinds: [AssetKind]? = nil
  ) throws(CommandError) {
    let isColorSet = kinds == [.colorSet]
    do throws(AssetSearchError) {
      try self.init(library, at: path, named: name, kinds: kinds)
    } catch {
      switch error {
      case .unnamed(let count):
        throw .usage(.unnamedAsset(count: count, isColorSet: isColorSet, path: path))
      case .unknown(let nearest):
        throw CommandError(
          .badInput, RunProblem.noAsset(name ?? "", isColorSet: isColorSet, path: path, nearest: nearest))
      case .ambiguous(let paths):
        throw CommandError(.badInput, RunProblem.severalAssets(name ?? "", path: path, paths: paths))
      }
    }
  }
}
