// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidAudit
import PellucidJudge

/// What a run found, as findings and as a document.
struct SnapshotReport {
  let folder: String
  let scenes: [SnapshotScene]
  let settings: SnapshotSettings
  let results: [SnapshotEntry]
  /// References that belong to no scene.
  let stale: [String]

  init(
    folder: String, scenes: [SnapshotScene], settings: SnapshotSettings, results: [SnapshotEntry]
  ) {
    (self.folder, self.scenes, self.settings, self.results) = (folder, scenes, settings, results)
    // One scene alone says nothing about the references of the others.
    stale = folder.hasSuffix(SnapshotScene.suffix) ? [] : Self.stale(scenes, settings)
  }

  private static func stale(_ scenes: [SnapshotScene], _ settings: SnapshotSettings) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: settings.references)) ?? []
    let wanted = Set(scenes.flatMap { scene in scene.variants.map(scene.fileName) })
    // With settings of its own a run does not know what one without them records of a scene.
    let isNarrow = TraitFlags(arguments: settings.arguments).changesVariants
    let undecided = scenes.filter { $0.isUnreadable || isNarrow }.map { $0.name + "." }
    return names.sorted().filter { name in
      name.hasSuffix(".png") && !wanted.contains(name) && !undecided.contains { name.hasPrefix($0) }
    }
  }

  var run: Report.Run {
    let counts = [("equal", "as recorded"), ("recorded", "recorded now")].compactMap { name, words in
      let count = results.count { $0.result.outcome.name == name }
      return count > 0 || name == "equal" ? "\(count) \(words)" : nil
    }
    let summary = (["\(results.count) pictures"] + counts).joined(separator: ", ")
    return Report.Run(verb: .snapshot, inputs: [folder], summary: summary)
  }

  var findings: [Finding] {
    results.compactMap {
      $0.result.finding(references: settings.references, tolerance: settings.tolerance)
    }
      + stale.map { name in
        Finding(.snapshot(.stale), at: Place(file: Paths.joined(settings.references, name)))
      }
  }
}

extension SnapshotScene {
  fileprivate var isUnreadable: Bool {
    if case .failure = content { return true }
    return false
  }
}
