// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// Reads scene documents with what the command line says about traits, and with its catalogs.
struct SceneDocuments {
  private let flags: SceneFlags
  private let terminal: Terminal
  /// The catalogs of the command line, read once for all scenes.
  private let catalogs: AssetCatalogs

  init(_ flags: SceneFlags, _ terminal: Terminal) throws(CommandError) {
    (self.flags, self.terminal) = (flags, terminal)
    do throws(CatalogPathError) {
      catalogs = try AssetCatalogs(paths: flags.assets.catalogs)
    } catch {
      throw CommandError(.badInput, error)
    }
  }

  /// Returns the scene of a document, or of standard input for `-`, with its assets looked up.
  func scene(at path: String) throws(CommandError) -> SceneDescription {
    var scene: SceneDescription
    do throws(SceneFileError) {
      scene = try SceneReader().read(argument: path)
    } catch {
      throw CommandError(error, in: path)
    }
    if flags.followsDesktop { scene = followingDesktop(scene) }
    try flags.apply(to: &scene)
    var catalogs = catalogs
    for (index, catalog) in scene.catalogPaths(from: path).enumerated() {
      do throws(CatalogPathError) { try catalogs.add(path: catalog) } catch {
        throw CommandError(.badInput, RunProblem.refusedCatalog(error, document: path, index: index))
      }
    }
    catalogs.provide(for: &scene)
    return scene
  }

  /// Returns the scene as the desktop is set now. Where the desktop has no value, that of the scene holds, and a note has the
  /// reason.
  private func followingDesktop(_ scene: SceneDescription) -> SceneDescription {
    let state = DesktopSettings().state()
    terminal.note(state)
    return scene.following(state.settings)
  }
}

extension Terminal {
  /// Notes why the desktop does not state its settings, and which of them have no meaning.
  func note(_ state: DesktopState) {
    let problems = state.problems.map { $0.sentence(in: language) }
    for text in [state.warning(in: language)].compactMap(\.self) + problems { note(text) }
  }
}
