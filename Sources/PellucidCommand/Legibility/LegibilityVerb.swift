// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

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
    ] + BackdropScope.options + GlassPair.options + TraitFlags.glass + SceneLegibility.options
      + ReportFlags.options
      + TraitFlags.traits + TraitFlags.assets + TraitFlags.drawing)

  let arguments: ParsedArguments
  let traits: Traits
  let required: Double
  let threads: Int
  let form: LegibilityForm
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
    form = scene == nil ? try LegibilityForm(arguments) : .text
  }

  /// Flags that belong to scenes alone, or to the table alone, are refused with the other.
  private static func scene(_ arguments: ParsedArguments) throws(CommandError) -> SceneLegibility? {
    let path = arguments.operands.first
    let foreign =
      path == nil
      ? SceneLegibility.optionsOfScenesAlone + TraitFlags.assets.map(\.name) + [
        "--scale", "--symbols", "--fonts",
      ]
      : ["--material", "--foreground"] + (GlassPair.options + BackdropScope.options).map(\.name)
    if let flag = foreign.first(where: arguments.has) {
      throw .usage(
        path == nil ? "option needs a scene" : "option excludes a scene", flag,
        path == nil ? "write pellucid legibility SCENE.json \(flag)" : "leave out the scene or the option")
    }
    return try path.map { path throws(CommandError) in try SceneLegibility(arguments, scenePath: path) }
  }

  func run(_ terminal: Terminal) throws(CommandError) -> ExitCode {
    if let scene { return try scene.run(terminal) }
    let answer = try arguments.has("--glass") ? glass(terminal) : pairs(terminal)
    if flags.newBaseline != nil {
      return try flags.finish(answer.findings, of: answer.run(in: flags.language), terminal)
    }
    let report = Report(answer.run(in: flags.language), findings: answer.findings, baseline: flags.baseline)
    try form.tell(answer, report, terminal)
    return flags.exitCode(of: report)
  }

  private func glass(_ terminal: Terminal) throws(CommandError) -> PairAnswer {
    if arguments.has("--matrix") {
      throw .usage(
        "glass is judged in one combination of settings at a time", "--matrix",
        "write --contrast, --transparency, --preferred-look and the like; --adaptive takes light and dark")
    }
    let pair = try GlassPair(arguments, traits, required: required)
    if let remark = pair.turnRemark { terminal.note(remark, in: flags.language) }
    return .glass(pair)
  }

  private func pairs(_ terminal: Terminal) throws(CommandError) -> PairAnswer {
    let onlyGlass = (GlassPair.options + TraitFlags.glass).map(\.name)
    if let flag = onlyGlass.first(where: arguments.has) {
      throw .usage("option needs glass", flag, "write pellucid legibility --glass regular \(flag)")
    }
    let isPair = arguments.has("--material") && arguments.has("--foreground")
    if !isPair { try refuseFlagsOfPairs() }
    let scope = try BackdropScope(arguments, gamut: traits.gamut)
    do throws(PairError) {
      var pairs = try selection(isPair).pairs()
      if !isPair, form == .page { pairs = pairs.filter(LegibilityPage.shows) }
      // Some of the system's own combinations always fail, so that a table fails only if it was asked to.
      var table = try PairTable(
        pairs, ContrastGoal(required, over: scope), isRequired: isPair || arguments.has("--require")
      ) { count, result in
        defer { terminal.progress("") }
        return ThreadExecutor(threads: threads).results(
          count, progress: { terminal.progress("proving \($0 + 1) of \(count) combinations") }, result)
      }
      guard isPair, !arguments.has("--matrix") else { return .table(table) }
      try table.findRepairs()
      return .pairs(table)
    } catch {
      throw CommandError(error)
    }
  }

  private func refuseFlagsOfPairs() throws(CommandError) {
    if let flag = BackdropScope.options.map(\.name).first(where: arguments.has) {
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

  /// Returns what the flags name. Everything else is in the table with all its values; a pair is on one platform, and
  /// unless `--matrix` is given in one combination of settings.
  private func selection(_ isPair: Bool) -> PairSelection {
    let isOne = isPair && !arguments.has("--matrix")
    func asked<Value>(_ name: String, _ value: Value) -> Value? {
      isOne || arguments.has(name) ? value : nil
    }
    var selection = PairSelection(traits)
    selection.platform = isPair ? traits.platform : asked("--platform", traits.platform)
    selection.appearance = asked("--appearance", traits.appearance)
    selection.contrast = asked("--contrast", traits.contrast)
    selection.transparency = asked("--transparency", traits.transparency)
    selection.material = arguments.text("--material").map { MaterialContent.Choice(spelling: $0) }
    selection.foreground = arguments.text("--foreground")
    return selection
  }
}
