// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// `pellucid legibility`: the table of foregrounds on materials, in every combination of settings.
struct TableLegibility: Verb {
  private var material: MaterialContent.Choice?
  private var foreground: String?
  private var components: String?, chart: String?
  private var flags = PairFlags()

  static var form: Form<TableLegibility> {
    Form(
      "legibility", job: "table", "Proves the lowest contrast of every foreground on every material.",
      details:
        "The table is of every platform and combination of settings; flags leave fewer of them. Some of the systems' own "
        + "combinations do not hold, so that the exit code is 1 only with --require.",
      examples: [
        Example("Everything, as JSON:", "legibility --json"),
        Example(
          "All that lies on one material, for a review:",
          "legibility --material thin --require 3 --reporter markdown"),
      ]
    ) {
      Section(
        .what, .option("--material", \.material, .material, "this material only, or that of a role"),
        .option("--foreground", \.foreground, .foreground, "this one only: " + PairFlags.foregroundHelp),
        .option(
          "--components", \.components, .folder("FOLDER"),
          "the labels of the components in its files too, on the page of --reporter markdown"))
      Section(
        .output,
        .option("--chart", \.chart, .drawing("OUT.svg"), "draws the contrasts of the labels in colour"))
      PairFlags.sections(
        require: "the contrast to hold, 1…21; 4.5 unless given, and then nothing fails"
      ).within(\.flags)
    }
  }

  func check() throws(UsageProblem) {
    try flags.check()
    if components != nil, flags.form != .page { throw .needs("--components", oneOf: ["--reporter markdown"]) }
    if components != nil, flags.report.page != nil { throw .excluding("--components", "--html") }
    if flags.report.isStrict, flags.required == nil { throw .needs("--strict", oneOf: ["--require 4.5"]) }
    _ = try selection.checkedPairs()
  }

  /// The selection of the pairs that the flags leave in the table.
  private var selection: PairSelection {
    var selection = PairSelection(flags.traits.traits)
    (selection.material, selection.foreground) = (material, foreground)
    let given = flags.traits
    (selection.platform, selection.appearance) = (given.platform, given.appearance)
    (selection.contrast, selection.transparency) = (given.contrast, given.transparency)
    return selection
  }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    let reporting = try Reporting(flags.report)
    var pairs: [MaterialPair]
    do throws(UsageProblem) { pairs = try selection.checkedPairs() } catch { throw .usage(error) }
    noteGlass(of: material, in: pairs, terminal)
    if flags.form == .page { pairs = pairs.filter(LegibilityPage.shows) }
    let table = try flags.table(pairs, over: .every, isRequired: flags.required != nil, terminal)
    let views = try draw(table, on: reporting.page, terminal)
    guard let components, flags.form == .page else {
      // A picture or page of all labels takes the place of a long table that nobody asked for.
      let isDrawn = chart != nil || reporting.page != nil
      let form: LegibilityForm? =
        isDrawn && flags.report.reporter == nil && !flags.isJSON ? .summary : nil
      return try flags.finish(.table(table), showing: views, as: form, reporting, terminal)
    }
    let page = PairAnswer.table(table).page(madeBy: terminal.command, in: terminal.language)
    try terminal.print(page + "\n\n" + judgedComponents(in: components).text(in: terminal.language))
    return .success
  }

  /// Draws the chart of the labels that the page lists, with standard transparency unless another one is given, where the
  /// flags request it, and returns it for a page if there is one.
  private func draw(
    _ table: PairTable, on page: PageFolder?, _ terminal: Terminal
  ) throws(CommandError) -> [ReportPage.View] {
    guard chart != nil || page != nil else { return [] }
    var shown = table
    let transparency = flags.traits.transparency ?? .standard
    shown.rows = table.rows.filter {
      $0.pair.traits.transparency == transparency && (foreground != nil || LegibilityPage.shows($0.pair))
    }
    let drawing = ContrastChart(shown, in: terminal.language)
    if let chart { try Reporting.write(drawing.document + "\n", to: chart) }
    return try page.views(
      terminal.language.page.chart, drawing.document, drawing.size, named: ["pairs", "chart"])
  }

  /// Judges the labels of the components in the files of a folder.
  private func judgedComponents(in folder: String) throws(CommandError) -> ComponentPage {
    do {
      let judge = ExhibitJudge(try ComponentExhibit.all(in: folder), threads: flags.drawing.threads)
      return ComponentPage(try judge.labels())
    } catch { throw CommandError(error, in: folder) }
  }
}
