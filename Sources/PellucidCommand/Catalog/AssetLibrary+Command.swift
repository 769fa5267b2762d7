// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

extension AssetLibrary {
  /// The catalogs at a path, with errors of the command line.
  init(checked path: String) throws(CommandError) {
    do {
      try self.init(path: path)
    } catch {
      throw CommandError(.badInput, error)
    }
  }

  /// The catalogs at a path; what cannot be used of them is told beside the product.
  init(noting path: String, _ terminal: Terminal) throws(CommandError) {
    try self.init(checked: path)
    for found in fileFacts where found.fact.isAboutJSON || Finding(found).severity == .error {
      terminal.tell(terminal.language.line(of: Finding(found)))
    }
  }
}
