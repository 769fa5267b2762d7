// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// `pellucid materials`: the tables of materials.
struct MaterialsVerb: Verb {
  static let grammar = Grammar(
    verb: "materials",
    summary: "Lists materials with numbers, source and confidence; every platform unless one is named.",
    operands: [],
    options: [
      Grammar.Option(
        name: "--platform", values: [Vocabularies.platform.names.joined(separator: "|")],
        help: "only this one"),
      Grammar.Option(name: "--json", help: "all numbers"),
    ])

  let arguments: ParsedArguments
  let platforms: [Platform]

  init(_ arguments: ParsedArguments) throws(CommandError) {
    self.arguments = arguments
    let flags = TraitFlags(arguments: arguments)
    platforms = try flags.word("--platform", Vocabularies.platform).map { [$0] } ?? Platform.allCases
  }

  func run(_ terminal: Terminal) throws(CommandError) -> ExitCode {
    let rows = platforms.count == 1 ? Materials.allRows(on: platforms[0]) : Materials.allRows()
    terminal.print(arguments.has("--json") ? json(rows).text : table(rows))
    return .success
  }

  private func table(_ rows: [MaterialRow]) -> String {
    let names = platforms.map { platform in
      let head = "names on \(Vocabularies.platform.name(of: platform)): "
      return head + Materials.names(on: platform).joined(separator: ", ")
    }
    return [
      TextTable(rows: [MaterialRow.headings] + rows.map(\.cells)).text, "",
      names.joined(separator: "\n"), "roles: " + Materials.roles.joined(separator: ", "),
    ].joined(separator: "\n")
  }

  private func json(_ rows: [MaterialRow]) -> JSONText {
    let names = platforms.map { platform in
      (key: Vocabularies.platform.name(of: platform), value: JSONText.strings(Materials.names(on: platform)))
    }
    return .object([
      "version": .whole(1), "materials": .array(rows.map(\.json)), "names": .object(names),
      "roles": .strings(Materials.roles),
    ])
  }
}
