// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidAudit
import PellucidJudge

/// `pellucid catalog lint`: the rules for catalogs, CAT01 to CAT12.
struct CatalogLintVerb: Verb {
  static let grammar = Grammar(
    verb: "catalog lint",
    summary: "Judges the colours, pictures and icons of catalogs in every variant: contrast, light and dark, "
      + "Increase Contrast, outlines that are lost.",
    operands: ["PATH"],
    options: [
      LintSettings.option, LintScenes.option,
      Grammar.Option(name: "--json", help: "as --reporter json"),
    ]
      + ReportFlags.options + [ReportFlags.failsOnReview])

  let arguments: ParsedArguments
  let flags: ReportFlags

  init(_ arguments: ParsedArguments) throws(CommandError) {
    self.arguments = arguments
    flags = try ReportFlags(arguments)
  }

  func run(_ terminal: Terminal) throws(CommandError) -> ExitCode {
    let path = Paths.withoutSlash(arguments.operands[0])
    let settings = try LintSettings(arguments, catalog: path)
    // Errors in files are in the report, so that they need no note.
    let library = try AssetLibrary(checked: path)
    let scenes = try LintScenes(arguments, library)
    let findings = findings(library, at: AssetLibrary.root(of: path), settings, scenes, terminal)
    let run = Report.Run(
      verb: .lint, inputs: [path] + [settings.path].compactMap(\.self) + scenes.paths,
      language: flags.language)
    guard arguments.has("--json") else { return try flags.finish(findings, of: run, terminal) }
    let report = Report(run, findings: findings, baseline: flags.baseline)
    try Reporter.json.tell(report, terminal)
    return flags.exitCode(of: report)
  }

  private func findings(
    _ library: AssetLibrary, at root: String, _ settings: LintSettings, _ scenes: LintScenes,
    _ terminal: Terminal
  ) -> [Finding] {
    let pictures = CatalogPictures(library, settings.value, root: root).findings { index, count in
      if index % 16 == 0 { terminal.progress("looking at pictures, \(index) of \(count)") }
    }
    terminal.progress("")
    var audit = CatalogAudit(
      library, root: root, settings.value, at: settings.path, read: FileReading.ofCatalog)
    return audit.findings(scenes: scenes.drawn.pairs, pictures: pictures) + scenes.findings
  }
}
