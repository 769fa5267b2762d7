// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidJSON
import PellucidJudge

/// A listing of the values of every colour set of a library, as text or as JSON.
package struct ColorSetListing {
  private let rows: [(path: String, values: ColorSetValues)]

  package init(_ library: AssetLibrary) {
    rows = library.assets.flatMap { asset in asset.colorValues.map { (asset.path, $0) } }
  }

  package var text: String {
    let heads = ["path", "idiom", "subtype", "gamut"] + ColorSetValues.combinations.map(\.name)
    let lines = rows.map { path, values in
      let group = values.group
      return [path, group.idiom.rawValue, group.subtype ?? "-", group.gamut?.catalogName ?? "-"]
        + values.texts.map { $0 ?? "-" }
    }
    return TextTable(rows: [heads] + lines).text
  }

  package var json: JSONText {
    let colors = rows.map { path, values in
      let head: [JSONText.Member] = [
        ("path", .string(path)), ("idiom", .string(values.group.idiom.rawValue)),
        ("subtype", .optional(values.group.subtype)),
        ("gamut", .optional(values.group.gamut?.catalogName)),
      ]
      return JSONText.object(head + values.members)
    }
    return .object(["version": .whole(1), "colors": .array(colors)])
  }
}
