// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// `pellucid render`: a scene document to a PNG, or to every combination of settings.
struct RenderVerb: Verb {
  static let grammar = Grammar(
    verb: "render",
    summary: "Draws a scene document, - for standard input; flags override the document's traits.",
    operands: ["SCENE.json"],
    options: [
      Grammar.Option(
        name: "--output", short: "-o", values: ["OUT.png|OUT.apng"],
        help: "where the picture goes; may be left out with --json or --findings",
        file: .isWritten()),
      Grammar.Option(
        name: "--matrix",
        help:
          "every combination of the settings that are not given, each beside OUT.png, and a contact sheet in it"
      ),
      Grammar.Option(name: "--json", help: "measured contrast of every text, and findings"),
      Grammar.Option(
        name: "--findings", help: "what the guidelines would object to; with a reporter, errors exit with 1"),
      Grammar.Option(name: "--depth", values: ["8|16"], help: "bits per sample of the PNG"),
      DesktopFlag.option,
    ] + MotionDrawing.options + [FadeDrawing.option] + ReportFlags.options + TraitFlags.glass
      + TraitFlags.glassRules
      + TraitFlags.traits + TraitFlags.assets + TraitFlags.drawing)

  let scenePath: String
  /// nil where only numbers or findings are asked for.
  let output: Destination?
  let arguments: ParsedArguments
  let flags: ReportFlags

  init(_ arguments: ParsedArguments) throws(CommandError) {
    self.arguments = arguments
    scenePath = arguments.operands[0]
    flags = try ReportFlags(arguments)
    guard !flags.isAsked || arguments.has("--findings") else {
      throw .usage("nothing to report", "--reporter", "write --findings too")
    }
    guard !(flags.isAsked && arguments.has("--json")) else {
      throw ReportFlags.excludingJSON("a report's options")
    }
    let path = arguments.text("--output")
    let isDrawnOnly = try MotionDrawing.isAsked(arguments, path: path ?? "")
    guard path != nil || !isDrawnOnly && (arguments.has("--json") || arguments.has("--findings")) else {
      throw .usage("missing option", "-o", "write -o OUT.png" + (isDrawnOnly ? "" : ", --json or --findings"))
    }
    guard path != nil || arguments.text("--depth") == nil else {
      throw .usage("nothing is written", "--depth", "write -o OUT.png too")
    }
    output = try path.map { path throws(CommandError) in
      try Destination(path: path, takesAnimations: true, arguments)
    }
  }

  func run(_ terminal: Terminal) throws(CommandError) -> ExitCode {
    var scene = try SceneDocuments(arguments).scene(at: scenePath)
    var painter = try Painter(arguments, document: scenePath, folder: Paths.folder(of: scenePath))
    let variants =
      arguments.has("--matrix")
      ? TraitFlags(arguments: arguments).variants(of: scene) { painter.renderer.knownFacts(of: $0) } : []
    try check(scene, variants)
    let time = try arguments.number("--time", in: 0...3600)
    if !arguments.has(FadeDrawing.name) { scene.time = time ?? scene.time }
    if let output, try drawsMotion(scene, to: output.path, &painter, terminal) { return .success }
    let drawing = MatrixDrawing(
      scene: scene, variants: variants, output: output, measuresTexts: arguments.has("--json"))
    var entries: [MatrixDrawing.Entry] = []
    if arguments.has("--matrix") {
      entries = try drawing.run(&painter, terminal)
    } else {
      terminal.progress("drawing \(scenePath)")
      let variant = SettingsVariant(traits: scene.traits, glass: scene.glass)
      entries = [try drawing.draw(variant, to: output, &painter).0]
      terminal.progress("")
    }
    if flags.isAsked { return try judge(entries, terminal) }
    try report(entries, terminal)
    return .success
  }

  /// Draws a scene that is asked for on its way from one state to another; false where none is.
  private func drawsMotion(
    _ scene: SceneDescription, to path: String, _ painter: inout Painter, _ terminal: Terminal
  ) throws(CommandError) -> Bool {
    if let fade = try FadeDrawing(arguments, scene: scene, path: path) {
      try fade.draw(&painter, terminal)
      return true
    }
    let start = scene.time ?? 0
    let end = max(scene.eventTimes.last ?? 0, start) + 1
    let motion = try MotionDrawing(arguments, scene: scene, path: path, from: start, to: end)
    try motion?.draw(scene, &painter, terminal)
    return motion != nil
  }

  /// Refuses outputs that would replace pictures of the scene; `--matrix` has more outputs than were named.
  private func check(_ scene: SceneDescription, _ variants: [SettingsVariant]) throws(CommandError) {
    var files = try RunFiles(arguments, of: Self.grammar)
    try files.reads(scene, at: scenePath)
    guard let output else { return }
    for variant in variants { try files.writes(output.named(variant.name).path) }
  }

  private func judge(
    _ entries: [MatrixDrawing.Entry], _ terminal: Terminal
  ) throws(CommandError) -> ExitCode {
    let places = LayerPlaces(documentAt: scenePath)
    let isMatrix = arguments.has("--matrix")
    let findings = entries.flatMap { entry in
      let variants = isMatrix ? [entry.judged.variant.name] : []
      return entry.judged.findings.map { places.placed($0, in: variants) }
    }
    let run = Report.Run(
      verb: .render, inputs: [scenePath], combinations: isMatrix ? entries.map(\.judged.variant) : [],
      language: flags.language)
    return try flags.finish(findings, of: run, terminal)
  }

  private func report(_ entries: [MatrixDrawing.Entry], _ terminal: Terminal) throws(CommandError) {
    if arguments.has("--json") {
      try terminal.print(json(entries).text)
      return
    }
    guard arguments.has("--findings") else { return note(entries, terminal) }
    for entry in entries {
      if entries.count > 1 { try terminal.print(entry.path ?? entry.judged.variant.name) }
      for finding in entry.judged.findings {
        try terminal.print("\(finding.ruleID) \(finding.layerName): \(message(of: finding))")
      }
      if entry.judged.findings.isEmpty { try terminal.print(flags.language.noFindings) }
    }
  }

  /// Prints each note on a layer once, however often the layer is drawn.
  private func note(_ entries: [MatrixDrawing.Entry], _ terminal: Terminal) {
    struct LayerNote: Hashable { var layer: String, fact: Fact }
    var told: Set<LayerNote> = []
    for finding in entries.flatMap(\.judged.findings) where finding.rule == nil {
      let note = LayerNote(layer: finding.layerName, fact: finding.fact)
      guard told.insert(note).inserted else { continue }
      terminal.note("pellucid: note: \(note.layer): \(message(of: finding))")
    }
  }

  private func message(of finding: PellucidJudge.Finding) -> String {
    flags.language.message(of: finding.fact)
  }

  private func json(_ entries: [MatrixDrawing.Entry]) -> JSONText {
    var members: [JSONText.Member] = [
      ("version", .whole(1)), ("scene", .string(scenePath)), ("output", .optional(output?.path)),
    ]
    if arguments.has("--matrix") {
      let pictures = entries.map {
        JSONText.object([(key: "path", value: .optional($0.path))] + $0.judged.members(in: flags.language))
      }
      members.append(("pictures", .array(pictures)))
    } else if let entry = entries.first {
      members += entry.judged.members(in: flags.language)
    }
    return .object(members)
  }
}
