// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

extension SnapshotReport {
  /// The document `report.json`.
  var json: JSONText {
    .object([
      "version": .whole(1), "folder": .string(folder), "references": .string(settings.references),
      "tolerance": settings.tolerance.json, "pictures": .array(results.map { picture($0.result) }),
      "stale": .strings(stale),
    ])
  }

  private func picture(_ result: SnapshotResult) -> JSONText {
    var members: [(key: String, value: JSONText)] = [
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
