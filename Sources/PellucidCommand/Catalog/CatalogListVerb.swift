// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

/// `pellucid catalog list`: how many assets of each kind catalogs have.
struct CatalogListVerb: Verb {
  static let grammar = Grammar(
    verb: "catalog list",
    summary: "Counts the assets of a catalog, or of all catalogs and icon documents of a folder, by kind.",
    operands: ["PATH"],
    options: [Grammar.Option(name: "--json", help: "the counts and everything that was found while reading")])

  let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) throws(CommandError) { self.arguments = arguments }

  func run(_ terminal: Terminal) throws(CommandError) -> ExitCode {
    let library = try AssetLibrary(arguments, terminal)
    try terminal.print(arguments.has("--json") ? json(library).text : table(library))
    return .success
  }

  /// By kind; the common ones also where there are none.
  private func counts(_ library: AssetLibrary) -> [(key: String, count: Int)] {
    let common: [AssetKind] = [.colorSet, .imageSet, .symbolSet, .appIconSet, .dataSet, .iconDocument]
    var counts = library.counts
    for kind in common { counts[kind, default: 0] += 0 }
    return counts.sorted { $0.key < $1.key }.map { (key: $0.key.rawValue, count: $0.value) }
  }

  private func table(_ library: AssetLibrary) -> String {
    let counts = counts(library).filter { $0.count > 0 }.map { [$0.key, "\($0.count)"] }
    return TextTable(
      rows: counts + [["malformed", "\(library.malformedFiles.count)"]]
    ).text
  }

  private func json(_ library: AssetLibrary) -> JSONText {
    .object([
      "version": .whole(1), "path": .string(arguments.operands[0]),
      "catalogs": .whole(library.catalogs.count), "groups": .whole(library.groups.count),
      "counts": .object(counts(library).map { (key: $0.key, value: .whole($0.count)) }),
      "malformed": .whole(library.malformedFiles.count),
      "findings": .array(library.findings.map(\.json)),
    ])
  }
}
