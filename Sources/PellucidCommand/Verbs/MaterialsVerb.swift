// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

/// `pellucid materials`: the tables of materials, or what every name resolves to under given traits.
struct MaterialsVerb: Verb {
  static let grammar = Grammar(
    verb: "materials",
    summary:
      "Lists materials and glass with numbers, source and confidence; of every platform unless one is named. "
      + "With other traits it lists what each name resolves to.",
    operands: [],
    options: [Grammar.Option(name: "--json", help: "all numbers")] + TraitFlags.traits)

  let arguments: ParsedArguments
  let traits: Traits
  let platforms: [Platform]

  init(_ arguments: ParsedArguments) throws(CommandError) {
    self.arguments = arguments
    traits = try TraitFlags(arguments: arguments).traits()
    platforms = arguments.has("--platform") ? [traits.platform] : Platform.allCases
  }

  func run(_ terminal: Terminal) throws(CommandError) -> ExitCode {
    let flags = TraitFlags(arguments: arguments)
    flags.note(traits, terminal, in: .english)
    if flags.setTraits {
      let listing = ResolvedMaterialListing(under: traits, of: platforms)
      try terminal.print(arguments.has("--json") ? listing.json(in: .english).text : listing.text)
    } else {
      let listing = MaterialListing(of: platforms)
      try terminal.print(arguments.has("--json") ? listing.json.text : listing.text)
    }
    return .success
  }
}
