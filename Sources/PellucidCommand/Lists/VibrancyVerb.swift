// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

/// `pellucid vibrancy`: the tables of inks, or the inks of every material under given traits.
struct VibrancyVerb: Verb {
  private var isJSON = false
  private var hasDetails = false
  private var traits = TraitFlags()

  static var form: Form<VibrancyVerb> {
    Form(
      "vibrancy", "Lists the inks of labels, fills and separators on materials.",
      details:
        "An ink is a matrix, or a colour with a blend mode; as many columns are printed as fit the terminal. With traits the "
        + "list is of the materials under them, with the set of inks of each.",
      examples: [
        Example("All inks:", "vibrancy"),
        Example("The inks on the materials of iOS in the dark:", "vibrancy --platform ios --appearance dark"),
      ]
    ) {
      TraitFlags.section.within(\.traits)
      Section(
        .output, .toggle("--details", \.hasDetails, "all columns, with source and confidence"),
        .toggle("--json", \.isJSON, "all numbers, as JSON"))
    }
  }

  func check() throws(UsageProblem) {
    if hasDetails, isJSON { throw .excluding("--details", "--json") }
  }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    let isOfTraits = traits.platform != nil || traits.changeTraits
    let listing = isOfTraits ? InkListing(under: traits.traits) : InkListing()
    traits.note(terminal)
    try terminal.print(
      isJSON
        ? listing.json.text
        : listing.text(in: terminal.language, width: hasDetails ? .max : terminal.width))
    return .success
  }
}
