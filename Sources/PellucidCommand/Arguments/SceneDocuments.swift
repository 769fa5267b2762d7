// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// Reads scene documents with what the command line says about traits, and with its catalogs.
struct SceneDocuments {
  let flags: TraitFlags
  /// Those of the command line, read once for however many scenes.
  private let catalogs: AssetCatalogs

  init(_ arguments: ParsedArguments) throws(CommandError) {
    flags = TraitFlags(arguments: arguments)
    do throws(CatalogPathError) {
      catalogs = try AssetCatalogs(paths: arguments.texts("--assets"))
    } catch {
      throw CommandError(.badInput, error)
    }
  }

  /// The scene of a document, or of standard input for `-`, with its assets looked up.
  func scene(at path: String) throws(CommandError) -> SceneDescription {
    var scene: SceneDescription
    do throws(SceneFileError) {
      scene = try SceneReader().read(path: path == "-" ? "/dev/stdin" : path)
    } catch {
      throw CommandError(error, in: path)
    }
    if flags.arguments.has(DesktopFlag.name) { scene = DesktopFlag.following(scene, flags.arguments) }
    try flags.apply(to: &scene)
    var catalogs = catalogs
    for (index, catalog) in scene.catalogs.enumerated() {
      let folder = catalog.hasPrefix("/") ? "" : Paths.folder(of: path)
      do throws(CatalogPathError) {
        try catalogs.add(path: folder.isEmpty ? catalog : Paths.joined(folder, catalog))
      } catch {
        throw CommandError(.badInput, RunProblem.refusedCatalog(error, document: path, index: index))
      }
    }
    catalogs.provide(for: &scene)
    return scene
  }
}
