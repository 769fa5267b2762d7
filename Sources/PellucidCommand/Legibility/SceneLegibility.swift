// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// `pellucid legibility SCENE.json`: every text and symbol of a scene, judged.
struct SceneLegibility: Verb {
  private var path = ""
  private var scene = SceneFlags()
  private var matrix: MatrixAxes?
  private var scope = ScopeFlags()
  private var isJSON = false
  private var sweep: String?
  private var heatmap: String?, witness: String?
  private var rules: ContrastRules?
  private var required: Double?
  private var gate = GateFlags()
  private var report = ReportFlags()

  static var form: Form<SceneLegibility> {
    Form(
      "legibility", job: "scene", "Proves the lowest contrast of the texts and symbols of a scene.",
      details:
        "Each is judged over every backdrop that can lie behind it. What does not hold is exit code 1.",
      operands: [.required(\.path, .input("SCENE.json", ["json"]))],
      examples: [
        Example("A scene in every combination of settings:", "legibility scene.json --matrix"),
        Example("The backdrop that breaks it:", "legibility scene.json --witness witness.png"),
        Example("For code scanning:", "legibility scene.json --reporter sarif"),
      ]
    ) {
      Section(.what, .matrix(\.matrix, MaterialLegibility.matrixHelp))
      SceneFlags.sections.within(\.scene)
      SceneFlags.glassSections.within(\.scene)
      Section(
        .output, .toggle("--json", \.isJSON, "everything that is known, as JSON"),
        .option("--heatmap", \.heatmap, .picture("OUT.png"), "draws the contrast over the scene"),
        .option(
          "--witness", \.witness, .picture("OUT.png"), "draws the scene over the backdrop that breaks it"))
      ReportFlags.pageSection.within(\.report)
      Section(
        .judging,
        .option(
          "--rules", \.rules, .words(ContrastRules.allCases.map(\.rawValue)) { ContrastRules(rawValue: $0) },
          "which text is large: 18 points, or 14 bold (wcag), or any bold (apple)"),
        .option(
          "--require", \.required, .number("RATIO", in: 1...21),
          "the contrast to hold, 1…21; by size and kind unless given"),
        .option(
          "--sweep", \.sweep, .input("PICTURE", ["png", "jpg", "jpeg", "webp"]),
          "lowest contrast on bars while the picture scrolls beneath"))
      ScopeFlags.section.within(\.scope)
      GateFlags.section.within(\.gate)
      ReportFlags.section.within(\.report)
      ReportFlags.reviewSection.within(\.report)
      ReportFlags.baselineSection.within(\.report)
    }
  }

  func check() throws(UsageProblem) {
    try scope.check(hasContent: true)
    try report.check(isJSON: isJSON)
  }

  func run(_ terminal: Terminal, _ files: RunFiles) throws(CommandError) -> ExitCode {
    let decisions = try gate.decisions(nearest: Paths.folder(of: path))
    let reporting = try Reporting(report, gate: decisions.gate)
    var scene = try SceneDocuments(self.scene, terminal).scene(at: path)
    scene.backdrops = scope.statement ?? scene.backdrops ?? decisions.backdrops
    var files = files
    do throws(UsageProblem) { try files.reads(scene, at: path) } catch { throw .usage(error) }
    var painter = try Painter(self.scene.drawing, document: path, folder: Paths.folder(of: path))
    terminal.show(.judging(path))
    let inquiry = try inquiry(about: scene, &painter)
    var progress = Progress(terminal)
    let answer = try painter.answer(inquiry, about: scene) { step in
      switch step {
      case .combination(let number, let all, let variant):
        progress.show(.judging(variant.label), number, of: all)
      case .offset(let number, let all, let bar):
        // The time that is left is estimated for each bar by itself.
        if number == 1 { progress = Progress(terminal) }
        progress.show(.scrolling(bar), number, of: all)
      }
    }
    if inquiry.document != nil, answer.swept.isEmpty { terminal.note(RunNote.nothingScrolls) }
    terminal.wipeProgress()
    try draw(scene, answer, &painter, terminal)
    let sections = try reporting.page.map { folder throws(CommandError) in
      [try section(of: answer, about: scene, in: folder, &painter, terminal)]
    }
    return try finish(answer, to: inquiry, showing: sections ?? [], reporting, terminal)
  }

  /// Returns the inquiry that the flags request. Throws if the scrolling picture cannot be read.
  private func inquiry(
    about scene: SceneDescription, _ painter: inout Painter
  ) throws(CommandError) -> SceneInquiry {
    var inquiry = SceneInquiry()
    (inquiry.rules, inquiry.required) = (rules ?? .wcag, required)
    if let matrix {
      inquiry.variants = try self.scene.variants(of: scene, along: matrix) {
        painter.renderer.knownFacts(of: $0)
      }
    }
    if let picture = sweep {
      do {
        inquiry.document = try SweptPicture(readingFrom: picture, in: scene.traits.gamut)
      } catch {
        throw CommandError(error, path: picture)
      }
    }
    return inquiry
  }

  /// Draws the heat map and the witness that the flags request.
  private func draw(
    _ scene: SceneDescription, _ answer: SceneAnswer<RenderedPicture>, _ painter: inout Painter,
    _ terminal: Terminal
  ) throws(CommandError) {
    if let heatmap {
      try Destination(path: heatmap).write(Heatmap(answer.own, drawnAs: answer.picture).picture)
    }
    guard let path = self.witness else { return }
    guard let witness = WitnessScene(answer.own, of: scene) else { return terminal.note(RunNote.noWitness) }
    let (picture, drawn) = try painter.lowest(of: witness.judged.foreground.source, in: witness.scene)
    try Destination(path: path).write(picture)
    if let drawn, let bound = witness.judged.verdict.bound {
      let note = RunNote.witness(
        path: path, id: witness.judged.id, drawn: drawn.lowest, bound: bound.lowest)
      terminal.tell(note.sentence(in: terminal.language))
    }
  }

  /// Draws the pictures of a page.
  private func section(
    of answer: SceneAnswer<RenderedPicture>, about scene: SceneDescription, in folder: PageFolder,
    _ painter: inout Painter, _ terminal: Terminal
  ) throws(CommandError) -> ReportPage.Section {
    terminal.show(.drawing(folder.page))
    defer { terminal.wipeProgress() }
    var page = ScenePage(path, scale: scene.scale, in: folder, language: terminal.language)
    try painter.attempt { try page.add(answer, about: scene, by: &$0) }
    return page.section
  }

  /// Reports the findings and returns the exit code.
  private func finish(
    _ answer: SceneAnswer<RenderedPicture>, to inquiry: SceneInquiry, showing sections: [ReportPage.Section],
    _ reporting: Reporting, _ terminal: Terminal
  ) throws(CommandError) -> ExitCode {
    let run = Report.Run(answer, of: path, in: terminal.language)
    let places = LayerPlaces(documentAt: path)
    let findings = answer.findings.map { places.placed($0) }
    guard isJSON else { return try reporting.finish(findings, of: run, showing: sections, terminal) }
    let report = Report(run, findings: findings, baseline: reporting.baseline, gate: reporting.gate)
    try reporting.writePage(of: report, showing: sections, terminal)
    try terminal.print(answer.json(to: inquiry, about: path, report).text)
    return reporting.exitCode(of: report)
  }
}
