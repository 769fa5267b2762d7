// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// `pellucid catalog show`: assets in all their variants.
struct CatalogShowVerb: Verb {
  static let grammar = Grammar(
    verb: "catalog show",
    summary:
      "Shows an asset in all its variants, or every colour set: what the file says, and what it gives in "
      + "light and dark, with and without Increase Contrast.",
    operands: ["PATH", "[NAME]"],
    options: [
      Grammar.Option(name: "--json", help: "everything, as JSON"),
      Grammar.Option(
        name: "--output", short: "-o", values: ["OUT.html|OUT.png"], help: "a page or picture of swatches"),
    ])

  let arguments: ParsedArguments
  let output: String?

  init(_ arguments: ParsedArguments) throws(CommandError) {
    self.arguments = arguments
    output = arguments.text("--output")
    if let output, !["html", "png"].contains(Self.form(of: output)) {
      throw .usage("unknown form", "-o \(output)", "choose a name that ends in .html or .png")
    }
    if output != nil, arguments.has("--json") { throw ReportFlags.excludingJSON("-o") }
  }

  private static func form(of path: String) -> String {
    path.split(separator: ".").last.map { $0.lowercased() } ?? ""
  }

  func run(_ terminal: Terminal) throws(CommandError) -> ExitCode {
    let path = Paths.withoutSlash(arguments.operands[0])
    let library = try AssetLibrary(arguments, terminal)
    var assets: [Asset] = []
    if arguments.operands.count > 1 {
      assets = [try NamedAsset(library, at: path, named: arguments.operands[1]).asset]
    } else {
      assets = library.assets.filter { $0.colors != nil }
      if assets.isEmpty { assets = library.assets }
    }
    let shown = assets.map(ShownAsset.init)
    if let output {
      try write(shown, to: output, title: path)
    } else if arguments.has("--json") {
      let members: [JSONText.Member] = [("version", .whole(1)), ("assets", .array(shown.map(\.json)))]
      try terminal.print(JSONText.object(members).text)
    } else {
      try terminal.print(shown.map(\.text).joined(separator: "\n\n"))
    }
    return .success
  }

  private func write(_ shown: [ShownAsset], to output: String, title: String) throws(CommandError) {
    let sheet = SwatchSheet(shown.filter { !$0.columns.isEmpty }, title: title)
    guard Self.form(of: output) == "png" else { return try ReportFlags.write(sheet.page, to: output) }
    var painter = try Painter(arguments, document: "the sheet", folder: ".", measuresContrast: false)
    try Destination(path: output).write(try painter.draw(try sheet.scene()))
  }
}
