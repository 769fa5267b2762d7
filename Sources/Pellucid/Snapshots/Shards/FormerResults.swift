// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidHost

/// The results of earlier runs, from which those of unchanged pictures are taken.
package struct FormerResults: Sendable {
  private var entries: [String: (entry: SnapshotShard.Entry, folder: ShardFolder)] = [:]
  /// The paths that have no results, and the files that cannot be used, whose pictures are drawn again.
  package private(set) var unusable: [String] = []

  /// Reads the shards at paths, which are files or folders.
  package init(at paths: [String]) {
    for path in paths {
      let files = Folders.isFolder(path) == nil ? [] : ShardFile.paths(at: path)
      if files.isEmpty { unusable.append(path) }
      for file in files {
        guard let former = try? ShardFile(path: file, isInput: false) else {
          unusable.append(file)
          continue
        }
        for entry in former.shard.entries {
          if let key = entry.key { entries[key] = (entry, former.folder) }
        }
      }
    }
  }

  /// Returns the result of a picture with a key, with its pictures copied into the folder of a shard; nil where it is not known, or its
  /// pictures are not there.
  package func result(
    of scene: SnapshotScene, variant: Int, key: String?, references: String, into folder: ShardFolder
  ) throws(RunFailure) -> SnapshotResult? {
    guard let key, let (entry, other) = entries[key] else { return nil }
    guard try folder.take(entry.pictures, from: other) else { return nil }
    let variant = scene.variants[variant]
    var result = SnapshotResult(
      scene: scene.path, variant: variant.name, outcome: entry.result.outcome,
      reference: Paths.joined(references, scene.fileName(variant)))
    (result.size, result.kept) = (entry.result.size, entry.pictures)
    return result
  }
}

extension SnapshotOutcome {
  /// A Boolean value indicating whether nothing but the scene and its reference decides about the outcome, so that another run may
  /// take it.
  package var isLasting: Bool {
    switch self {
    case .equal, .different, .otherSize, .otherLines, .missing(nil): true
    case .missing, .recorded, .notDrawn: false
    }
  }
}
