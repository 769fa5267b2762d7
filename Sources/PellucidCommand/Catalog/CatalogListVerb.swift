// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

/// `pellucid catalog list`: the number of assets of each kind in catalogs.
struct CatalogListVerb: Verb {
  private var path = ""
  private var isJSON = false

  static var form: Form<CatalogListVerb> {
    Form(
      "catalog list", "Counts the assets of a catalog by kind.",
      details: "PATH is a catalog, or a folder: then all catalogs and icon documents in it are counted.",
      operands: [.required(\.path, .folder("PATH"))],
      examples: [Example("The assets of an app:", "catalog list App/Assets.xcassets")]
    ) {
      Section(
        .output,
        .toggle("--json", \.isJSON, "the counts and everything that was found while reading, as JSON"))
    }
  }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    let count = AssetCount(try AssetLibrary(noting: path, terminal), at: path)
    try terminal.print(isJSON ? count.json(in: terminal.language).text : count.text(in: terminal.language))
    return .success
  }
}
