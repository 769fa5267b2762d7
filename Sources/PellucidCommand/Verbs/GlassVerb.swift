// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// `pellucid glass`: one piece of Liquid Glass over a picture or a colour.
struct GlassVerb: Verb {
  static let grammar = Grammar(
    verb: "glass", summary: "Draws a piece of Liquid Glass over a picture or a colour.",
    operands: ["regular|clear|identity"],
    options: SpecimenArguments.options(json: "the colour in the middle, the numbers and findings")
      + GlassArgument.options + [
        Grammar.Option(
          name: "--corner-radius", values: ["R"],
          help: "points; a capsule, or what the system has, if left out"),
        GlassArgument.dimming(help: "black below clear glass; none if left out"),
        Grammar.Option(name: "--adaptive", help: "light or dark by what lies behind, not by --appearance"),
      ] + TraitFlags.glass + TraitFlags.glassRules + TraitFlags.traits + TraitFlags.drawing)
  private static let command = "pellucid glass"

  let arguments: ParsedArguments
  let specimen: SpecimenArguments
  let content: GlassContent
  let size: Size

  init(_ arguments: ParsedArguments) throws(CommandError) {
    self.arguments = arguments
    specimen = try SpecimenArguments(arguments)
    let glass = try GlassArgument(
      arguments.operands[0], place: arguments.operands[0], arguments)
    (content, size) = (glass.content, glass.size)
  }

  func run(_ terminal: Terminal) throws(CommandError) -> ExitCode {
    let flags = TraitFlags(arguments: arguments)
    let traits = try flags.traits()
    let settings = try flags.glassSettings(GlassSettings())
    let rules = try flags.glassRules(GlassRules())
    let (scale, _) = (try flags.scale(), try flags.threads())
    try specimen.checkPurpose(of: Self.command)
    let backdrop = try specimen.backdrop(scale: scale, gamut: traits.gamut)
    let glass = GlassSpecimen(content, size: size, on: backdrop, traits, settings, rules)
    try flags.checkPixels(of: glass.scene)
    var painter = try Painter(arguments, document: Self.command, folder: ".")
    terminal.progress("drawing \(content.variant.name) glass")
    let drawing = try painter.attempt { try glass.drawn(by: &$0) }
    terminal.progress("")
    try specimen.output?.write(drawing.picture)
    if arguments.has("--json") {
      try terminal.print(glass.json(drawing, over: specimen.over, in: .english).text)
    } else {
      for note in drawing.notes(in: .english) { terminal.note("pellucid: note: \(note)") }
    }
    return .success
  }
}
