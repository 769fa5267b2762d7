// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// `pellucid catalog set-variant`: writes one variant of a colour set, or those that `lint` suggests.
struct CatalogSetVariantVerb: Verb {
  static let grammar = Grammar(
    verb: "catalog set-variant",
    summary:
      "Writes a variant of a colour set and changes only the lines that have to; or the variants that lint "
      + "suggests. NAME may be left out where PATH has one colour set.",
    operands: ["PATH", "[NAME]"],
    options: [
      Grammar.Option(
        name: "--appearance", values: ["any|light|dark"], help: "needed with --color; limits --suggested"),
      Grammar.Option(
        name: "--contrast", values: [Vocabularies.contrast.names.joined(separator: "|")],
        help: "standard unless given; limits --suggested"),
      Grammar.Option(
        name: "--gamut", values: [Vocabularies.gamut.names.joined(separator: "|")], help: "all unless given"),
      Grammar.Option(
        name: "--idiom", values: [VariantFlags.idioms.joined(separator: "|")],
        help: "that of the entries if they have one in common, else universal, unless given"),
      Grammar.Option(name: "--color", values: ["#RRGGBB[AA]"], help: "what to write"),
      Grammar.Option(name: "--suggested", help: "what lint suggests for its errors and warnings"),
      Grammar.Option(name: "--dry-run", help: "says what would be written and writes nothing"),
      LintSettings.option, LintScenes.option,
    ])

  let arguments: ParsedArguments
  let flags: VariantFlags
  let color: CatalogColor?

  init(_ arguments: ParsedArguments) throws(CommandError) {
    self.arguments = arguments
    flags = try VariantFlags(arguments)
    color = try arguments.text("--color").map { text throws(CommandError) in
      CatalogColor(written: try CustomColor.parse(text, option: "--color"))
    }
    guard (color != nil) != arguments.has("--suggested") else {
      throw .usage(
        color == nil ? "nothing to write" : "options exclude each other",
        color == nil ? "--color or --suggested" : "--color and --suggested",
        color == nil ? "give one of them" : "keep one of them")
    }
    if color != nil, flags.scheme == nil {
      throw .usage("missing option", "--appearance", "say for which one the colour is: any, light or dark")
    }
    if color == nil, let option = ["--gamut", "--idiom"].first(where: arguments.has) {
      throw .usage("option needs a colour", option, "leave it out, or give --color")
    }
    if color != nil, arguments.has(LintScenes.name) {
      throw .usage("option needs --suggested", LintScenes.name, "leave it out, or give --suggested")
    }
  }

  func run(_ terminal: Terminal) throws(CommandError) -> ExitCode {
    let path = Paths.withoutSlash(arguments.operands[0])
    let name = arguments.operands.count > 1 ? arguments.operands[1] : nil
    let named = try NamedAsset(try AssetLibrary(checked: path), at: path, checked: name, kinds: [.colorSet])
    let file = named.path + "/Contents.json"
    guard named.asset.colors != nil else {
      throw CommandError(.badInput, RunProblem.faultyColorSet(file: file, catalog: path))
    }
    if let note = flags.noteOnIdiom { terminal.note(note, in: .english) }
    let changes = try changes(named, path)
    let (old, new) = try edited(file, changes)
    if new != old, !arguments.has("--dry-run") { try write(new, to: file) }
    for change in changes {
      try terminal.print(RunNote.variant(change, file: file).sentence(in: .english))
    }
    if new == old {
      let note: RunNote =
        changes.isEmpty
        ? .nothingSuggested(file: file, isLimited: flags.isLimiting) : .writtenAlready(file: file)
      terminal.note(note, in: .english)
    }
    return .success
  }

  private func changes(_ named: NamedAsset, _ path: String) throws(CommandError) -> [VariantSuggestion] {
    if let color { return [VariantSuggestion(color, for: flags.selectors(in: named.asset.colors))] }
    // The pairs are those of the whole catalog, also where one colour set was named by its own path.
    let whole = named.asset.catalog == nil ? try wholeCatalog(of: named) : named
    let settings = try LintSettings(arguments, catalog: path)
    let scenes = try LintScenes(arguments, whole.library)
    let judge = CatalogJudge(whole.library, settings.value, scenes: scenes.drawn.pairs)
    return judge.settling(whole.index, where: flags.admits)
  }

  /// Returns the set in the catalog that its path leads through.
  private func wholeCatalog(of named: NamedAsset) throws(CommandError) -> NamedAsset {
    guard let (folder, name) = named.placeInCatalog else { return named }
    return try NamedAsset(try AssetLibrary(checked: folder), at: folder, checked: name, kinds: [.colorSet])
  }

  private func edited(
    _ file: String, _ changes: [VariantSuggestion]
  ) throws(CommandError) -> (old: [UInt8], new: [UInt8]) {
    do {
      let old = try FileReading.bytes(of: file, maximumBytes: CatalogLimits().fileBytes)
      return (old, try changes.applied(to: old))
    } catch let error as CatalogEditError {
      throw CommandError(.badInput, RunProblem.unchangedColorSet(error, file: file))
    } catch let error as FileReadingError {
      throw CommandError(.badInput, RunProblem.unreadableColorSet(error))
    } catch {
      throw CommandError(error, in: file)
    }
  }

  private func write(_ bytes: [UInt8], to file: String) throws(CommandError) {
    do {
      try WholeFile.write(bytes, to: file)
    } catch {
      throw CommandError(.cannotWrite, RunProblem.unwritten(.colorSet, error))
    }
  }
}
