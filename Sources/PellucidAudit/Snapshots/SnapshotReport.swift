// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidJudge

/// The results of comparing scenes with references, as findings and as a document.
package struct SnapshotReport {
  /// The results of the scenes of one folder.
  package struct Group {
    private let references: String
    fileprivate let results: [SnapshotResult]
    /// The names of the references that belong to no scene.
    fileprivate let stale: [String]

    /// - Parameters:
    ///   - references: The folder of the references.
    ///   - stale: The names of the references that belong to no scene.
    package init(references: String, results: [SnapshotResult], stale: [String]) {
      (self.references, self.results, self.stale) = (references, results, stale)
    }

    fileprivate var folder: String { references }

    /// The paths of the references that belong to no scene.
    package var stalePaths: [String] {
      // The paths of references in the current folder have no prefix.
      let prefix = references == "." ? "" : references == "/" ? "/" : references + "/"
      return stale.map { prefix + $0 }
    }
  }

  private let inputs: [String]
  private let tolerance: PictureTolerance
  private let groups: [Group]

  /// - Parameter inputs: The paths of the scenes, or of folders of them.
  package init(of inputs: [String], tolerance: PictureTolerance, groups: [Group]) {
    (self.inputs, self.tolerance, self.groups) = (inputs, tolerance, groups)
  }

  var results: [SnapshotResult] { groups.flatMap(\.results) }

  /// Returns the run that produced the results, for a report.
  package func run(in language: Language) -> Report.Run {
    func count(_ kind: SnapshotOutcome.Kind) -> Int { results.count { $0.outcome.kind == kind } }
    let summary = language.report.snapshots(results.count, count(.equal), count(.recorded))
    return Report.Run(verb: .snapshot, inputs: inputs, summary: summary, language: language)
  }

  /// The findings about failed pictures and stale references.
  package var findings: [Finding] {
    groups.flatMap { group in
      group.results.compactMap { $0.finding(references: group.folder, tolerance: tolerance) }
        + group.stalePaths.map { Finding(.snapshot(.stale), at: Place(file: $0)) }
    }
  }
}

extension SnapshotReport {
  /// The results as the document `report.json`. Where scenes of several folders were compared, it names no folder of references,
  /// and stale ones by their paths.
  package var json: JSONText {
    let single = groups.count == 1 ? groups[0] : nil
    return .object([
      "version": .whole(1), "folder": .optional(inputs.count == 1 ? inputs[0] : nil),
      "references": .optional(single?.folder), "tolerance": tolerance.json,
      "pictures": .array(results.map(picture)),
      "stale": .strings(single?.stale ?? groups.flatMap(\.stalePaths)),
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
    case .otherLines(let count): members.append((key: "lines", value: .whole(count)))
    case .equal, .recorded: break
    }
    return .object(members)
  }
}
