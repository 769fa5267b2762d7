// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

/// `pellucid colors`: the semantic colours of a platform.
struct ColorsVerb: Verb {
  private var isJSON = false
  private var hasDetails = false
  private var traits = TraitFlags()

  static var form: Form<ColorsVerb> {
    Form(
      "colors", "Lists the semantic colours of a platform.",
      details:
        "The platform is ios unless named. Names come first, with as many appearances, contrasts and levels as fit the "
        + "terminal, those that are not given; a terminal with true colours shows them. In --details a line has the "
        + "confidence of its least certain column; --json has each column's own.",
      examples: [
        Example("The colours of macOS in the dark:", "colors --platform macos --appearance dark"),
        Example("Every combination, with sources:", "colors --details"),
        Example("All components of iOS's colours:", "colors --json"),
      ]
    ) {
      TraitFlags.section.within(\.traits)
      Section(
        .output,
        .toggle("--details", \.hasDetails, "every combination of settings, with source and confidence"),
        .toggle("--json", \.isJSON, "all components, as JSON"))
    }
  }

  func check() throws(UsageProblem) {
    if hasDetails, isJSON { throw .excluding("--details", "--json") }
  }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    traits.note(terminal)
    let listing = ColorListing(under: traits.traits, fixing: fixed)
    try terminal.print(
      isJSON
        ? listing.json(in: terminal.language).text
        : hasDetails
          ? listing.text(in: terminal.language) : listing.names(in: terminal.cells, terminal.language))
    return .success
  }

  /// The settings that flags give, which the listing does not vary.
  private var fixed: Set<ColorListing.Setting> {
    var fixed: Set<ColorListing.Setting> = []
    if traits.appearance != nil { fixed.insert(.appearance) }
    if traits.contrast != nil { fixed.insert(.contrast) }
    if traits.level != nil { fixed.insert(.level) }
    return fixed
  }
}
