// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// One asset of a catalog, as a person names it.
struct NamedAsset {
  let library: AssetLibrary
  let index: Int
  /// The folder that the paths of the library are relative to.
  let root: String

  var asset: Asset { library.assets[index] }
  /// Of its folder, as it was given or relative to the current folder.
  var path: String { asset.path.isEmpty ? root : Paths.joined(root, asset.path) }

  /// - Parameters:
  ///   - name: With namespaces, or the path below the catalog; nil where there is only one.
  ///   - kinds: Those that are looked for; all if nil.
  init(
    _ library: AssetLibrary, at path: String, named name: String?, kinds: [AssetKind]? = nil
  ) throws(CommandError) {
    (self.library, root) = (library, AssetLibrary.root(of: path))
    let all = library.assets.indices.filter { kinds?.contains(library.assets[$0].kind) ?? true }
    let what = kinds == [.colorSet] ? "colour set" : "asset"
    guard let name else {
      guard let only = all.first, all.count == 1 else {
        throw .usage("missing argument", "NAME", "name one of the \(all.count) \(what)s in \(path)")
      }
      index = only
      return
    }
    let found = all.filter { library.assets[$0].name == name || Self.isPath(name, of: library.assets[$0]) }
    guard let first = found.first else {
      let nearest = Nearest.name(name, among: all.map { library.assets[$0].name })
      throw CommandError(
        .badInput,
        RunProblem.noAsset(name, isColorSet: kinds == [.colorSet], path: path, nearest: nearest))
    }
    guard found.count == 1 else {
      let paths = found.map { library.assets[$0].path }
      throw CommandError(.badInput, RunProblem.severalAssets(name, path: path, paths: paths))
    }
    index = first
  }

  /// `Brand/Ink` and `Brand/Ink.colorset` both name `Assets.xcassets/Brand/Ink.colorset`.
  private static func isPath(_ name: String, of asset: Asset) -> Bool {
    let kind = "." + asset.kind.rawValue
    let wanted = name.hasSuffix(kind) ? name : name + kind
    return asset.path == wanted || name.contains("/") && asset.path.hasSuffix("/" + wanted)
      || name.hasSuffix(kind) && asset.path.hasSuffix("/" + wanted)
  }
}
