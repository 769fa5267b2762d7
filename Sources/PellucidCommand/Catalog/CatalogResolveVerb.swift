// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

/// `pellucid catalog resolve`: the results of every colour set in light and dark, with and without Increase
/// Contrast.
struct CatalogResolveVerb: Verb {
  private var path = ""
  private var isJSON = false

  static var form: Form<CatalogResolveVerb> {
    Form(
      "catalog resolve", "Resolves every colour set of a catalog as the platform does.",
      details:
        "Each is resolved for every idiom, subtype and gamut in light and dark, with and without Increase Contrast. PATH may "
        + "be a folder of catalogs.",
      operands: [.required(\.path, .folder("PATH"))],
      examples: [Example("The colours of an app, as JSON:", "catalog resolve App/Assets.xcassets --json")]
    ) {
      Section(
        .output, .toggle("--json", \.isJSON, "as JSON: #rrggbbaa in sRGB, REF:platform:name, or null"))
    }
  }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    let listing = ColorSetListing(try AssetLibrary(noting: path, terminal))
    try terminal.print(isJSON ? listing.json.text : listing.text)
    return .success
  }
}
