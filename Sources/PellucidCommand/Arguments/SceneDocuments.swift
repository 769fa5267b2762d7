// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// A reader of scene documents that applies the flags of the command line and looks up assets.
struct SceneDocuments {
  private let flags: SceneFlags
  private let terminal: Terminal
  /// The catalogs that flags name, read once for all scenes.
  private let catalogs: AssetCatalogs

  /// Reads the catalogs that flags name. Throws if there is none at a path.
  init(_ flags: SceneFlags, _ terminal: Terminal) throws(CommandError) {
    (self.flags, self.terminal) = (flags, terminal)
    do throws(CatalogPathError) {
      catalogs = try AssetCatalogs(paths: flags.assets.catalogs)
    } catch {
      throw CommandError(.badInput, error)
    }
  }

  /// Returns the versions of a scene, of a document or of standard input for `-`, with the flags applied and its assets looked up:
  /// one, or one for each device, language and direction. Throws if the document or one of its catalogs cannot be read, or if a
  /// flag does not suit the scene.
  ///
  /// - Parameters:
  ///   - bytes: The text in place of the document's; nil to read the document.
  ///   - axes: The settings along which the scene is drawn; nil for its own.
  func versions(
    at path: String, of bytes: [UInt8]? = nil, along axes: MatrixAxes? = nil
  ) throws(CommandError) -> [SceneVersion] {
    var text = bytes ?? []
    if bytes == nil {
      do throws(SceneFileError) { text = try SceneReader().bytes(of: path) } catch {
        throw CommandError(error, in: path)
      }
    }
    var versions: [SceneVersion] = []
    for choice in flags.assets.choices(inBothDirections: axes?.contain(.direction) ?? false) {
      versions.append(SceneVersion(try scene(of: text, at: path, as: choice), changes: choice.changes))
    }
    var catalogs = catalogs
    for (index, catalog) in versions[0].scene.catalogPaths(from: path).enumerated() {
      do throws(CatalogPathError) { try catalogs.add(path: catalog) } catch {
        throw CommandError(.badInput, RunProblem.refusedCatalog(error, document: path, index: index))
      }
    }
    for index in versions.indices { catalogs.provide(for: &versions[index].scene) }
    return versions
  }

  /// Returns the scene of the text of a document with the flags applied.
  private func scene(
    of text: [UInt8], at path: String, as choice: VersionChoice
  ) throws(CommandError) -> SceneDescription {
    var reader = SceneReader()
    reader.screen = choice.screen.map { ($0.size, flags.drawing.scale ?? $0.model.scale) }
    var scene: SceneDescription
    do throws(SceneFileError) { scene = try reader.scene(of: text) } catch {
      throw CommandError(error, in: path)
    }
    if flags.followsDesktop { scene = followingDesktop(scene) }
    try flags.apply(choice, to: &scene)
    return scene
  }

  /// Returns the scene with the desktop's current settings. Settings that the desktop does not state keep the
  /// scene's values, and a note gives the reason.
  private func followingDesktop(_ scene: SceneDescription) -> SceneDescription {
    let state = DesktopSettings().state()
    terminal.note(state)
    return scene.following(state.settings)
  }
}

extension Terminal {
  /// Prints as notes why the desktop states no settings, and which of its values are ignored.
  func note(_ state: DesktopState) {
    let problems = state.problems.map { $0.sentence(in: language) }
    for text in [state.warning(in: language)].compactMap(\.self) + problems { note(text) }
  }
}
