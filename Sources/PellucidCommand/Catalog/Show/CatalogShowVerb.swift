// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// `pellucid catalog show`: assets in all their variants.
struct CatalogShowVerb: Verb {
  static let grammar = Grammar(
    verb: "catalog show",
    summary:
      "Shows an asset in all its variants, or every colour set: what the file says, and what it gives in "
      + "light and dark, with and without Increase Contrast.",
    operands: ["PATH", "[NAME]"],
    options: [
      Grammar.Option(
        name: "--reporter", values: [Reporter.names.joined(separator: "|")],
        help: "form of what is shown: html is a page of swatches; forms for editors and services have a note "
          + "for each entry"),
      Grammar.Option(name: "--json", help: "as --reporter json"), LanguageFlag.option,
      Grammar.Option(
        name: "--output", short: "-o", values: ["OUT.html|OUT.png"], help: "a page or picture of swatches",
        file: .isWritten()),
    ])

  let arguments: ParsedArguments
  let output: String?
  let reporter: Reporter
  let language: Language

  init(_ arguments: ParsedArguments) throws(CommandError) {
    self.arguments = arguments
    output = arguments.text("--output")
    if let output, !["html", "png"].contains(Self.form(of: output)) {
      throw .usage("unknown form", "-o \(output)", "choose a name that ends in .html or .png")
    }
    if output != nil, arguments.has("--json") { throw ReportFlags.excludingJSON("-o") }
    if output != nil, arguments.has("--reporter") {
      throw .usage("options exclude each other", "--reporter and -o", "keep one of them")
    }
    reporter = try Reporter(arguments) ?? (arguments.has("--json") ? .json : .text)
    language = try LanguageFlag.language(arguments)
  }

  private static func form(of path: String) -> String {
    path.split(separator: ".").last.map { $0.lowercased() } ?? ""
  }

  func run(_ terminal: Terminal) throws(CommandError) -> ExitCode {
    let path = Paths.withoutSlash(arguments.operands[0])
    let library = try AssetLibrary(arguments, terminal, in: language)
    var assets: [Asset] = []
    if arguments.operands.count > 1 {
      assets = [try NamedAsset(library, at: path, checked: arguments.operands[1]).asset]
    } else {
      assets = library.assets.filter { $0.colors != nil }
      if assets.isEmpty { assets = library.assets }
    }
    let shown = assets.map { AssetListing($0, in: language) }
    if let output {
      try write(shown, to: output, title: path)
    } else {
      try tell(shown, at: path, terminal)
    }
    return .success
  }

  private func tell(_ shown: [AssetListing], at path: String, _ terminal: Terminal) throws(CommandError) {
    switch reporter {
    case .text: try terminal.print(shown.map(\.text).joined(separator: "\n\n"))
    case .json:
      let members: [JSONText.Member] = [("version", .whole(1)), ("assets", .array(shown.map(\.json)))]
      try terminal.print(JSONText.object(members).text)
    case .html where shown.contains(where: \.hasColors):
      try terminal.print(sheet(shown, title: path).page)
    case .html, .xcode, .github, .sarif, .markdown:
      var places = CatalogPlaces(root: AssetLibrary.root(of: path), read: FileReading.ofCatalog)
      let notes = shown.flatMap { $0.notes(&places) }
      let run = Report.Run(verb: .show, inputs: [path], language: language)
      try reporter.tell(Report(run, findings: notes), terminal)
    }
  }

  private func sheet(_ shown: [AssetListing], title: String) -> SwatchSheet {
    SwatchSheet(shown, title: title, in: language)
  }

  private func write(_ shown: [AssetListing], to output: String, title: String) throws(CommandError) {
    let sheet = sheet(shown, title: title)
    guard Self.form(of: output) == "png" else { return try ReportFlags.write(sheet.page + "\n", to: output) }
    guard !sheet.isEmpty else {
      throw CommandError(.badInput, RunProblem.noColors(path: title))
    }
    guard sheet.fitsPicture else {
      throw CommandError(.badInput, RunProblem.tooManyColors(path: title))
    }
    var painter = try Painter(arguments, document: "the sheet", folder: ".", measuresContrast: false)
    try Destination(path: output).write(try painter.draw(sheet.scene))
  }
}
