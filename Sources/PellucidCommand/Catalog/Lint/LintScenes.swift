// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// The scenes that say which colours of a catalog meet.
struct LintScenes {
  static let name = "--scenes"
  static let option = Grammar.Option(
    name: name, values: ["PATH"],
    help: "a scene document or a folder of them, for what lies on what; several times for several",
    isRepeatable: true, file: .isRead)

  /// As they were given, or below what was given.
  private(set) var paths: [String] = []
  private(set) var drawn: ScenePairs

  init(_ arguments: ParsedArguments, _ library: AssetLibrary) throws(CommandError) {
    drawn = ScenePairs(library)
    for path in arguments.texts(Self.name) {
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

  /// A configuration of the judge beside scenes is none of them.
  private static func documents(at path: String) throws(CommandError) -> [String] {
    guard Folders.isFolder(path) == true else { return [path] }
    guard let names = Folders.names(in: path) else {
      throw CommandError(.badInput, RunProblem.unreadableFolder(path: path, isListed: true))
    }
    let found = names.filter {
      $0.hasSuffix(SnapshotScene.suffix) && !$0.hasPrefix(".") && $0 != LintSettings.fileName
    }
    guard !found.isEmpty else {
      throw CommandError(.badInput, RunProblem.noScenes(path: path, mayBeDocument: true))
    }
    return found.map { Paths.joined(path, $0) }
  }

  /// Names that no colour set has, each at the layer that uses it.
  var findings: [Finding] {
    drawn.unknown.map { unknown in
      Finding(
        .asset(.pairUnknown(name: unknown.name, nearest: unknown.nearest, isInScene: true)),
        severity: .warning, at: LayerPlaces(documentAt: unknown.path).place(of: unknown.layer),
        verdict: .review)
    }
  }
}
