// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// What became of one scene in one combination of settings.
struct SnapshotResult: Sendable {
  enum Outcome: Sendable {
    case equal
    case different(PictureDifference)
    /// Width and height of the reference.
    case otherSize(width: Int, height: Int)
    /// There is no reference, or `reason` why it cannot be read.
    case missing(reason: String?)
    case recorded
    case notDrawn(CommandError)
  }

  /// Index of the scene.
  var scene: Int
  /// nil where the document could not be read.
  var variant: SettingsVariant?
  var outcome: Outcome
  /// Width and height of what was drawn.
  var size: (width: Int, height: Int)?
  var reference: String?
  /// The picture of the failure.
  var picture: String?
}

extension SnapshotResult.Outcome {
  /// The word of the report.
  var name: String {
    switch self {
    case .equal: "equal"
    case .different: "different"
    case .otherSize: "otherSize"
    case .missing: "missing"
    case .recorded: "recorded"
    case .notDrawn: "notDrawn"
    }
  }

  var error: CommandError? {
    if case .notDrawn(let error) = self { return error }
    return nil
  }
}
