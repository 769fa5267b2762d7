// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// `pellucid legibility --glass …`: one foreground on one piece of Liquid Glass.
struct GlassLegibility: Verb {
  private var variant: GlassVariant?
  private var element = GlassElementFlags()
  private var settings = GlassFlags()
  private var foreground: String?
  private var scope = ScopeFlags()
  private var pictures = PairPictureFlags()
  private var flags = PairFlags()

  static var form: Form<GlassLegibility> {
    Form(
      "legibility", job: "glass", "Proves the lowest contrast of a foreground on Liquid Glass.",
      details:
        "Both appearances are judged unless one is given. The bound holds where no light of the rim reaches. What does "
        + "not hold is exit code 1, and repairs are searched for.",
      marks: ["--glass"],
      examples: [
        Example(
          "White on clear glass with a dimmed ground:",
          "legibility --glass clear --foreground '#FFFFFF' --dimming 0.35"),
        Example(
          "A label on a toolbar that turns with its ground:",
          "legibility --glass regular --control toolbar --adaptive"),
      ]
    ) {
      Section(
        .what,
        .option("--glass", \.variant, .glass(offering: [.regular, .clear]), "the variant of the glass"),
        .option("--foreground", \.foreground, .foreground, "label unless given: " + PairFlags.foregroundHelp))
      GlassElementFlags.section(
        controls: GlassControl.allCases.filter { !$0.isLens },
        dimming: "black below clear glass, none unless given; automatic is the lower of none and 35 %",
        adaptive: "the lower of light and dark glass, for what turns by what lies behind"
      ).within(\.element)
      GlassFlags.section.within(\.settings)
      PairFlags.sections(require: "the contrast to hold, 1…21; 4.5 unless given").within(\.flags)
      PairPictureFlags.section.within(\.pictures)
      ScopeFlags.section.within(\.scope)
    }
  }

  /// Rejects glass that has no bound, unknown foregrounds, and options that exclude each other.
  func check() throws(UsageProblem) {
    try flags.check()
    try scope.check()
    try pictures.check(hasPage: flags.report.page != nil)
    guard variant != .identity else { throw .identityIsNotDrawn }
    if let control = element.control, control.isLens { throw .lensHasNoBound(control) }
    do throws(PairError) {
      _ = try PairForeground(foreground ?? "label", on: flags.traits.traits.platform)
    } catch {
      throw UsageProblem(error)
    }
  }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    let traits = flags.traits.traits
    let reporting = try Reporting(flags.report)
    let goal = ContrastGoal(flags.goal, over: try scope.scope(traits.gamut))
    let pairs: [GlassPair]
    do throws(PairError) {
      pairs = try GlassPair.all(
        PairForeground(foreground ?? "label", on: traits.platform), on: element.content(variant ?? .regular),
        element.size, traits, in: flags.traits.appearance, settings.settings(), goal)
    } catch {
      throw .usage(UsageProblem(error))
    }
    // Each state is drawn by itself, whatever the backdrop would turn the glass to.
    var content = pairs[0].content
    content.adapts = false
    let states = pairs.flatMap { content.variant == .regular ? $0.states : [$0.worst] }
    var sheet = PairSheet(
      pairs[0].foreground, on: content, element.size,
      in: states.map { PairSheet.Row($0.item.traits, $0.outcome.lowest) })
    (sheet.glass, sheet.required) = (settings.settings(), goal.required)
    let views =
      try pictures.draw(sheet, on: reporting.page, flags.drawing, terminal)
      + pictures.draw(pairs.flatMap { $0.curves() }, goal, on: reporting.page, terminal)
    if let remark = pairs[0].turnRemark { terminal.note(remark) }
    return try flags.finish(.glass(pairs), showing: views, reporting, terminal)
  }
}
