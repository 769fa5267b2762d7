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

  /// The catalogs at the first operand; what cannot be used of them is told beside the product.
  init(_ arguments: ParsedArguments, _ terminal: Terminal, in language: Language) throws(CommandError) {
    try self.init(checked: arguments.operands[0])
    for found in fileFacts where found.fact.isAboutJSON || Finding(found).severity == .error {
      terminal.note("pellucid: \(language.line(of: Finding(found)))")
    }
  }
}
