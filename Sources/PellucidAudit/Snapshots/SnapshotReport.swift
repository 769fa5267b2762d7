// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidJudge

/// The results of comparing a folder of scenes with references, as findings and as a document.
package struct SnapshotReport {
  private let folder: String
  private let references: String
  private let tolerance: PictureTolerance
  let results: [SnapshotResult]
  /// The names of the references that belong to no scene.
  private let stale: [String]

  /// - Parameters:
  ///   - folder: The path of the scenes.
  ///   - references: The folder of the references.
  ///   - stale: The names of the references that belong to no scene.
  package init(
    of folder: String, references: String, tolerance: PictureTolerance, results: [SnapshotResult],
    stale: [String]
  ) {
    (self.folder, self.references, self.tolerance) = (folder, references, tolerance)
    (self.results, self.stale) = (results, stale)
  }

  /// Returns the run that produced the results, for a report.
  package func run(in language: Language) -> Report.Run {
    func count(_ name: String) -> Int { results.count { $0.outcome.name == name } }
    let summary = language.report.snapshots(results.count, count("equal"), count("recorded"))
    return Report.Run(verb: .snapshot, inputs: [folder], summary: summary, language: language)
  }

  /// The findings about failed pictures and stale references.
  package var findings: [Finding] {
    let failures = results.compactMap { $0.finding(references: references, tolerance: tolerance) }
    // The paths of references in the current folder have no prefix.
    let prefix = references == "." ? "" : references == "/" ? "/" : references + "/"
    return failures + stale.map { Finding(.snapshot(.stale), at: Place(file: prefix + $0)) }
  }
}

extension SnapshotReport {
  /// The results as the document `report.json`.
  package var json: JSONText {
    .object([
      "version": .whole(1), "folder": .string(folder), "references": .string(references),
      "tolerance": tolerance.json, "pictures": .array(results.map(picture)),
      "stale": .strings(stale),
    ])
  }

  private func picture(_ result: SnapshotResult) -> JSONText {
    var members: [JSONText.Member] = [
      (key: "scene", value: .string(result.scene)),
      (key: "variant", value: .optional(result.variant)),
      (key: "outcome", value: .string(result.outcome.name)),
      (key: "reference", value: .optional(result.reference)),
      (key: "width", value: .optional(result.size?.width)),
      (key: "height", value: .optional(result.size?.height)),
    ]
    switch result.outcome {
    case .different(let difference):
      members += difference.members
      members.append((key: "picture", value: .optional(result.picture)))
    case .otherSize(let width, let height):
      members.append((key: "expectedSize", value: .array([.whole(width), .whole(height)])))
      members.append((key: "picture", value: .optional(result.picture)))
    case .missing(let reason):
      members.append((key: "reason", value: .optional(reason)))
      members.append((key: "picture", value: .optional(result.picture)))
    case .notDrawn(let reason): members.append((key: "reason", value: .optional(reason)))
    case .equal, .recorded: break
    }
    return .object(members)
  }
}
