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
    let library = try AssetLibrary(arguments, terminal)
    let rows = library.assets.flatMap(rows)
    try terminal.print(arguments.has("--json") ? json(rows).text : table(rows))
    return .success
  }

  private struct Row {
    var path: String
    var group: ColorSet.Group
    /// In the order of `Column`.
    var values: [String?]
  }

  private static let columns: [(name: String, scheme: Appearance, contrast: ContrastSetting)] = [
    ("light", .light, .standard), ("dark", .dark, .standard), ("lightIncreased", .light, .increased),
    ("darkIncreased", .dark, .increased),
  ]

  private func rows(_ asset: Asset) -> [Row] {
    guard let set = asset.colors else { return [] }
    return set.groups.map { group in
      let values = Self.columns.map { column in
        set.value(in: group, scheme: column.scheme, contrast: column.contrast)?.text
      }
      return Row(path: asset.path, group: group, values: values)
    }
  }

  private func table(_ rows: [Row]) -> String {
    let heads = ["path", "idiom", "subtype", "gamut"] + Self.columns.map(\.name)
    return TextTable(
      rows: [heads]
        + rows.map { row in
          let (subtype, gamut) = (row.group.subtype ?? "-", row.group.gamut?.catalogName ?? "-")
          return [row.path, row.group.idiom.rawValue, subtype, gamut] + row.values.map { $0 ?? "-" }
        }
    ).text
  }

  private func json(_ rows: [Row]) -> JSONText {
    let colors = rows.map { row in
      let head: [JSONText.Member] = [
        ("path", .string(row.path)), ("idiom", .string(row.group.idiom.rawValue)),
        ("subtype", .optional(row.group.subtype)), ("gamut", .optional(row.group.gamut?.catalogName)),
      ]
      return JSONText.object(
        head + zip(Self.columns, row.values).map { (key: $0.name, value: .optional($1)) })
    }
    return .object(["version": .whole(1), "colors": .array(colors)])
  }
}
