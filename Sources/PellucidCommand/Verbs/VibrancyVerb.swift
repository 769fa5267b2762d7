// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

/// `pellucid vibrancy`: the tables of inks, or the inks of every material under given traits.
struct VibrancyVerb: Verb {
  static let grammar = Grammar(
    verb: "vibrancy",
    summary:
      "Lists the inks of labels, fills, separators and vibrant hues on materials, by matrix or by colour and blend "
      + "mode, with source and confidence. With traits it lists the materials under them and the set of inks of each.",
    operands: [],
    options: [Grammar.Option(name: "--json", help: "all numbers")] + TraitFlags.traits)

  let arguments: ParsedArguments
  let traits: Traits

  init(_ arguments: ParsedArguments) throws(CommandError) {
    self.arguments = arguments
    traits = try TraitFlags(arguments: arguments).traits()
  }

  func run(_ terminal: Terminal) throws(CommandError) -> ExitCode {
    let flags = TraitFlags(arguments: arguments)
    let listing = arguments.has("--platform") || flags.setTraits ? InkListing(under: traits) : InkListing()
    flags.note(traits, terminal, in: .english)
    try terminal.print(arguments.has("--json") ? listing.json.text : listing.text)
    return .success
  }
}
