// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// `pellucid render`: a scene document to a PNG, or to every combination of settings.
struct RenderVerb: Verb {
  private var path = ""
  private var picture = PictureFlags()
  private var matrix: MatrixAxes?
  private var isJSON = false
  private var showsFindings = false
  private var sweep: String?
  private var motion = MotionFlags()
  private var scene = SceneFlags()
  private var gate = GateFlags()
  private var report = ReportFlags()

  static var form: Form<RenderVerb> {
    Form(
      "render", "Draws a scene document.",
      details: "SCENE.json may be - for standard input. Flags override the document's traits.",
      operands: [.required(\.path, .input("SCENE.json", ["json"]))],
      examples: [
        Example("A scene in the dark:", "render scene.json -o scene.png --appearance dark"),
        Example(
          "Every combination of settings, and a contact sheet:", "render scene.json -o all.png --matrix"),
        Example("An animation of two seconds:", "render scene.json -o moving.apng --duration 2"),
      ]
    ) {
      Section(
        .what,
        .matrix(
          \.matrix,
          "every combination of the settings that are not given, or of those named here, each beside OUT.png, and a "
            + "contact sheet in it"))
      MotionFlags.section.within(\.motion)
      SceneFlags.sections.within(\.scene)
      SceneFlags.desktopSection.within(\.scene)
      SceneFlags.glassSections.within(\.scene)
      PictureFlags.section(
        .picture("OUT.png|OUT.apng", mayBeAnimation: true),
        "where the picture goes; may be left out with --json or --findings"
      ).within(\.picture)
      ReportFlags.pageSection.within(\.report)
      Section(.output, .toggle("--json", \.isJSON, "measured contrast of every text, and findings, as JSON"))
      Section(
        .judging,
        .toggle(
          "--findings", \.showsFindings,
          "what the guidelines would object to, and what the picture shows; errors exit with 1"),
        .option(
          "--sweep", \.sweep, .input("PICTURE", ["png", "jpg", "jpeg", "webp"]),
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

  func run(_ terminal: Terminal, _ files: RunFiles) throws(CommandError) -> ExitCode {
    var scene = try SceneDocuments(self.scene, terminal).scene(at: path)
    let isJudged = isJSON || showsFindings || report.page != nil
    let gate = isJudged ? try self.gate.decisions(nearest: Paths.folder(of: path)).gate : nil
    let reporting = try Reporting(report, gate: gate)
    var painter = try Painter(self.scene.drawing, document: path, folder: Paths.folder(of: path))
    let variants =
      try matrix.map { axes throws(CommandError) in
        try self.scene.variants(of: scene, along: axes) { painter.renderer.knownFacts(of: $0) }
      } ?? []
    try check(files, scene, variants)
    if motion.fade == nil { scene.time = motion.time ?? scene.time }
    if try drawsMotion(scene, &painter, terminal) { return .success }
    var drawing = MatrixDrawing(
      scene: scene, variants: variants, output: picture.destination,
      inquiry: isJudged ? try inquiry(about: scene) : nil)
    drawing.page = reporting.page.map {
      ScenePage(path, scale: scene.scale, in: $0, language: terminal.language)
    }
    var entries: [MatrixDrawing.Entry] = []
    if isMatrix {
      entries = try drawing.run(&painter, terminal)
    } else {
      terminal.show(.drawing(path))
      let variant = SettingsVariant(traits: scene.traits, glass: scene.glass)
      entries = [try drawing.draw(variant, to: picture.destination, &painter).0]
      terminal.wipeProgress()
    }
    if report.isAsked || report.page != nil, !isJSON {
      return try judge(entries, showing: [drawing.page?.section].compactMap(\.self), reporting, terminal)
    }
    if report.page != nil {
      let report = Report(run(of: entries, terminal), findings: findings(of: entries), gate: gate)
      try reporting.writePage(of: report, showing: [drawing.page?.section].compactMap(\.self), terminal)
    }
    if let gate { entries = decided(entries, by: gate) }
    try tell(entries, terminal)
    let fails = entries.contains { $0.judged.findings.contains { $0.severity == .error } }
    return fails && isJudged ? .different : .success
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

  /// Throws a usage error if an output would replace a file of the scene. With `--matrix` each variant has an
  /// output.
  private func check(
    _ files: RunFiles, _ scene: SceneDescription, _ variants: [SettingsVariant]
  ) throws(CommandError) {
    var files = files
    do throws(UsageProblem) {
      try files.reads(scene, at: path)
      guard let output = picture.destination else { return }
      for variant in variants { try files.writes(output.named(variant.name).path) }
    } catch {
      throw .usage(error)
    }
  }

  /// Returns the drawn combinations with the findings that a configuration leaves, in their severities.
  private func decided(_ entries: [MatrixDrawing.Entry], by gate: Gate) -> [MatrixDrawing.Entry] {
    let places = LayerPlaces(documentAt: path)
    return entries.map { entry in
      let outcome = gate.outcome(of: entry.judged.findings.map { places.placed($0) })
      var entry = entry
      (entry.judged.findings, entry.judged.ignored) = (outcome.findings, outcome.ignored)
      return entry
    }
  }

  /// Reports the findings and returns the exit code.
  private func judge(
    _ entries: [MatrixDrawing.Entry], showing sections: [ReportPage.Section], _ reporting: Reporting,
    _ terminal: Terminal
  ) throws(CommandError) -> ExitCode {
    try reporting.finish(findings(of: entries), of: run(of: entries, terminal), showing: sections, terminal)
  }

  /// Returns the findings of all drawn combinations, with their places in the document.
  private func findings(of entries: [MatrixDrawing.Entry]) -> [Finding] {
    let places = LayerPlaces(documentAt: path)
    return entries.flatMap { entry in
      let variants = isMatrix ? [entry.judged.variant.name] : []
      return entry.judged.findings.map { places.placed($0, in: variants) }
    }
  }

  private func run(of entries: [MatrixDrawing.Entry], _ terminal: Terminal) -> Report.Run {
    var run = Report.Run(
      verb: .render, inputs: [path], combinations: isMatrix ? entries.map(\.judged.variant) : [],
      language: terminal.language)
    run.scrolls = sweep != nil
    return run
  }

  /// Prints the numbers as JSON, the findings, or the notes, as the flags request.
  private func tell(_ entries: [MatrixDrawing.Entry], _ terminal: Terminal) throws(CommandError) {
    if isJSON { return try terminal.print(json(entries, in: terminal.language).text) }
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

  /// Returns the JSON document of the drawn combinations.
  private func json(_ entries: [MatrixDrawing.Entry], in language: Language) -> JSONText {
    var members: [JSONText.Member] = [
      ("version", .whole(1)), ("scene", .string(path)), ("output", .optional(picture.path)),
    ]
    if isMatrix {
      let pictures = entries.map {
        JSONText.object([(key: "path", value: .optional($0.path))] + $0.judged.members(in: language))
      }
      members.append(("pictures", .array(pictures)))
    } else if let entry = entries.first {
      members += entry.judged.members(in: language)
    }
    return .object(members)
  }
}
