// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

/// `pellucid colors`: the semantic colours of a platform.
struct ColorsVerb: Verb {
  private var isJSON = false
  private var traits = TraitFlags()

  static var form: Form<ColorsVerb> {
    Form(
      "colors", "Lists the semantic colours of a platform.",
      details:
        "The platform is ios unless named. Colours are listed in every appearance, contrast and level that is not "
        + "given. In text a line has the confidence of its least certain column; --json has each column's own.",
      examples: [
        Example("The colours of macOS in the dark:", "colors --platform macos --appearance dark"),
        Example("All components of iOS's colours:", "colors --json"),
      ]
    ) {
      TraitFlags.section.within(\.traits)
      Section(.output, .toggle("--json", \.isJSON, "all components, as JSON"))
    }
  }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    traits.note(terminal)
    let listing = ColorListing(under: traits.traits, fixing: fixed)
    try terminal.print(isJSON ? listing.json(in: terminal.language).text : listing.text)
    return .success
  }

  private var fixed: Set<ColorListing.Setting> {
    var fixed: Set<ColorListing.Setting> = []
    if traits.appearance != nil { fixed.insert(.appearance) }
    if traits.contrast != nil { fixed.insert(.contrast) }
    if traits.level != nil { fixed.insert(.level) }
    return fixed
  }
}
