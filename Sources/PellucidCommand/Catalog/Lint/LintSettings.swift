// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// The configuration of a lint run, with the path of its file.
struct LintSettings {
  /// The name of the file that is searched for in the catalog's folder and in those above it.
  static let fileName = "pellucid-catalog.json"
  /// The configuration; the default one if there is no file.
  var value = LintConfiguration()
  /// The path of the file that the configuration was read from; nil if there is no file.
  var path: String?

  /// Reads the file that `--config` names, or the nearest file of the usual name if there is one. Throws if the
  /// file cannot be read or is not a configuration.
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
