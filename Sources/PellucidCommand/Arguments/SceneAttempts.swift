// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// The handling of one scene after the other. An error about one of several is printed, and does not end the run.
struct SceneAttempts {
  private let isSingle: Bool
  private let terminal: Terminal
  /// The scenes that were not handled.
  private(set) var failures: [Report.Run.Failure] = []

  /// - Parameter failures: What failed before, and was printed.
  init(_ inputs: SceneInputs, after failures: [Report.Run.Failure] = [], _ terminal: Terminal) {
    (isSingle, self.terminal, self.failures) = (inputs.isSingle, terminal, failures)
  }

  /// Handles the scene of a document. Throws an error about the only scene, and one that is not about a scene.
  mutating func attempt(
    _ path: String, _ body: () throws(CommandError) -> Void
  ) throws(CommandError) {
    do throws(CommandError) { try body() } catch {
      guard !isSingle, error.isAboutScene else { throw error }
      terminal.wipeProgress()
      terminal.complain(error)
      failures.append(Report.Run.Failure(file: path, sentence: error.text(in: terminal.language) ?? ""))
    }
  }
}
