// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// The scenes that show which colours of a catalog are drawn on each other.
struct LintScenes {
  /// The paths of the documents, given themselves or found in a given folder.
  private(set) var paths: [String] = []
  /// The pairs of colour sets that the scenes draw.
  private(set) var drawn: ScenePairs

  /// Reads the scenes that the flags name. Throws if a document cannot be read or a folder holds no scenes.
  init(_ flags: LintFlags, _ library: AssetLibrary) throws(CommandError) {
    drawn = ScenePairs(library)
    for path in flags.scenes {
      for document in try Self.documents(at: Paths.withoutSlash(path)) {
        do throws(SceneFileError) {
          drawn.add(try SceneReader().read(path: document), path: document)
        } catch {
          throw CommandError(error, in: document)
        }
        paths.append(document)
      }
    }
  }

  /// Returns the paths of the documents at a path: itself, or those in the folder there without the configuration
  /// of lint.
  private static func documents(at path: String) throws(CommandError) -> [String] {
    guard Folders.isFolder(path) == true else { return [path] }
    guard let documents = SceneFolder.documents(in: path) else {
      throw CommandError(.badInput, RunProblem.unreadableFolder(path: path))
    }
    let found = documents.filter { $0 != LintSettings.fileName }
    guard !found.isEmpty else {
      throw CommandError(.badInput, RunProblem.noScenes(path: path))
    }
    return found.map { Paths.joined(path, $0) }
  }

  /// The findings about names in the scenes that no colour set of the catalog has.
  var findings: [Finding] { drawn.findings { LayerPlaces(documentAt: $0).place(ofLayerAt: $1) } }
}
