// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// The result of one scene in one combination of settings, in the order of a run.
struct SnapshotEntry: Sendable {
  /// The index of the scene.
  var scene: Int
  /// nil where the document could not be read.
  var variant: SettingsVariant?
  var result: SnapshotResult
  /// The error that kept it from being drawn.
  var error: CommandError?

  init(scene: Int, variant: SettingsVariant?, _ result: SnapshotResult) {
    (self.scene, self.variant, self.result) = (scene, variant, result)
  }

  /// A scene that could not be drawn.
  init(scene: Int, variant: SettingsVariant?, path: String, _ error: CommandError) {
    (self.scene, self.variant, self.error) = (scene, variant, error)
    result = SnapshotResult(
      scene: path, variant: variant?.name, outcome: .notDrawn(reason: error.text))
  }
}
