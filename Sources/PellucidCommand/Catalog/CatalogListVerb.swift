// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

/// `pellucid catalog list`: how many assets of each kind catalogs have.
struct CatalogListVerb: Verb {
  static let grammar = Grammar(
    verb: "catalog list",
    summary: "Counts the assets of a catalog, or of all catalogs and icon documents of a folder, by kind.",
    operands: ["PATH"],
    options: [Grammar.Option(name: "--json", help: "the counts and everything that was found while reading")])

  let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) throws(CommandError) { self.arguments = arguments }

  func run(_ terminal: Terminal) throws(CommandError) -> ExitCode {
    let count = AssetCount(try AssetLibrary(arguments, terminal, in: .english), at: arguments.operands[0])
    try terminal.print(arguments.has("--json") ? count.json(in: .english).text : count.text)
    return .success
  }
}
