// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// `pellucid render`: scene documents to PNGs, each also in every combination of settings.
struct RenderVerb: Verb {
  private var paths: [String] = []
  private(set) var picture = PictureFlags()
  private(set) var matrix: MatrixAxes?
  private(set) var isJSON = false
  private(set) var showsFindings = false
  private(set) var sweep: String?
  private var isWatched = false
  private(set) var motion = MotionFlags()
  private(set) var scene = SceneFlags()
  private var gate = GateFlags()
  private(set) var report = ReportFlags()
  /// The documents that another verb has made; empty for documents of people's own.
  private(set) var made = MadeDocuments()

  init() {}

  /// Creates the verb that draws the documents which another verb has made.
  init(
    drawing made: MadeDocuments, to picture: PictureFlags, _ scene: SceneFlags, _ gate: GateFlags,
    _ report: ReportFlags, isJSON: Bool, showsFindings: Bool
  ) {
    (self.made, paths) = (made, made.paths)
    (self.picture, self.scene, self.gate, self.report) = (picture, scene, gate, report)
    (self.isJSON, self.showsFindings) = (isJSON, showsFindings)
  }

  static var form: Form<RenderVerb> {
    Form(
      "render", "Draws scene documents.",
      details:
        "SCENE.json may be - for standard input. Flags override the document's traits. A folder stands for the scenes in it and "
        + "in folders below; the pictures of several scenes go to a folder.",
      operands: [.several(\.paths, .scenes)],
      examples: [
        Example(
          "Every combination of settings, and a contact sheet:", "render scene.json -o all.png --matrix"),
        Example("Again after every change:", "render scene.json -o scene.png --watch"),
        Example("Each scene of a folder:", "render Scenes -o pictures"),
      ]
    ) {
      Section(
        .what,
        .matrix(
          \.matrix,
          "every combination of the settings that are not given, or of those named here, each beside OUT.png, and a "
            + "contact sheet in it"))
      Section(
        .what,
        .toggle(
          "--watch", \.isWatched,
          "again whenever the document, a picture or a catalog of it changes, until Ctrl-C, which exits with 0"
        ))
      MotionFlags.section.within(\.motion)
      SceneFlags.sections.within(\.scene)
      SceneFlags.desktopSection.within(\.scene)
      SceneFlags.glassSections.within(\.scene)
      PictureFlags.section(
        .picture("OUT.png|OUT.apng|FOLDER", mayBeAnimation: true, mayBeFolder: true),
        "where the picture goes, or the pictures of several scenes; may be left out with --json or --findings"
      ).within(\.picture)
      ReportFlags.scenePageSection.within(\.report)
      Section(.output, .toggle("--json", \.isJSON, "measured contrast of every text, and findings, as JSON"))
      Section(
        .judging,
        .toggle(
          "--findings", \.showsFindings,
          "what the guidelines would object to, and what the picture shows; errors exit with 1"),
        .option(
          "--sweep", \.sweep, .input("PICTURE", ImageReader.pixelExtensions),
          "with --findings: contrast on bars while the picture scrolls beneath"))
      GateFlags.section.within(\.gate)
      ReportFlags.section.within(\.report)
      ReportFlags.baselineSection.within(\.report)
    }
  }

  var isMatrix: Bool { scene.axes(matrix) != nil }

  /// Rejects options that exclude each other, options that need another one, and a command line without any output.
  func check() throws(UsageProblem) {
    try report.check(isJSON: isJSON)
    try scene.check()
    guard !report.isAsked || showsFindings else { throw .needs(report.firstGiven, oneOf: ["--findings"]) }
    if let given = gate.firstGiven, !showsFindings, !isJSON, report.page == nil {
      throw .needs(given, oneOf: ["--findings", "--json", "--html"])
    }
    guard sweep == nil || showsFindings || report.page != nil else {
      throw .needs("--sweep", oneOf: ["--findings", "--html"])
    }
    guard !(report.isAsked && isJSON) else { throw .excluding("--json", report.firstGiven) }
    try motion.check(writing: picture.path)
    if isWatched { try checkWatch() }
    try checkPlace()
    let several = motion.severalMoments(to: picture.path)
    let single =
      isMatrix
      ? matrix == nil ? scene.firstList ?? "--device" : "--matrix"
      : isJSON ? "--json" : showsFindings ? "--findings" : report.page != nil ? "--html" : nil
    if let several, let single { throw .excluding(several, single) }
    if let several, picture.depth == .sixteen { throw .excluding(several, "--depth 16") }
    guard picture.path != nil || several == nil && (isJSON || showsFindings || report.page != nil) else {
      throw .missingOption(
        oneOf: ["-o OUT.png"] + (several == nil ? ["--json", "--findings", "--html FOLDER"] : []))
    }
    guard picture.path != nil || picture.depth == nil else { throw .needs("--depth", oneOf: ["-o OUT.png"]) }
  }

  var areSeveral: Bool { SceneInputs.areSeveral(paths) }
  var isJudged: Bool { isJSON || showsFindings || report.page != nil }

  /// Rejects a file as the output of several scenes, a folder as that of one, and moments of several scenes.
  private func checkPlace() throws(UsageProblem) {
    guard let path = picture.path else { return }
    let isPicture = ["png", MotionFlags.animationExtension].contains {
      path.lowercased().hasSuffix("." + $0) && Folders.isFolder(path) != true
    }
    if areSeveral, isPicture { throw .together(.needsFolder("-o " + path)) }
    if areSeveral, let option = motion.severalMoments(to: path) { throw .together(.oneSceneOnly(option)) }
    if !areSeveral, ValueForm<String>.leadsToFolder(path) { throw .outputIsFolder(at: "-o " + path) }
  }

  /// Rejects a watch over standard input or several scenes, or without a picture to draw again.
  private func checkWatch() throws(UsageProblem) {
    guard picture.path != nil else { throw .needs("--watch", oneOf: ["-o OUT.png"]) }
    if areSeveral { throw .together(.oneSceneOnly("--watch")) }
    if Paths.isSame(paths[0], "-") { throw .excluding("--watch", "-") }
  }

  func run(_ terminal: Terminal, _ files: RunFiles) throws(CommandError) -> ExitCode {
    if isWatched { try watch(terminal, files) }
    return try draw(terminal, files)
  }

  /// Draws now and after every change. An error is printed, and the next change is waited for.
  private func watch(_ terminal: Terminal, _ files: RunFiles) throws(CommandError) -> Never {
    EndingSignals.takeInterruptionAsDone()
    let path = paths[0]
    var watch = FileWatch(scene: path, catalogs: scene.assets.catalogs)
    while true {
      watch.look()
      do throws(CommandError) {
        _ = try draw(terminal, files)
        terminal.tell(RunNote.drawn(path: picture.path ?? path).sentence(in: terminal.language))
      } catch {
        if error.exit == .cannotWrite { throw error }
        terminal.complain(error)
      }
      watch.wait()
      InputFiles.forget()
    }
  }

  private func draw(_ terminal: Terminal, _ files: RunFiles) throws(CommandError) -> ExitCode {
    var gates = SceneGates(gate)
    let inputs = try SceneInputs(paths, following: &gates)
    var decisions: [Gate?] = []
    for document in inputs.documents {
      decisions.append(isJudged ? try gates.decisions(about: document.path).gate : nil)
    }
    let reporting = try Reporting(report, gates: gates.scoped)
    let documents = try SceneDocuments(scene, terminal)
    if !inputs.isSingle, let folder = picture.path {
      try SceneInputs.checkOutputs(inputs.documents.map { ($0.output(in: folder, ".png"), $0.path) })
    }
    var (jobs, drawn): ([Job], [Drawn]) = ([], [])
    var (attempts, files) = (SceneAttempts(inputs, after: made.failures, terminal), files)
    var painter = FolderPainter(scene.drawing)
    for (document, gate) in zip(inputs.documents, decisions) {
      try attempts.attempt(document.path) { () throws(CommandError) in
        jobs.append(try job(document, isSingle: inputs.isSingle, gate, documents, &painter, &files))
      }
    }
    for (job, result) in zip(jobs, results(of: jobs, with: painter, in: reporting.page, terminal)) {
      try attempts.attempt(job.path) { () throws(CommandError) in
        if let done = try result.get() { drawn.append(done) }
      }
    }
    if motion.severalMoments(to: picture.path) != nil { return .success }
    let exit = try finish(drawn, attempts.failures, isSingle: inputs.isSingle, reporting, terminal)
    return attempts.failures.isEmpty ? exit : .badInput
  }
}
