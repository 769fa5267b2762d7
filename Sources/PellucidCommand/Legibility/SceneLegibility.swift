// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// `pellucid legibility SCENE.json`: every text and symbol of scenes, judged.
struct SceneLegibility: Verb {
  private var paths: [String] = []
  private var scene = SceneFlags()
  private var matrix: MatrixAxes?
  private var scope = ScopeFlags()
  private var isJSON = false
  private var sweep: String?
  private var heatmap: String?, witness: String?, worstPlace: String?
  private var fixes = false, isDryRun = false
  private var rules: ContrastRules?
  private var required: Double?
  private var gate = GateFlags()
  private var report = ReportFlags()

  static var form: Form<SceneLegibility> {
    Form(
      "legibility", job: "scene", "Proves the lowest contrast of the texts and symbols of scenes.",
      details:
        "Each is judged over every backdrop that can lie behind it. What does not hold is exit code 1. A folder stands for the "
        + "scenes in it and in folders below.",
      operands: [.several(\.paths, .scenes)],
      examples: [
        Example("A scene in every combination of settings:", "legibility scene.json --matrix"),
        Example("All scenes of a folder, in one report:", "legibility Scenes --reporter sarif"),
        Example("The repairs, as a difference:", "legibility scene.json --fix --dry-run"),
      ]
    ) {
      Section(.what, .matrix(\.matrix, MaterialLegibility.matrixHelp))
      SceneFlags.sections.within(\.scene)
      SceneFlags.glassSections.within(\.scene)
      Section(
        .output, .toggle("--json", \.isJSON, "everything that is known, as JSON"),
        .option("--heatmap", \.heatmap, .picture("OUT.png"), "draws the contrast over the scene"),
        .option(
          "--witness", \.witness, .picture("OUT.png"), "draws the scene over the backdrop that breaks it"),
        .option(
          "--worst-place", \.worstPlace, .picture("OUT.png"),
          "draws the stated picture at the place where a text has the least contrast"))
      ReportFlags.scenePageSection.within(\.report)
      Section(
        .output,
        .toggle(
          "--fix", \.fixes,
          "writes repairs of the texts that fail into the documents, and reports what is left"),
        .toggle("--dry-run", \.isDryRun, "with --fix: prints the difference, and writes nothing"))
      Section(
        .judging,
        .option(
          "--rules", \.rules, .words(ContrastRules.allCases.map(\.rawValue)) { ContrastRules(rawValue: $0) },
          "which text is large: 18 points, or 14 bold (wcag), or any bold (apple)"),
        .option(
          "--require", \.required, .number("RATIO", in: 1...21),
          "the contrast to hold, 1…21; by size and kind unless given"),
        .option(
          "--sweep", \.sweep, .input("PICTURE", ImageReader.pixelExtensions),
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
    try scene.check()
    // A text is followed through all combinations, and systems draw components of different texts.
    if scene.assets.devices.map({ $0.count > 1 }) == true { throw .together(.oneValueOnly("--device")) }
    try checkFix()
    guard SceneInputs.areSeveral(paths) else { return }
    if heatmap != nil { throw .together(.oneSceneOnly("--heatmap")) }
    if witness != nil { throw .together(.oneSceneOnly("--witness")) }
    if worstPlace != nil { throw .together(.oneSceneOnly("--worst-place")) }
  }

  /// Rejects what does not go together with edits of the documents.
  private func checkFix() throws(UsageProblem) {
    guard fixes else {
      if isDryRun { throw .needs("--dry-run", oneOf: ["--fix"]) }
      return
    }
    if let input = paths.first(where: { ["-", "/dev/stdin"].contains($0) }) {
      throw .excluding("--fix", input)
    }
    if report.newBaseline != nil { throw .excluding("--fix", "--write-baseline") }
    // These would show a scene that the edits have changed since.
    let pictures = [
      ("--html", report.page), ("--heatmap", heatmap), ("--witness", witness), ("--worst-place", worstPlace),
    ]
    if let given = pictures.first(where: { $0.1 != nil }) { throw .excluding("--fix", given.0) }
    guard isDryRun else { return }
    if isJSON { throw .excluding("--dry-run", "--json") }
    if let reporter = report.reporter { throw .excluding("--dry-run", "--reporter " + reporter.rawValue) }
  }

  func run(_ terminal: Terminal, _ files: RunFiles) throws(CommandError) -> ExitCode {
    try scope.checkPaths()
    var gates = SceneGates(gate)
    let inputs = try SceneInputs(paths, following: &gates)
    var decisions: [GateDecisions] = []
    for document in inputs.documents { decisions.append(try gates.decisions(about: document.path)) }
    let reporting = try Reporting(report, gates: gates.scoped)
    let documents = try SceneDocuments(scene, terminal)
    var (judged, attempts): ([SceneJudgement], SceneAttempts) = ([], SceneAttempts(inputs, terminal))
    for (document, decisions) in zip(inputs.documents, decisions) {
      try attempts.attempt(document.path) { () throws(CommandError) in
        let judge = { (bytes: [UInt8]?) throws(CommandError) -> SceneJudgement in
          try self.judge(
            document.path, bytes, decisions, documents, files, reporting.page, terminal)
        }
        judged.append(
          fixes ? try fixed(document.path, reporting, terminal, judge) : try judge(nil))
      }
    }
    return try finish(judged, attempts.failures, isSingle: inputs.isSingle, reporting, terminal)
  }

  /// Edits a document so that its texts do not fail, or prints the edits, and returns the judgement with them.
  private func fixed(
    _ path: String, _ reporting: Reporting, _ terminal: Terminal,
    _ judge: ([UInt8]?) throws(CommandError) -> SceneJudgement
  ) throws(CommandError) -> SceneJudgement {
    func failing(_ judged: SceneJudgement) -> [Finding] {
      reporting.report(judged.findings, of: judged.run).shortfalls
    }
    let bytes: [UInt8]
    do { bytes = try FileReading.bytes(of: path, maximumBytes: SceneLimits().bytes) } catch {
      throw CommandError(SceneFileError.unreadable(error), in: path)
    }
    let fix = try SceneFix(path, bytes, judge(bytes), failing: failing) { (bytes) throws(CommandError) in
      try judge(bytes)
    }
    if isDryRun { try fix.show(terminal) } else { try fix.write(terminal) }
    fix.noteComponents(failing(fix.judgement), terminal)
    return fix.judgement
  }

  /// Judges a scene, and draws the pictures of it that the flags request.
  ///
  /// - Parameters:
  ///   - bytes: The text in place of the document's; nil to read the document.
  ///   - page: The folder of the page that shows the scene; nil for none.
  private func judge(
    _ path: String, _ bytes: [UInt8]?, _ decisions: GateDecisions, _ documents: SceneDocuments,
    _ files: RunFiles, _ page: PageFolder?, _ terminal: Terminal
  ) throws(CommandError) -> SceneJudgement {
    var versions = try documents.versions(at: path, of: bytes, along: self.scene.axes(matrix))
    let backdrops = backdrops(of: versions[0].scene, decisions.backdrops)
    for index in versions.indices { versions[index].scene.backdrops = backdrops.statement }
    let scene = versions[0].scene
    var files = files
    do throws(UsageProblem) {
      for version in versions { try files.reads(version.scene, at: path) }
    } catch { throw .usage(error) }
    var painter = try Painter(self.scene.drawing, document: path, folder: Paths.folder(of: path))
    terminal.show(.judging(path))
    if backdrops.origin == .configuration, let configuration = decisions.path {
      try painter.checkPictures(of: backdrops.statement, in: scene.traits.gamut, statedBy: configuration)
    }
    var inquiry = try inquiry(about: versions, &painter)
    inquiry.holdsAsDrawn = decisions.holdsAsDrawn
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
    let places = bytes.map { LayerPlaces(of: $0, documentAt: path) } ?? LayerPlaces(documentAt: path)
    let section = try page.map { folder throws(CommandError) in
      try self.section(of: answer, about: scene, at: path, in: folder, &painter, terminal)
    }
    return SceneJudgement(
      run: Report.Run(answer, of: path, in: terminal.language),
      findings: answer.findings.map { places.placed($0) },
      members: isJSON ? answer.members(to: inquiry, about: path, over: backdrops, in: terminal.language) : [],
      section: section)
  }

  /// Returns the backdrops that the flags state, else the scene, else its configuration.
  private func backdrops(of scene: SceneDescription, _ usual: StatedScope) -> StatedScope {
    if let statement = scope.statement { return StatedScope(statement, by: .flag) }
    if let statement = scene.backdrops { return StatedScope(statement, by: .scene) }
    return usual
  }

  /// Returns the inquiry that the flags request. Throws if the scrolling picture cannot be read.
  private func inquiry(
    about versions: [SceneVersion], _ painter: inout Painter
  ) throws(CommandError) -> SceneInquiry {
    var inquiry = SceneInquiry()
    (inquiry.rules, inquiry.required) = (rules ?? .wcag, required)
    if let axes = scene.axes(matrix) {
      inquiry.variants = try scene.variants(of: versions, along: axes) {
        painter.renderer.knownFacts(of: $0)
      }
    }
    if let picture = sweep {
      do {
        inquiry.document = try SweptPicture(readingFrom: picture, in: versions[0].scene.traits.gamut)
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
    if let worstPlace { try drawWorstPlace(of: answer, to: worstPlace, &painter, terminal) }
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

  /// The flags that decide what is written, with the number of their values, which the commands of pictures leave out.
  private static let outputs = [
    "--html": 1, "--single-file": 0, "--no-color-vision": 0, "--reporter": 1, "--json": 0, "--heatmap": 1,
    "--witness": 1,
    "--worst-place": 1, "--baseline": 1, "--write-baseline": 1, "--matrix": 0, "--quiet": 0, "--strict": 0,
    "--fail-on-review": 0, "--threads": 1,
  ]

  /// Draws the stated picture at the place where a text or symbol has the least contrast in relation to what it needs.
  private func drawWorstPlace(
    of answer: SceneAnswer<RenderedPicture>, to path: String, _ painter: inout Painter, _ terminal: Terminal
  ) throws(CommandError) {
    guard let worst = answer.worstPlace else { return terminal.note(RunNote.noPlace) }
    try Destination(path: path).write(painter.draw(worst.scene))
    let note = RunNote.worstPlace(
      path: path, id: worst.foreground.id, lowest: worst.lowest, picture: worst.picture)
    terminal.tell(note.sentence(in: terminal.language))
  }

  /// Draws the pictures of a page.
  private func section(
    of answer: SceneAnswer<RenderedPicture>, about scene: SceneDescription, at path: String,
    in folder: PageFolder, _ painter: inout Painter, _ terminal: Terminal
  ) throws(CommandError) -> ReportPage.Section {
    terminal.show(.drawing(folder.page))
    defer { terminal.wipeProgress() }
    var page = ScenePage(
      path, scale: scene.scale, in: folder, showsColorVision: !report.omitsColorVision,
      flags: terminal.arguments(without: paths, Self.outputs), language: terminal.language)
    try painter.attempt { try page.add(answer, about: scene, by: &$0) }
    return page.section
  }

  /// Reports the findings and returns the exit code.
  private func finish(
    _ judged: [SceneJudgement], _ failures: [Report.Run.Failure], isSingle: Bool, _ reporting: Reporting,
    _ terminal: Terminal
  ) throws(CommandError) -> ExitCode {
    let run =
      isSingle
      ? judged[0].run
      : Report.Run(of: judged.map(\.run), failures: failures, verb: .legibility, language: terminal.language)
    let findings = judged.flatMap(\.findings)
    let exit: ExitCode
    if isDryRun {
      let report = reporting.report(findings, of: run)
      terminal.tell(report.totals)
      exit = reporting.exitCode(of: report)
    } else if isJSON {
      let report = reporting.report(findings, of: run)
      let scenes: [JSONText.Member] =
        isSingle
        ? judged[0].members
        : [("scenes", .array(judged.map { .object($0.members) } + failures.map(\.json)))]
      let members = [("version", .whole(1))] + scenes + [("report", JSONReporter.document(of: report))]
      try reporting.writePage(of: report, showing: judged.compactMap(\.section), terminal)
      try terminal.print(JSONText.object(members).text)
      exit = reporting.exitCode(of: report)
    } else {
      exit = try reporting.finish(
        findings, of: run, showing: judged.compactMap(\.section), terminal)
    }
    return failures.isEmpty ? exit : .badInput
  }
}
