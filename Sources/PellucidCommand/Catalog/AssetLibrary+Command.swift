// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

extension AssetLibrary {
  /// Reads the catalogs at a path, or throws an error of the command line.
  init(checked path: String) throws(CommandError) {
    do {
      try self.init(path: path)
    } catch {
      throw CommandError(.badInput, error)
    }
  }

  /// Reads the catalogs at a path, and prints on standard error each fact about broken JSON and each that is an
  /// error.
  init(noting path: String, _ terminal: Terminal) throws(CommandError) {
    try self.init(checked: path)
    for found in fileFacts where found.fact.isAboutJSON || Finding(found).severity == .error {
      terminal.tell(terminal.language.line(of: Finding(found)))
    }
  }
}
