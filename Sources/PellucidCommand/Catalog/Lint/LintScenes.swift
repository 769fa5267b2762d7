// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

/// The scenes that say which colours of a catalog meet.
struct LintScenes {
  /// The paths of the documents, as they were given or below what was given.
  private(set) var paths: [String] = []
  private(set) var drawn: ScenePairs

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

  /// Returns the paths of the documents at a path; a configuration of the judge beside scenes is none of them.
  private static func documents(at path: String) throws(CommandError) -> [String] {
    guard Folders.isFolder(path) == true else { return [path] }
    guard let documents = SceneFolder.documents(in: path) else {
      throw CommandError(.badInput, RunProblem.unreadableFolder(path: path, isListed: true))
    }
    let found = documents.filter { $0 != LintSettings.fileName }
    guard !found.isEmpty else {
      throw CommandError(.badInput, RunProblem.noScenes(path: path, mayBeDocument: true))
    }
    return found.map { Paths.joined(path, $0) }
  }

  /// Findings about names that no colour set has.
  var findings: [Finding] { drawn.findings { LayerPlaces(documentAt: $0).place(ofLayerAt: $1) } }
}
