// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidAudit
import PellucidJudge

/// `pellucid catalog lint`: the rules for catalogs, CAT01 to CAT12.
struct CatalogLintVerb: Verb {
  private var path = ""
  private var lint = LintFlags()
  private var isJSON = false
  private var report = ReportFlags()

  static var form: Form<CatalogLintVerb> {
    Form(
      "catalog lint", "Judges the colours, pictures and icons of catalogs.",
      details:
        "They are judged in every variant: contrast, light and dark, Increase Contrast, outlines that are lost. PATH may be a "
        + "folder of catalogs.",
      operands: [.required(\.path, .folder("PATH"))],
      examples: [
        Example("Judge, for a comment on a change:", "catalog lint App/Assets.xcassets --reporter markdown"),
        Example("Judge the pairs that scenes draw:", "catalog lint App/Assets.xcassets --scenes Scenes"),
      ]
    ) {
      LintFlags.section.within(\.lint)
      Section(.output, .toggle("--json", \.isJSON, "as --reporter json"))
      ReportFlags.pageSection.within(\.report)
      ReportFlags.section.within(\.report)
      ReportFlags.reviewSection.within(\.report)
      ReportFlags.baselineSection.within(\.report)
    }
  }

  func check() throws(UsageProblem) { try report.check(isJSON: isJSON) }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    let reporting = try Reporting(report)
    let path = Paths.withoutSlash(path)
    let settings = try LintSettings(lint, catalog: path)
    // The report contains the errors in files, so no notes are printed for them.
    let library = try AssetLibrary(checked: path)
    let scenes = try LintScenes(lint, library)
    let findings = try CatalogFindings(library, at: path, settings).all(scenes, terminal)
    let run = Report.Run(
      verb: .lint, inputs: [path] + [settings.path].compactMap(\.self) + scenes.paths,
      language: terminal.language)
    guard isJSON else { return try reporting.finish(findings, of: run, terminal) }
    let report = Report(run, findings: findings, baseline: reporting.baseline)
    try reporting.writePage(of: report, showing: [], terminal)
    try Reporter.json.tell(report, terminal)
    return reporting.exitCode(of: report)
  }
}
