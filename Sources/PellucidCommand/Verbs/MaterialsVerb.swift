// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

/// `pellucid materials`: the tables of materials, or what every name resolves to under given traits.
struct MaterialsVerb: Verb {
  private var isJSON = false
  private var traits = TraitFlags()

  static var form: Form<MaterialsVerb> {
    Form(
      "materials", "Lists materials and glass with numbers, source and confidence.",
      details:
        "They are those of every platform unless one is named. With other traits it lists what each name "
        + "resolves to.",
      examples: [
        Example("The materials of iOS:", "materials --platform ios"),
        Example("The recipes that names have in the dark:", "materials --platform macos --appearance dark"),
      ]
    ) {
      TraitFlags.section.within(\.traits)
      Section(.output, .toggle("--json", \.isJSON, "all numbers, as JSON"))
    }
  }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    traits.note(terminal)
    let platforms = traits.platform.map { [$0] } ?? Platform.allCases
    if traits.changeTraits {
      let listing = ResolvedMaterialListing(under: traits.traits, of: platforms)
      try terminal.print(isJSON ? listing.json(in: terminal.language).text : listing.text)
    } else {
      let listing = MaterialListing(of: platforms)
      try terminal.print(isJSON ? listing.json.text : listing.text)
    }
    return .success
  }
}
