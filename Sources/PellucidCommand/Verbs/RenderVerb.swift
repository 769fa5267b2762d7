// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// `pellucid render`: scene documents to PNGs, each also in every combination of settings.
struct RenderVerb: Verb {
  private var paths: [String] = []
  private var picture = PictureFlags()
  private var matrix: MatrixAxes?
  private var isJSON = false
  private var showsFindings = false
  private var sweep: String?
  private var isWatched = false
  private var motion = MotionFlags()
  private var scene = SceneFlags()
  private var gate = GateFlags()
  private var report = ReportFlags()

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
      ReportFlags.pageSection.within(\.report)
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

  private var isMatrix: Bool { matrix != nil }

  /// Rejects options that exclude each other, options that need another one, and a command line without any output.
  func check() throws(UsageProblem) {
    try report.check(isJSON: isJSON)
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
      ? "--matrix" : isJSON ? "--json" : showsFindings ? "--findings" : report.page != nil ? "--html" : nil
    if let several, let single { throw .excluding(several, single) }
    if let several, picture.depth == .sixteen { throw .excluding(several, "--depth 16") }
    guard picture.path != nil || several == nil && (isJSON || showsFindings || report.page != nil) else {
      throw .missingOption(
        oneOf: ["-o OUT.png"] + (several == nil ? ["--json", "--findings", "--html FOLDER"] : []))
    }
    guard picture.path != nil || picture.depth == nil else { throw .needs("--depth", oneOf: ["-o OUT.png"]) }
  }

  private var areSeveral: Bool { SceneInputs.areSeveral(paths) }
  private var isJudged: Bool { isJSON || showsFindings || report.page != nil }

  /// Rejects a file as the output of several scenes, a folder as that of one, and moments of several scenes.
  private func checkPlace() throws(UsageProblem) {
    guard let path = picture.path else { return }
    let isPicture = ["png", MotionFlags.animationExtension].contains {
      path.lowercased().hasSuffix("." + $0) && Folders.isFolder(path) != true
    }
    if areSeveral, isPicture { throw .together(.needsFolder("-o " + path)) }
    if areSeveral, let option = motion.severalMoments(to: path) { throw .together(.oneSceneOnly(option)) }
    if !areSeveral, Folders.isFolder(path) == true { throw .malformed(.png, at: "-o " + path) }
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
    var watch = SceneWatch(path, catalogs: scene.assets.catalogs)
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
    let inputs = try SceneInputs(paths)
    var gates = SceneGates(gate)
    var decisions: [Gate?] = []
    for document in inputs.documents {
      decisions.append(isJudged ? try gates.decisions(about: document.path).gate : nil)
    }
    let reporting = try Reporting(report, gates: gates.scoped)
    let documents = try SceneDocuments(scene, terminal)
    var (jobs, drawn): ([Job], [Drawn]) = ([], [])
    var failures: [Report.Run.Failure] = []
    func attempt(_ path: String, _ body: () throws(CommandError) -> Void) throws(CommandError) {
      do throws(CommandError) { try body() } catch {
        guard !inputs.isSingle, error.isAboutScene else { throw error }
        terminal.wipeProgress()
        terminal.complain(error)
        failures.append(Report.Run.Failure(file: path, sentence: error.text(in: terminal.language) ?? ""))
      }
    }
    var files = files
    try Self.checkNames(of: inputs, in: picture.path)
    for (document, gate) in zip(inputs.documents, decisions) {
      try attempt(document.path) { () throws(CommandError) in
        jobs.append(try job(document, isSingle: inputs.isSingle, gate, documents, &files))
      }
    }
    for job in jobs {
      try attempt(job.path) { () throws(CommandError) in
        if let done = try draw(job, in: reporting.page, terminal) { drawn.append(done) }
      }
    }
    if motion.severalMoments(to: picture.path) != nil { return .success }
    let exit = try finish(drawn, failures, isSingle: inputs.isSingle, reporting, terminal)
    return failures.isEmpty ? exit : .badInput
  }

  /// Throws a usage error where two documents would have one picture in a folder.
  private static func checkNames(of inputs: SceneInputs, in folder: String?) throws(CommandError) {
    guard !inputs.isSingle, let folder else { return }
    var owners: [[UInt8]: String] = [:]
    for document in inputs.documents {
      let output = document.output(in: folder, ".png")
      if let first = owners.updateValue(document.path, forKey: Array(output.utf8)) {
        throw .usage(.together(.scenesShareOutput(output, first: first, second: document.path)))
      }
    }
  }

  /// A scene to draw.
  private struct Job {
    var path: String
    var scene: SceneDescription
    var variants: [SettingsVariant]
    /// The destination of the picture, or of the contact sheet of a matrix; nil for none.
    var output: Destination?
    var gate: Gate?
    /// The renderer, whose fonts count as files that are read; nil among several scenes, which would take much memory.
    var painter: Painter?
  }

  /// A drawn scene.
  private struct Drawn {
    var job: Job
    var entries: [MatrixDrawing.Entry]
    /// The scene on a page with pictures, where one is written.
    var section: ReportPage.Section?
  }

  /// Reads a scene and checks what it reads and writes, before anything is drawn.
  private func job(
    _ document: SceneInputs.Document, isSingle: Bool, _ gate: Gate?, _ documents: SceneDocuments,
    _ files: inout RunFiles
  ) throws(CommandError) -> Job {
    let path = document.path
    var scene = try documents.scene(at: path)
    var painter =
      isSingle || isMatrix
      ? try Painter(self.scene.drawing, document: path, folder: Paths.folder(of: path)) : nil
    let variants =
      try matrix.map { (axes) throws(CommandError) -> [SettingsVariant] in
        try self.scene.variants(of: scene, along: axes) {
          painter?.renderer.knownFacts(of: $0) ?? FileFacts()
        }
      } ?? []
    var output = picture.destination
    if !isSingle, let folder = output?.path { output?.path = document.output(in: folder, ".png") }
    do throws(UsageProblem) {
      try files.reads(scene, at: path)
      if let output {
        if !isSingle { try files.writes(output.path) }
        for variant in variants { try files.writes(output.named(variant.name).path) }
      }
    } catch {
      throw .usage(error)
    }
    if motion.fade == nil { scene.time = motion.time ?? scene.time }
    return Job(
      path: path, scene: scene, variants: variants, output: output, gate: gate,
      painter: isSingle ? painter : nil)
  }

  /// Draws a scene and returns its combinations; nil where the flags request moments, which are drawn instead.
  ///
  /// - Parameter page: The folder of the page that shows the scene; nil for none.
  private func draw(
    _ job: Job, in page: PageFolder?, _ terminal: Terminal
  ) throws(CommandError) -> Drawn? {
    var painter: Painter
    if let known = job.painter {
      painter = known
    } else {
      painter = try Painter(scene.drawing, document: job.path, folder: Paths.folder(of: job.path))
    }
    if !areSeveral, try drawsMotion(job.scene, &painter, terminal) { return nil }
    if areSeveral, let path = job.output?.path {
      let folder = Paths.folder(of: path)
      do { try Folders.make(folder) } catch {
        throw CommandError(.cannotWrite, RunProblem.unmadeFolder(path: folder))
      }
    }
    var drawing = MatrixDrawing(
      scene: job.scene, variants: job.variants, output: job.output,
      inquiry: isJudged ? try inquiry(about: job.scene) : nil)
    drawing.page = page.map {
      ScenePage(job.path, scale: job.scene.scale, in: $0, language: terminal.language)
    }
    let entries: [MatrixDrawing.Entry]
    if isMatrix {
      entries = try drawing.run(&painter, terminal)
    } else {
      terminal.show(.drawing(job.path))
      let variant = SettingsVariant(traits: job.scene.traits, glass: job.scene.glass)
      entries = [try drawing.draw(variant, to: job.output, &painter).0]
      terminal.wipeProgress()
    }
    return Drawn(job: job, entries: entries, section: drawing.page?.section)
  }

  /// Reports what the flags request, and returns the exit code.
  private func finish(
    _ drawn: [Drawn], _ failures: [Report.Run.Failure], isSingle: Bool, _ reporting: Reporting,
    _ terminal: Terminal
  ) throws(CommandError) -> ExitCode {
    if report.isAsked || report.page != nil && showsFindings, !isJSON {
      return try judge(drawn, failures, isSingle: isSingle, reporting, terminal)
    }
    if report.page != nil {
      let report = reporting.report(
        findings(of: drawn), of: run(of: drawn, failures, isSingle: isSingle, terminal))
      try reporting.writePage(of: report, showing: drawn.compactMap(\.section), terminal)
    }
    let drawn = drawn.map { decided($0) }
    if isJSON {
      try terminal.print(json(drawn, failures, isSingle: isSingle, in: terminal.language).text)
    } else {
      for one in drawn {
        if !isSingle, showsFindings { try terminal.print(VisibleText.line(one.job.path)) }
        try tell(one.entries, terminal)
      }
    }
    let fails = drawn.contains { one in
      one.entries.contains { $0.judged.findings.contains { $0.severity == .error } }
    }
    return fails && (isJSON || showsFindings) ? .different : .success
  }

  /// Returns the inquiry about the drawn pictures, without proofs. Throws if the scrolling picture cannot be read.
  private func inquiry(about scene: SceneDescription) throws(CommandError) -> SceneInquiry {
    var inquiry = SceneInquiry()
    inquiry.proves = false
    guard let sweep else { return inquiry }
    do {
      inquiry.document = try SweptPicture(readingFrom: sweep, in: scene.traits.gamut)
    } catch {
      throw CommandError(error, path: sweep)
    }
    return inquiry
  }

  /// Draws the fade or the frames that the flags request and returns true, or returns false if they request
  /// neither.
  private func drawsMotion(
    _ scene: SceneDescription, _ painter: inout Painter, _ terminal: Terminal
  ) throws(CommandError) -> Bool {
    guard let output = picture.path else { return false }
    if let fade = try FadeDrawing(motion, scene: scene, path: output) {
      try fade.draw(&painter, terminal)
      return true
    }
    let start = scene.time ?? 0
    let end = max(scene.eventTimes.last ?? 0, start) + 1
    let drawing = try MotionDrawing(motion, scene: scene, path: output, from: start, to: end)
    try drawing?.draw(scene, &painter, terminal)
    return drawing != nil
  }

  /// Returns a drawn scene with the findings that a configuration leaves, in their severities.
  private func decided(_ drawn: Drawn) -> Drawn {
    guard let gate = drawn.job.gate else { return drawn }
    let places = LayerPlaces(documentAt: drawn.job.path)
    var drawn = drawn
    for index in drawn.entries.indices {
      let outcome = gate.outcome(of: drawn.entries[index].judged.findings.map { places.placed($0) })
      drawn.entries[index].judged.findings = outcome.findings
      drawn.entries[index].judged.ignored = outcome.ignored
    }
    return drawn
  }

  /// Reports the findings and returns the exit code.
  private func judge(
    _ drawn: [Drawn], _ failures: [Report.Run.Failure], isSingle: Bool, _ reporting: Reporting,
    _ terminal: Terminal
  ) throws(CommandError) -> ExitCode {
    try reporting.finish(
      findings(of: drawn), of: run(of: drawn, failures, isSingle: isSingle, terminal),
      showing: drawn.compactMap(\.section), terminal)
  }

  /// Returns the findings of all drawn combinations, with their places in the documents.
  private func findings(of drawn: [Drawn]) -> [Finding] {
    drawn.flatMap { one in
      let places = LayerPlaces(documentAt: one.job.path)
      return one.entries.flatMap { entry in
        let variants = isMatrix ? [entry.judged.variant.name] : []
        return entry.judged.findings.map { places.placed($0, in: variants) }
      }
    }
  }

  private func run(
    of drawn: [Drawn], _ failures: [Report.Run.Failure], isSingle: Bool, _ terminal: Terminal
  ) -> Report.Run {
    let runs = drawn.map { one in
      var run = Report.Run(
        verb: .render, inputs: [one.job.path],
        combinations: isMatrix ? one.entries.map(\.judged.variant) : [], language: terminal.language)
      run.scrolls = sweep != nil
      return run
    }
    return isSingle
      ? runs[0] : Report.Run(of: runs, failures: failures, verb: .render, language: terminal.language)
  }

  /// Prints the findings or the notes, as the flags request.
  private func tell(_ entries: [MatrixDrawing.Entry], _ terminal: Terminal) throws(CommandError) {
    guard showsFindings else { return note(entries, terminal) }
    let language = terminal.language
    for entry in entries {
      if entries.count > 1 { try terminal.print(VisibleText.line(entry.path ?? entry.judged.variant.name)) }
      for finding in entry.judged.findings {
        let text = "\(finding.ruleID) \(finding.layerName.shown): \(language.message(of: finding.fact))"
        try terminal.print(VisibleText.line(text))
      }
      let ignored = entry.judged.ignored.count
      if entry.judged.findings.isEmpty || ignored > 0 {
        let none = entry.judged.findings.isEmpty ? [language.noFindings] : []
        try terminal.print((none + (ignored > 0 ? [language.ignored(ignored)] : [])).joined(separator: ", "))
      }
    }
  }

  /// Prints each note on a layer once, however often the layer is drawn.
  private func note(_ entries: [MatrixDrawing.Entry], _ terminal: Terminal) {
    var told: Set<ExactName> = []
    for finding in entries.flatMap(\.judged.findings) where finding.rule == nil {
      let note = "\(finding.layerName.shown): \(terminal.language.message(of: finding.fact))"
      if told.insert(ExactName(note)).inserted { terminal.note(note) }
    }
  }

  /// Returns the JSON document of the drawn scenes.
  private func json(
    _ drawn: [Drawn], _ failures: [Report.Run.Failure], isSingle: Bool, in language: Language
  ) -> JSONText {
    let scenes = drawn.map { members(of: $0, in: language) }
    let version: [JSONText.Member] = [("version", .whole(1))]
    guard !isSingle else { return .object(version + scenes.joined()) }
    return .object(version + [("scenes", .array(scenes.map { .object($0) } + failures.map(\.json)))])
  }

  /// Returns the JSON members of a drawn scene.
  private func members(of drawn: Drawn, in language: Language) -> [JSONText.Member] {
    var members: [JSONText.Member] = [
      ("scene", .string(drawn.job.path)), ("output", .optional(drawn.job.output?.path)),
    ]
    if isMatrix {
      let pictures = drawn.entries.map {
        JSONText.object([(key: "path", value: .optional($0.path))] + $0.judged.members(in: language))
      }
      members.append(("pictures", .array(pictures)))
    } else if let entry = drawn.entries.first {
      members += entry.judged.members(in: language)
    }
    return members
  }
}
