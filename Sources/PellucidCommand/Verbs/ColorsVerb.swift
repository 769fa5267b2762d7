// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

/// `pellucid colors`: the semantic colours of a platform.
struct ColorsVerb: Verb {
  static let grammar = Grammar(
    verb: "colors",
    summary: "Lists the semantic colours of a platform, ios unless named, "
      + "in every appearance, contrast and level that is not given. "
      + "In text a line has the confidence of its least certain column; --json has each column's own.",
    operands: [],
    options: [Grammar.Option(name: "--json", help: "all components")] + TraitFlags.traits)

  let arguments: ParsedArguments
  let traits: Traits

  init(_ arguments: ParsedArguments) throws(CommandError) {
    self.arguments = arguments
    traits = try TraitFlags(arguments: arguments).traits()
  }

  func run(_ terminal: Terminal) throws(CommandError) -> ExitCode {
    let settings: [(String, ColorListing.Setting)] = [
      ("--appearance", .appearance), ("--contrast", .contrast), ("--level", .level),
    ]
    let fixed = Set(settings.filter { arguments.has($0.0) }.map(\.1))
    let listing = ColorListing(under: traits, fixing: fixed)
    TraitFlags(arguments: arguments).note(traits, terminal, in: .english)
    try terminal.print(arguments.has("--json") ? listing.json(in: .english).text : listing.text)
    return .success
  }
}
