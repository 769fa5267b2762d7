// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

/// The configuration of a run, and the file it came from.
struct LintSettings {
  /// The name that is looked for beside a catalog and in the folders above.
  static let fileName = "pellucid-catalog.json"
  var value = LintConfiguration()
  /// Nil where there is none.
  var path: String?

  /// Reads the file that `--config` names, or the nearest file of the usual name.
  init(_ flags: LintFlags, catalog: String) throws(CommandError) {
    guard let path = flags.configuration ?? Folders.nearest(Self.fileName, to: catalog) else { return }
    self.path = path
    let bytes: [UInt8]
    do {
      bytes = try FileReading.bytes(of: path, maximumBytes: 8_000_000)
    } catch {
      throw CommandError(.badInput, RunProblem.unreadableConfiguration(error))
    }
    do {
      value = try LintConfiguration(parsing: bytes)
    } catch {
      throw CommandError(.badInput, RunProblem.refusedConfiguration(error, path: path))
    }
  }
}
