// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

extension NamedAsset {
  /// One asset of the catalogs at a path, with errors of the command line.
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
