// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

/// `pellucid materials`: the names of materials, their tables, or the recipes of names under given traits.
struct MaterialsVerb: Verb {
  private var isJSON = false
  private var hasDetails = false
  private var traits = TraitFlags()

  static var form: Form<MaterialsVerb> {
    Form(
      "materials", "Lists materials, roles and glass.",
      details:
        "They are those of every platform unless one is named. A terminal with true colours shows each material over a "
        + "middle grey, in light and dark unless one is given. In --details and --json they have their numbers, with "
        + "source and confidence; with traits other than the platform, those that each name resolves to.",
      examples: [
        Example("The materials of iOS:", "materials --platform ios"),
        Example("All numbers:", "materials --details"),
        Example(
          "The recipes of names in the dark:", "materials --platform macos --appearance dark --details"),
      ]
    ) {
      TraitFlags.section.within(\.traits)
      Section(
        .output, .toggle("--details", \.hasDetails, "the recipes, with source and confidence"),
        .toggle("--json", \.isJSON, "all numbers, as JSON"))
    }
  }

  func check() throws(UsageProblem) {
    if hasDetails, isJSON { throw .excluding("--details", "--json") }
  }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    traits.note(terminal)
    let text: String
    if !isJSON, !hasDetails {
      text = MaterialNameListing(of: platforms, under: traits.traits, in: traits.appearance)
        .text(in: terminal.cells, terminal.language)
    } else if traits.changeTraits {
      let listing = ResolvedMaterialListing(under: traits.traits, of: platforms)
      text = isJSON ? listing.json(in: terminal.language).text : listing.text(in: terminal.language)
    } else {
      let listing = MaterialListing(of: platforms)
      text = isJSON ? listing.json.text : listing.text(in: terminal.language)
    }
    try terminal.print(text)
    return .success
  }

  /// The given platform, or all platforms.
  private var platforms: [Platform] { traits.platform.map { [$0] } ?? Platform.allCases }
}
