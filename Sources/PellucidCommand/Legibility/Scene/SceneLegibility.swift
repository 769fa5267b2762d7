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
    try requireNames(in: scene)
    let places = LayerPlaces(documentAt: path)
    var judge = SceneJudge(
      painter: try Painter(arguments, document: path, folder: Paths.folder(of: path)), rules: rules,
      required: required)
    terminal.progress("judging \(path)")
    var own = try judge.judge(scene)
    var all = [own]
    if arguments.has("--matrix") { all = try matrix(scene, own, &judge, terminal) }
    var repairs = RepairSearch(of: scene, judged: all)
    all = repairs.repaired()
    own = all.first { $0.traits == scene.traits } ?? own
    var findings = own.foregrounds.flatMap {
      ContrastFindings(places: places, gamut: scene.traits.gamut).findings(of: $0)
    }
    if all.count > 1 { findings += SettingsFindings(places: places, own: own.traits, scenes: all).findings }
    findings += try surfaces(scene, own, all, &judge, places)
    var swept: [ScrollSweep.Result] = []
    if let picture = arguments.text("--sweep") {
      let sweep = try ScrollSweep(picture: picture, gamut: scene.traits.gamut, places: places)
      swept = try sweep.results(scene, own, &judge, terminal)
      if swept.isEmpty {
        terminal.note("pellucid: note: nothing scrolls under a text or symbol of this scene")
      }
      findings += swept.compactMap(sweep.finding)
    }
    terminal.progress("")
    try draw(scene, own, &judge, terminal)
    return try finish(findings, own, all, swept, terminal)
  }

  /// What draws something under a layer and measures another again finds both by their names.
  private func requireNames(in scene: SceneDescription) throws(CommandError) {
    guard let option = ["--sweep", "--witness"].first(where: arguments.has), let shared = scene.sharedName
    else { return }
    throw CommandError(
      .badInput, "several layers have the id \"\(shared.name)\"",
      "\(path): \(shared.paths.joined(separator: ", "))",
      "give each an id of its own, or none; \(option) has to tell them apart")
  }

  /// Every combination that the flags leave; the scene's own is not judged again.
  private func matrix(
    _ scene: SceneDescription, _ own: JudgedScene, _ judge: inout SceneJudge, _ terminal: Terminal
  ) throws(CommandError) -> [JudgedScene] {
    let variants = TraitFlags(arguments: arguments).variants(of: scene)
    var all: [JudgedScene] = []
    for (index, variant) in variants.enumerated() {
      terminal.progress("judging \(index + 1) of \(variants.count): \(variant.label)")
      let isOwn = variant.traits == own.traits && variant.glass == scene.glass && variant.device == nil
      var judged = isOwn ? own : try judge.judge(variant.applied(to: scene))
      judged.settings = variant
      all.append(judged)
    }
    return all
  }

  private func surfaces(
    _ scene: SceneDescription, _ own: JudgedScene, _ all: [JudgedScene], _ judge: inout SceneJudge,
    _ places: LayerPlaces
  ) throws(CommandError) -> [Finding] {
    let surfaces = SurfaceFindings(scene, places: places)
    var reduced = scene
    reduced.traits.transparency = .reduced
    let judged: JudgedScene
    if let known = all.first(where: { $0.traits == reduced.traits }) {
      judged = known
    } else {
      judged = try judge.judge(reduced)
    }
    return surfaces.ignoringReducedTransparency(judged) + surfaces.undimmed(all)
      + surfaces.runningTogether(own)
      + BlendingFindings(places: places).findings(scene, own.resolved)
  }

  private func draw(
    _ scene: SceneDescription, _ own: JudgedScene, _ judge: inout SceneJudge, _ terminal: Terminal
  ) throws(CommandError) {
    try heatmap?.write(Heatmap(scene: own).picture)
    guard let output = self.witness else { return }
    guard let witness = WitnessPicture(own, of: scene) else {
      terminal.note("pellucid: note: no text or symbol lies on a material with a bound; no witness was drawn")
      return
    }
    let (picture, drawn) = try judge.lowest(of: witness.judged.id, in: witness.scene)
    try output.write(picture)
    if let drawn, let bound = witness.judged.verdict.bound {
      terminal.note(
        "pellucid: \(output.path): \(witness.judged.id) has \(Figures.ratio(drawn.lowest)) over its worst backdrop, "
          + "proven is at least \(Figures.ratio(bound.lowest))")
    }
  }

  private func finish(
    _ findings: [Finding], _ own: JudgedScene, _ all: [JudgedScene], _ swept: [ScrollSweep.Result],
    _ terminal: Terminal
  ) throws(CommandError) -> ExitCode {
    var run = self.run(own, all)
    run.tables.append(ScrollSweep.table(swept))
    guard arguments.has("--json") else { return try flags.finish(findings, of: run, terminal) }
    let report = Report(run, findings: findings, baseline: flags.baseline)
    try terminal.print(json(report, all, swept).text)
    return flags.exitCode(of: report)
  }

  private func run(_ own: JudgedScene, _ all: [JudgedScene]) -> Report.Run {
    let standings = Standings(own.foregrounds.map(\.standing))
    var counts = standings.text
    var run = Report.Run(verb: .legibility, inputs: [path])
    run.standings = standings
    if !own.foregrounds.isEmpty { run.tables = [[JudgedForeground.headings] + own.foregrounds.map(\.row)] }
    if all.count > 1 {
      let worst = Standings(
        own.foregrounds.indices.map { index in
          // An asset that another device lacks is not there to be judged.
          all.filter { $0.foregrounds.indices.contains(index) }.map { $0.foregrounds[index].standing }.min()
            ?? .review
        })
      run.variants = all.map(\.variant)
      run.worstStandings = worst
      counts += "; in all \(all.count) combinations of settings \(worst.text)"
    }
    run.summary = "\(own.foregrounds.count) texts and symbols (\(counts))"
    return run
  }

  private func json(_ report: Report, _ all: [JudgedScene], _ swept: [ScrollSweep.Result]) -> JSONText {
    var members: [(key: String, value: JSONText)] = [
      (key: "version", value: .whole(1)), (key: "scene", value: .string(path)),
      (key: "rules", value: .string(rules.rawValue)),
      (key: "combinations", value: .array(all.map { .object($0.members) })),
    ]
    if arguments.has("--sweep") { members.append((key: "sweep", value: .array(swept.map(\.json)))) }
    members.append((key: "report", value: JSONReporter.document(of: report)))
    return .object(members)
  }
}
