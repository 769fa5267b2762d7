// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// `pellucid catalog show`: assets in all their variants.
struct CatalogShowVerb: Verb {
  private var path = ""
  private var name: String?
  private var output: String?
  private var isJSON = false
  private var report = ReportFlags()

  static var form: Form<CatalogShowVerb> {
    Form(
      "catalog show", "Shows an asset in all its variants, or every colour set.",
      details:
        "It shows the contents of the file, and the results in light and dark, with and without Increase Contrast.",
      operands: [.required(\.path, .folder("PATH")), .optional(\.name, .text("NAME"))],
      examples: [
        Example("One asset:", "catalog show App/Assets.xcassets Ink"),
        Example("A page of all colours:", "catalog show App/Assets.xcassets -o swatches.html"),
      ]
    ) {
      Section(
        .output,
        .option(
          "--output", short: "-o", \.output, .sheet, "a page or picture of swatches"),
        .toggle("--json", \.isJSON, "as --reporter json"),
        .option(
          "--reporter", \.report.reporter, .reporter,
          "form of what is shown: html is a page of swatches; forms for editors and services have a note for each entry"
        ))
    }
  }

  func check() throws(UsageProblem) {
    try report.check(isJSON: isJSON)
    if output != nil, isJSON { throw .excluding("--json", "-o") }
    if output != nil, report.reporter != nil { throw .excluding("--reporter", "-o") }
  }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    let library = try AssetLibrary(noting: path, terminal)
    let path = Paths.withoutSlash(path)
    var assets: [Asset] = []
    if let name {
      assets = [try NamedAsset(library, at: path, checked: name).asset]
    } else {
      assets = library.assets.filter { $0.colors != nil }
      if assets.isEmpty { assets = library.assets }
    }
    let shown = assets.map { AssetListing($0, in: terminal.language) }
    if let output {
      try write(SwatchSheet(shown, title: path, in: terminal.language), to: output, title: path)
    } else {
      try tell(shown, at: path, terminal)
    }
    return .success
  }

  /// Prints the assets in the format of the reporter.
  private func tell(_ shown: [AssetListing], at path: String, _ terminal: Terminal) throws(CommandError) {
    let reporter = report.reporter ?? (isJSON ? .json : .text)
    switch reporter {
    case .text: try terminal.print(shown.map(\.text).joined(separator: "\n\n"))
    case .json:
      let members: [JSONText.Member] = [("version", .whole(1)), ("assets", .array(shown.map(\.json)))]
      try terminal.print(JSONText.object(members).text)
    case .html where shown.contains(where: \.hasColors):
      try terminal.print(SwatchSheet(shown, title: path, in: terminal.language).page)
    case .html, .xcode, .github, .sarif, .markdown:
      var places = CatalogPlaces(root: AssetLibrary.root(of: path), read: FileReading.ofCatalog)
      let notes = shown.flatMap { $0.notes(&places) }
      let run = Report.Run(verb: .show, inputs: [path], language: terminal.language)
      try reporter.tell(Report(run, findings: notes), terminal)
    }
  }

  /// Writes a page, or a picture if the path ends in `.png`. Throws if a picture would hold no colour or too many,
  /// or the file cannot be written.
  private func write(_ sheet: SwatchSheet, to output: String, title: String) throws(CommandError) {
    guard NameMatch.ends(output.lowercased(), with: ".png") else {
      return try Reporting.write(sheet.page + "\n", to: output)
    }
    guard !sheet.isEmpty else {
      throw CommandError(.badInput, RunProblem.noColors(path: title))
    }
    guard sheet.fitsPicture else {
      throw CommandError(.badInput, RunProblem.tooManyColors(path: title))
    }
    var painter = try Painter(DrawingFlags(), document: "the sheet", folder: ".", measuresContrast: false)
    try Destination(path: output).write(try painter.draw(sheet.scene))
  }
}

extension ValueForm<String> {
  /// The form of the path of a page or picture of swatches, which must end in `.html` or `.png`.
  fileprivate static var sheet: ValueForm {
    .output("OUT.html|OUT.png", ["html", "png"]) { (path, place) throws(UsageProblem) in
      let form = NameMatch.parts(of: path, at: ".").last?.lowercased() ?? ""
      guard ["html", "png"].contains(form) else { throw .malformed(.sheet, at: place) }
    }
  }
}
