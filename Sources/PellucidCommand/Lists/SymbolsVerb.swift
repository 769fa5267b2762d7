// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

/// `pellucid symbols`: the names of the symbols that scenes can draw.
struct SymbolsVerb: Verb {
  private var name: String?
  private var folder: String?
  private var isJSON = false
  private var hasDetails = false
  private var isPack = false

  static var form: Form<SymbolsVerb> {
    Form(
      "symbols", "Lists the names of the symbols that scenes can draw.",
      details:
        "With a name it prints where that symbol comes from. A symbol is drawn from a template of the folder that is "
        + "named, from one of Pellucid's own, or from an icon of Phosphor. Names are composed too: every listed name can "
        + "stand in .circle, .square and other enclosures, with .slash, .badge.plus and the like, and before .on. and "
        + "another name; letters and digits can stand in enclosures.",
      operands: [.optional(\.name, .text("NAME"))],
      examples: [
        Example("All names:", "symbols"), Example("The icon behind a name:", "symbols magnifyingglass"),
        Example("Your own templates too, as JSON:", "symbols --symbols Templates --json"),
      ]
    ) {
      Section(
        .what, .option("--symbols", \.folder, .folder("FOLDER"), "your NAME.svg templates, before the others")
      )
      Section(
        .output, .toggle("--details", \.hasDetails, "the source of each symbol"),
        .toggle("--json", \.isJSON, "names and sources, as JSON"),
        .toggle(
          "--svg", \.isPack,
          "the SVG documents of templates and icons, as JSON, for pages that draw symbols themselves"))
    }
  }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    let library = SymbolLibrary(folders: [folder].compactMap(\.self))
    do throws(SymbolError) { try library.checkFolders() } catch { throw CommandError(.badInput, error) }
    let all = library.entries
    let entries = name.map { [library.entry(of: $0)].compactMap(\.self) } ?? all
    let faults = Faults(of: name.map { [$0] } ?? SymbolLibrary.names, in: library)
    if entries.isEmpty, let fault = faults.first { throw CommandError(.badInput, fault) }
    if let name, entries.isEmpty {
      throw .usage(
        .unknown(.symbol, name, at: name, .listed(name, among: all.map(\.name), by: "pellucid symbols")))
    }
    if isPack {
      try terminal.print(library.pack.text)
      return .success
    }
    let listing = SymbolListing(entries, undrawn: faults.names)
    try terminal.print(
      isJSON
        ? listing.json.text
        : hasDetails || name != nil ? listing.text(in: terminal.language) : listing.names(in: terminal.cells))
    guard let fault = faults.first else { return .success }
    if name != nil { throw CommandError(.badInput, fault) }
    terminal.note(RunNote.undrawnSymbols(count: faults.names.count, of: entries.count, fault))
    return .success
  }

  /// The symbols that this machine cannot draw, because what they are drawn from is not installed.
  private struct Faults {
    var names: Set<String> = []
    /// The reason of the first symbol; nil where all are drawn.
    var first: SymbolError?

    init(of all: [String], in library: SymbolLibrary) {
      for name in all {
        guard let fault = library.missingSource(of: name) else { continue }
        names.insert(name)
        first = first ?? fault
      }
    }
  }
}
