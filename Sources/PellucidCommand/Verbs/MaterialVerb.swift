// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// `pellucid material`: one material over a picture or a colour.
struct MaterialVerb: Verb {
  static let grammar = Grammar(
    verb: "material", summary: "Draws one material, or the material of a role, over a picture or a colour.",
    operands: [MaterialArgument.placeholder],
    options: SpecimenArguments.options(json: "the colour in the middle, the recipe and measured contrast") + [
      Grammar.Option(
        name: "--label", values: ["LEVEL", "TEXT"], help: "a text on it: label, secondaryLabel, …")
    ] + TraitFlags.traits + TraitFlags.drawing)
  private static let command = "pellucid material"

  let arguments: ParsedArguments
  let material: MaterialContent.Choice
  let specimen: SpecimenArguments
  let label: TextContent?

  init(_ arguments: ParsedArguments) throws(CommandError) {
    self.arguments = arguments
    material = MaterialContent.Choice(spelling: arguments.operands[0])
    specimen = try SpecimenArguments(arguments)
    label = try Self.label(arguments)
  }

  private static func label(_ arguments: ParsedArguments) throws(CommandError) -> TextContent? {
    guard let values = arguments.values["--label"] else { return nil }
    guard let level = Vocabularies.vibrancy.value(named: values[0]) else {
      let advice = Nearest.advice(values[0], among: Vocabularies.vibrancy.names)
      throw .usage("unknown level", "--label \(values[0])", advice)
    }
    return TextContent(
      values[1], size: 34, weight: 600, alignment: .center, style: ForegroundStyle(.level(level)))
  }

  func run(_ terminal: Terminal) throws(CommandError) -> ExitCode {
    let flags = TraitFlags(arguments: arguments)
    let traits = try flags.traits()
    let choice: ResolvedMaterialChoice
    do throws(MaterialError) { choice = try material.resolved(traits) } catch {
      throw CommandError(error, of: material, on: traits.platform, place: "the operand NAME")
    }
    let (scale, _) = (try flags.scale(), try flags.threads())
    try specimen.checkPurpose(of: Self.command)
    let backdrop = try specimen.backdrop(scale: scale, gamut: traits.gamut)
    let laid = MaterialSpecimen(material, on: backdrop, choice, traits, label: label)
    var painter = try Painter(arguments, document: Self.command, folder: ".")
    terminal.progress("drawing \(arguments.operands[0])")
    let drawing = try painter.attempt { try laid.drawn(by: &$0) }
    terminal.progress("")
    try specimen.output?.write(drawing.picture)
    if arguments.has("--json") {
      try terminal.print(
        laid.json(drawing, named: arguments.operands[0], over: specimen.over, in: .english).text)
    } else {
      for note in laid.notes(in: .english) {
        terminal.note("pellucid: note: \(arguments.operands[0]): \(note)")
      }
    }
    return .success
  }
}
