// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

/// `pellucid legibility`: the lowest contrast over every backdrop, proven: of one foreground on one material, of
/// the table of all of them, or of what a scene holds.
struct LegibilityVerb: Verb {
  static let grammar = Grammar(
    verb: "legibility",
    summary: "Proves the lowest contrast over every possible backdrop: of the texts and symbols of a scene, "
      + "or of foregrounds on materials, of every combination unless some are named.",
    operands: ["[SCENE.json]"],
    options: [
      Grammar.Option(
        name: "--material", values: [MaterialArgument.placeholder],
        help: "this material only, or that of a role"),
      Grammar.Option(
        name: "--foreground", values: ["LEVEL|NAME|#RRGGBB[AA]"],
        help: "this foreground only: label, secondaryLabel, …, a colour's name, or a colour"),
      Grammar.Option(
        name: "--require", values: ["RATIO"],
        help: "the contrast to hold, 1…21; unless given 4.5, in a scene by size and kind. What does not hold "
          + "is exit code 1, in a table only if this is given"),
      Grammar.Option(name: "--json", help: "everything that is known, as JSON"),
    ] + BackdropArgument.options + GlassLegibility.options + TraitFlags.glass + SceneLegibility.options
      + ReportFlags.options
      + TraitFlags.traits + TraitFlags.assets + TraitFlags.drawing)

  let arguments: ParsedArguments
  let traits: Traits
  let required: Double
  let threads: Int
  let reporter: TableReporter
  let flags: ReportFlags
  /// Set if a scene is judged.
  let scene: SceneLegibility?

  init(_ arguments: ParsedArguments) throws(CommandError) {
    self.arguments = arguments
    scene = try Self.scene(arguments)
    let traitFlags = TraitFlags(arguments: arguments)
    traits = try traitFlags.traits()
    flags = try ReportFlags(arguments)
    required = try arguments.number("--require", in: 1...21) ?? 4.5
    threads = try traitFlags.threads()
    reporter = scene == nil ? try TableReporter(arguments) : .text
  }

  /// Flags that belong to scenes alone, or to the table alone, are refused with the other.
  private static func scene(_ arguments: ParsedArguments) throws(CommandError) -> SceneLegibility? {
    let path = arguments.operands.first
    let foreign =
      path == nil
      ? SceneLegibility.optionsOfScenesAlone + TraitFlags.assets.map(\.name) + [
        "--scale", "--symbols", "--fonts",
      ]
      : ["--material", "--foreground"] + (GlassLegibility.options + BackdropArgument.options).map(\.name)
    if let flag = foreign.first(where: arguments.has) {
      throw .usage(
        path == nil ? "option needs a scene" : "option excludes a scene", flag,
        path == nil ? "write pellucid legibility SCENE.json \(flag)" : "leave out the scene or the option")
    }
    return try path.map { path throws(CommandError) in try SceneLegibility(arguments, scenePath: path) }
  }

  private var material: MaterialArgument? { arguments.text("--material").map { MaterialArgument(text: $0) } }

  func run(_ terminal: Terminal) throws(CommandError) -> ExitCode {
    if let scene { return try scene.run(terminal) }
    if arguments.has("--glass") {
      if arguments.has("--matrix") {
        throw .usage(
          "glass is judged in one combination of settings at a time", "--matrix",
          "write --contrast, --transparency, --preferred-look and the like; --adaptive takes light and dark")
      }
      let glass = try GlassLegibility(arguments, traits, required: required)
      if let note = glass.note { terminal.note("pellucid: note: \(note)") }
      return try glass.run(reporter, flags, terminal)
    }
    let onlyGlass = (GlassLegibility.options + TraitFlags.glass).map(\.name)
    if let flag = onlyGlass.first(where: arguments.has) {
      throw .usage("option needs glass", flag, "write pellucid legibility --glass regular \(flag)")
    }
    guard let material, let foreground = arguments.text("--foreground") else {
      try refuseFlagsOfPairs()
      return try table(terminal)
    }
    if arguments.has("--matrix") { return try tableOfPair(terminal) }
    let name = try ForegroundName(foreground, on: traits.platform)
    return try one(LegibilityEntry(material: material, foreground: name, traits: traits), terminal)
  }

  private func refuseFlagsOfPairs() throws(CommandError) {
    if let flag = BackdropArgument.options.map(\.name).first(where: arguments.has) {
      throw .usage(
        "option needs a pair", flag, "write --material and --foreground, or --glass, with it")
    }
    if arguments.has("--matrix") {
      throw .usage(
        "the table has every combination of settings already", "--matrix",
        "leave it out; --contrast and --transparency choose some of them")
    }
    if arguments.has("--strict"), !arguments.has("--require") {
      throw .usage(
        "the table tells what the systems' own combinations hold, and warns of none", "--strict",
        "write --require 4.5, which lets what does not hold fail")
    }
  }

  private func one(_ entry: LegibilityEntry, _ terminal: Terminal) throws(CommandError) -> ExitCode {
    let table = try LegibilityTable(
      [entry], over: try BackdropArgument(arguments, gamut: traits.gamut), required: required,
      threads: threads, terminal)
    let answers = try table.rows.map { row throws(CommandError) in try LegibilityAnswer(row, of: table) }
    return try finish(table, isRequired: true, repairs: answers.flatMap(\.repairs), terminal) {
      () throws(CommandError) in
      for answer in answers { try terminal.print(answer.text) }
    }
  }

  /// Every setting of a pair that is not given, on the asked platform.
  private func tableOfPair(_ terminal: Terminal) throws(CommandError) -> ExitCode {
    let table = try LegibilityTable(
      selection(on: traits.platform).entries(), over: try BackdropArgument(arguments, gamut: traits.gamut),
      required: required, threads: threads, terminal)
    return try finish(table, isRequired: true, terminal)
  }

  /// Of the system's own combinations some fail always, so that a table fails only if it was asked to.
  private func table(_ terminal: Terminal) throws(CommandError) -> ExitCode {
    var entries = try selection(on: arguments.has("--platform") ? traits.platform : nil).entries()
    if reporter == .markdown { entries = entries.filter(LegibilityPage.shows) }
    let table = try LegibilityTable(entries, required: required, threads: threads, terminal)
    return try finish(table, isRequired: arguments.has("--require"), terminal)
  }

  /// What the flags name; everything else is in the table with all its values.
  private func selection(on platform: Platform?) -> LegibilitySelection {
    func asked<Value>(_ name: String, _ value: Value) -> Value? { arguments.has(name) ? value : nil }
    return LegibilitySelection(
      traits: traits, platform: platform, appearance: asked("--appearance", traits.appearance),
      contrast: asked("--contrast", traits.contrast),
      transparency: asked("--transparency", traits.transparency), material: material,
      foreground: arguments.text("--foreground"))
  }

  /// - Parameters:
  ///   - isRequired: Whether what does not hold is an error.
  ///   - repairs: Of the only entry.
  ///   - text: Tells it to people; the table itself unless given.
  private func finish(
    _ table: LegibilityTable, isRequired: Bool, repairs: [Repair] = [], _ terminal: Terminal,
    text: (() throws(CommandError) -> Void)? = nil
  ) throws(CommandError) -> ExitCode {
    let findings = table.findings(isRequired: isRequired, repairs: repairs)
    if flags.newBaseline != nil { return try flags.finish(findings, of: table.run, terminal) }
    let report = Report(table.run, findings: findings, baseline: flags.baseline)
    if reporter == .text, let text {
      try text()
      if let known = report.knownText { terminal.note("pellucid: note: \(known)") }
    } else {
      try reporter.tell(table, report, terminal)
    }
    return flags.exitCode(of: report)
  }
}
