// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

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
    ] + GlassLegibility.options + TraitFlags.glass + SceneLegibility.options + ReportFlags.options
      + TraitFlags.traits + TraitFlags.assets + TraitFlags.drawing)

  let arguments: ParsedArguments
  let traits: Traits
  let required: Double
  let threads: Int
  let reporter: TableReporter
  /// Set if a scene is judged.
  let scene: SceneLegibility?

  init(_ arguments: ParsedArguments) throws(CommandError) {
    self.arguments = arguments
    scene = try Self.scene(arguments)
    let flags = TraitFlags(arguments: arguments)
    traits = try flags.traits()
    required = try arguments.number("--require", in: 1...21) ?? 4.5
    threads = try flags.threads()
    reporter = scene == nil ? try TableReporter(arguments) : .text
  }

  /// Flags that belong to scenes alone, or to the table alone, are refused with the other.
  private static func scene(_ arguments: ParsedArguments) throws(CommandError) -> SceneLegibility? {
    let path = arguments.operands.first
    let foreign =
      path == nil
      ? (SceneLegibility.options + ReportFlags.options + TraitFlags.assets).map(\.name)
        + ["--scale", "--symbols", "--fonts"]
      : ["--material", "--foreground"] + GlassLegibility.options.map(\.name)
    if let flag = foreign.first(where: { $0 != "--reporter" && arguments.has($0) }) {
      throw .usage(
        path == nil ? "option needs a scene" : "option excludes a scene", flag,
        path == nil ? "write pellucid legibility SCENE.json \(flag)" : "leave out the scene or the option")
    }
    return try path.map { path throws(CommandError) in try SceneLegibility(arguments, scenePath: path) }
  }

  private var material: MaterialArgument? { arguments.text("--material").map(MaterialArgument.init) }

  func run(_ terminal: Terminal) throws(CommandError) -> ExitCode {
    if let scene { return try scene.run(terminal) }
    if arguments.has("--glass") {
      let glass = try GlassLegibility(arguments, traits, required: required)
      if let note = glass.note, !arguments.has("--quiet") { terminal.note("pellucid: note: \(note)") }
      return try glass.run(reporter, terminal)
    }
    let onlyGlass = (GlassLegibility.options + TraitFlags.glass).map(\.name)
    if let flag = onlyGlass.first(where: arguments.has) {
      throw .usage("option needs glass", flag, "write pellucid legibility --glass regular \(flag)")
    }
    if let material, let foreground = arguments.text("--foreground") {
      let name = try ForegroundName(foreground, on: traits.platform)
      return try one(LegibilityEntry(material: material, foreground: name, traits: traits), terminal)
    }
    return try table(terminal)
  }

  private func one(_ entry: LegibilityEntry, _ terminal: Terminal) throws(CommandError) -> ExitCode {
    let table = try LegibilityTable([entry], required: required, threads: threads, terminal)
    let answers = try table.rows.map { row throws(CommandError) in
      try LegibilityAnswer(row, required: required)
    }
    if reporter == .text {
      for answer in answers { try terminal.print(answer.text) }
    } else {
      try reporter.tell(table, isRequired: true, repairs: answers.flatMap(\.repairs), terminal)
    }
    return table.holding == table.rows.count ? .success : .different
  }

  /// Of the system's own combinations some fail always, so that a table fails only if it was asked to.
  private func table(_ terminal: Terminal) throws(CommandError) -> ExitCode {
    func asked<Value>(_ name: String, _ value: Value) -> Value? { arguments.has(name) ? value : nil }
    let selection = LegibilitySelection(
      traits: traits, platform: asked("--platform", traits.platform),
      appearance: asked("--appearance", traits.appearance), contrast: asked("--contrast", traits.contrast),
      transparency: asked("--transparency", traits.transparency), material: material,
      foreground: arguments.text("--foreground"))
    var entries = try selection.entries()
    if reporter == .markdown { entries = entries.filter(LegibilityPage.shows) }
    let table = try LegibilityTable(entries, required: required, threads: threads, terminal)
    let isRequired = arguments.has("--require")
    try reporter.tell(table, isRequired: isRequired, terminal)
    return isRequired && table.holding < table.rows.count ? .different : .success
  }
}
