// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// `pellucid glass`: one piece of Liquid Glass over a picture or a colour.
struct GlassVerb: Verb {
  private var variant = GlassVariant.regular
  private var element = GlassElementFlags()
  private var cornerRadius: Double?
  private var labels = LabelFlags()
  private var specimen = SpecimenFlags()
  private var settings = GlassFlags()
  private var rules = GlassRuleFlags()
  private var traits = TraitFlags()
  private var drawing = DrawingFlags()

  static var form: Form<GlassVerb> {
    Form(
      "glass", "Draws a piece of Liquid Glass.", operands: [.required(\.variant, .glass())],
      examples: [
        Example("Glass over a picture:", "glass regular --over photo.jpg --size 200x60 -o glass.png"),
        Example(
          "The numbers of a tinted button over grey:",
          "glass regular --over '#808080' --control button --tint '#FF9500' --json"),
      ]
    ) {
      SpecimenFlags.sections(json: "colour in the middle, numbers and findings, as JSON").within(\.specimen)
      GlassElementFlags.section(
        dimming: "black below clear glass; none unless given",
        adaptive: "light or dark by what lies behind, not by --appearance"
      ).within(\.element)
      Section(
        .what,
        .option(
          "--corner-radius", \.cornerRadius, .number("R", in: 0...10_000),
          "points; a capsule, or the system's corners, unless given"))
      LabelFlags.section.within(\.labels)
      TraitFlags.section.within(\.traits)
      GlassFlags.section.within(\.settings)
      GlassRuleFlags.section.within(\.rules)
      DrawingFlags.sections.within(\.drawing)
    }
  }
  /// The name of the drawing in errors.
  private static let command = "pellucid glass"

  /// Rejects numbers of glass that contradict each other, and a command line without a backdrop or an output.
  func check() throws(UsageProblem) {
    _ = try rules.rules()
    _ = try labels.labels(under: traits.traits)
    try specimen.check()
  }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    let traits = traits.traits
    let (numbers, labels): (GlassRules, SpecimenLabels)
    do throws(UsageProblem) {
      (numbers, labels) = (try rules.rules(), try self.labels.labels(under: traits))
    } catch { throw .usage(error) }
    let backdrop = try specimen.backdrop(scale: drawing.scale, gamut: traits.gamut)
    let glass = GlassSpecimen(
      element.content(variant, cornerRadius: cornerRadius), size: element.size, on: backdrop, traits,
      settings.settings(), numbers, labels: labels)
    try drawing.checkPixels(of: glass.scene)
    var painter = try Painter(drawing, document: Self.command, folder: ".")
    terminal.show(.drawing(variant.name))
    let drawn = try painter.attempt { try glass.drawn(by: &$0) }
    terminal.wipeProgress()
    try specimen.picture.destination?.write(drawn.picture)
    if specimen.isJSON {
      try terminal.print(glass.json(drawn, over: specimen.over, in: terminal.language).text)
    } else {
      for line in labels.lines(drawn.contrasts) { try terminal.print(line) }
      for note in drawn.notes(in: terminal.language) { terminal.note(note) }
    }
    return .success
  }
}
