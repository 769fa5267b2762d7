// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// `pellucid catalog set-variant`: writes one variant of a colour set, or those that `lint` suggests.
struct CatalogSetVariantVerb: Verb {
  private var path = ""
  private var name: String?
  private var variant = VariantFlags()
  private var color: EncodedColor?
  private var takesSuggestions = false
  private var isDryRun = false
  private var lint = LintFlags()

  static var form: Form<CatalogSetVariantVerb> {
    Form(
      "catalog set-variant", "Writes a variant of a colour set, or those that lint suggests.",
      details: "Only the lines that have to change do. NAME may be left out where PATH has one colour set.",
      operands: [.required(\.path, .folder("PATH")), .optional(\.name, .text("NAME"))],
      examples: [
        Example(
          "A colour for the dark:",
          "catalog set-variant App/Assets.xcassets Ink --appearance dark --color '#7FB0FF'"),
        Example(
          "What lint suggests, without writing it:",
          "catalog set-variant App/Assets.xcassets Ink --suggested --dry-run"),
      ]
    ) {
      Section(
        .what, .option("--color", \.color, .color("#RRGGBB[AA]"), "the colour to write"),
        .toggle("--suggested", \.takesSuggestions, "what lint suggests for its errors and warnings"))
      VariantFlags.section.within(\.variant)
      LintFlags.section.within(\.lint)
      Section(.output, .toggle("--dry-run", \.isDryRun, "prints what would be written and writes nothing"))
    }
  }

  /// Rejects a command line with neither or both of a colour and `--suggested`, and flags that belong to the other
  /// one.
  func check() throws(UsageProblem) {
    guard color != nil || takesSuggestions else {
      throw .missingOption(oneOf: ["--color #RRGGBB", "--suggested"])
    }
    if color != nil {
      if takesSuggestions { throw .excluding("--color", "--suggested") }
      if variant.scheme == nil { throw .missingOption(oneOf: ["--appearance any|light|dark"]) }
      if !lint.scenes.isEmpty { throw .needs("--scenes", oneOf: ["--suggested"]) }
    } else if let flag = variant.firstOfColor {
      throw .needs(flag, oneOf: ["--color #RRGGBB"])
    }
  }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    let path = Paths.withoutSlash(path)
    let named = try NamedAsset(try AssetLibrary(checked: path), at: path, checked: name, kinds: [.colorSet])
    let file = named.path + "/Contents.json"
    guard named.asset.colors != nil else {
      throw CommandError(.badInput, RunProblem.faultyColorSet(file: file, catalog: path))
    }
    if let note = variant.noteOnIdiom { terminal.note(note) }
    let changes = try changes(named, path)
    let isChanged: Bool
    do throws(RunFailure) { isChanged = try changes.write(to: file, isDryRun: isDryRun) } catch {
      throw CommandError(error)
    }
    for change in changes {
      try terminal.print(RunNote.variant(change, file: file).sentence(in: terminal.language))
    }
    if !isChanged {
      let note: RunNote =
        changes.isEmpty
        ? .nothingSuggested(file: file, isLimited: variant.isLimiting) : .writtenAlready(file: file)
      terminal.note(note)
    }
    return .success
  }

  /// Returns the variants to write: the one of the given colour, or those that lint suggests.
  private func changes(_ named: NamedAsset, _ path: String) throws(CommandError) -> [VariantSuggestion] {
    if let color {
      return [VariantSuggestion(CatalogColor(written: color), for: variant.selectors(in: named.asset.colors))]
    }
    // Suggestions depend on the pairs of the whole catalog, even if the path is that of one colour set.
    let whole = named.asset.catalog == nil ? try wholeCatalog(of: named) : named
    let settings = try LintSettings(lint, catalog: path)
    let scenes = try LintScenes(lint, whole.library)
    let judge = CatalogJudge(whole.library, settings.value, scenes: scenes.drawn.pairs)
    return judge.settling(whole.index, where: variant.admits)
  }

  /// Returns the colour set as it is found in the catalog that contains its folder; unchanged if no catalog does.
  private func wholeCatalog(of named: NamedAsset) throws(CommandError) -> NamedAsset {
    guard let (folder, name) = named.placeInCatalog else { return named }
    return try NamedAsset(try AssetLibrary(checked: folder), at: folder, checked: name, kinds: [.colorSet])
  }
}
