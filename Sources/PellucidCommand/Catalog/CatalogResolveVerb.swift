// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

/// `pellucid catalog resolve`: what every colour set gives, light and dark, with and without Increase Contrast.
struct CatalogResolveVerb: Verb {
  static let grammar = Grammar(
    verb: "catalog resolve",
    summary: "Resolves every colour set of a catalog, or of all catalogs of a folder, as the platform does: "
      + "for each idiom, subtype and gamut in light and dark, with and without Increase Contrast.",
    operands: ["PATH"],
    options: [
      Grammar.Option(name: "--json", help: "as JSON: #rrggbbaa in sRGB, REF:platform:name, or null")
    ])

  let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) throws(CommandError) { self.arguments = arguments }

  func run(_ terminal: Terminal) throws(CommandError) -> ExitCode {
    let listing = ColorSetListing(try AssetLibrary(arguments, terminal, in: .english))
    try terminal.print(arguments.has("--json") ? listing.json.text : listing.text)
    return .success
  }
}
