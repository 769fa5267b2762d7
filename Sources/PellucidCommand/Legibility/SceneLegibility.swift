// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// `pellucid legibility SCENE.json`: every text and symbol of a scene, judged.
struct SceneLegibility {
  /// Beside those of reports, traits and drawing, and `--json` and `--require`.
  static let options =
    [
      Grammar.Option(
        name: "--rules", values: [ContrastRules.allCases.map(\.rawValue).joined(separator: "|")],
        help: "which text is large: 18 points, or 14 bold (wcag), or any bold (apple)"),
      Grammar.Option(name: "--matrix", help: "every combination of the settings that are not given"),
      Grammar.Option(
        name: "--sweep", values: ["PICTURE"],
        help: "lowest contrast on bars while the picture scrolls beneath", file: .isRead),
      Grammar.Option(
        name: "--heatmap", values: ["OUT.png"], help: "draws the contrast over the scene", file: .isWritten()),
      Grammar.Option(
        name: "--witness", values: ["OUT.png"], help: "draws the scene over the backdrop that breaks it",
        file: .isWritten()),
      ReportFlags.failsOnReview,
    ] + TraitFlags.glassRules

  /// Without those that pairs take too.
  static var optionsOfScenesAlone: [String] {
    options.map(\.name).filter { !["--matrix", ReportFlags.failsOnReview.name].contains($0) }
  }

  private let arguments: ParsedArguments
  private let path: String
  private let flags: ReportFlags
  private let rules: ContrastRules
  private let required: Double?
  private let heatmap: Destination?, witness: Destination?

  init(_ arguments: ParsedArguments, scenePath: String) throws(CommandError) {
    self.arguments = arguments
    path = scenePath
    flags = try ReportFlags(arguments)
    required = try arguments.number("--require", in: 1...21)
    heatmap = try Self.picture("--heatmap", arguments)
    witness = try Self.picture("--witness", arguments)
    let name = arguments.text("--rules") ?? ContrastRules.wcag.rawValue
    guard let rules = ContrastRules(rawValue: name) else {
      throw .usage(
        "unknown value", "--rules \(name)",
        Nearest.advice(name, among: ContrastRules.allCases.map(\.rawValue)))
    }
    self.rules = rules
  }

  private static func picture(
    _ option: String, _ arguments: ParsedArguments
  ) throws(CommandError) -> Destination? {
    try arguments.text(option).map { path throws(CommandError) in
      Destination(path: try Destination.checked(path, of: option))
    }
  }

  func run(_ terminal: Terminal) throws(CommandError) -> ExitCode {
    let scene = try SceneDocuments(arguments).scene(at: path)
    var files = try RunFiles(arguments, of: LegibilityVerb.grammar)
    try files.reads(scene, at: path)
    var painter = try Painter(arguments, document: path, folder: Paths.folder(of: path))
    terminal.progress("judging \(path)")
    let inquiry = try inquiry(about: scene, &painter)
    let answer = try painter.answer(inquiry, about: scene) { progress in
      switch progress {
      case .combination(let number, let all, let variant):
        terminal.progress("judging \(number) of \(all): \(variant.label)")
      case .offset(let number, let all, let bar): terminal.progress("\(bar): offset \(number) of \(all)")
      }
    }
    if inquiry.document != nil, answer.swept.isEmpty {
      terminal.note(RunNote.nothingScrolls, in: flags.language)
    }
    terminal.progress("")
    try draw(scene, answer, &painter, terminal)
    return try finish(answer, to: inquiry, terminal)
  }

  private func inquiry(
    about scene: SceneDescription, _ painter: inout Painter
  ) throws(CommandError) -> SceneInquiry {
    var inquiry = SceneInquiry()
    (inquiry.rules, inquiry.required) = (rules, required)
    if arguments.has("--matrix") {
      inquiry.variants = TraitFlags(arguments: arguments).variants(of: scene) {
        painter.renderer.knownFacts(of: $0)
      }
    }
    if let picture = arguments.text("--sweep") {
      do {
        inquiry.document = try ScrolledDocument(readingFrom: picture, in: scene.traits.gamut)
      } catch {
        throw CommandError(error, path: picture)
      }
    }
    return inquiry
  }

  private func draw(
    _ scene: SceneDescription, _ answer: SceneAnswer<RenderedPicture>, _ painter: inout Painter,
    _ terminal: Terminal
  ) throws(CommandError) {
    try heatmap?.write(Heatmap(answer.own, drawnAs: answer.picture).picture)
    guard let output = self.witness else { return }
    guard let witness = WitnessScene(answer.own, of: scene) else {
      terminal.note(RunNote.noWitness, in: flags.language)
      return
    }
    let (picture, drawn) = try painter.lowest(of: witness.judged.foreground.source, in: witness.scene)
    try output.write(picture)
    if let drawn, let bound = witness.judged.verdict.bound {
      let note = RunNote.witness(
        path: output.path, id: witness.judged.id, drawn: drawn.lowest, bound: bound.lowest)
      terminal.note("pellucid: " + note.sentence(in: flags.language))
    }
  }

  private func finish(
    _ answer: SceneAnswer<RenderedPicture>, to inquiry: SceneInquiry, _ terminal: Terminal
  ) throws(CommandError) -> ExitCode {
    let run = Report.Run(answer, of: path, in: flags.language)
    let places = LayerPlaces(documentAt: path)
    let findings = answer.findings.map { places.placed($0) }
    guard arguments.has("--json") else { return try flags.finish(findings, of: run, terminal) }
    let report = Report(run, findings: findings, baseline: flags.baseline)
    try terminal.print(answer.json(to: inquiry, about: path, report).text)
    return flags.exitCode(of: report)
  }
}
