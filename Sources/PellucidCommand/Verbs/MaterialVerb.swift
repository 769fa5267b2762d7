// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// `pellucid material`: one material over a picture or a colour.
struct MaterialVerb: Verb {
  private var material = MaterialContent.Choice.named("")
  private var panel: Size?
  private var labels = LabelFlags()
  private var specimen = SpecimenFlags()
  private var traits = TraitFlags()
  private var drawing = DrawingFlags()

  static var form: Form<MaterialVerb> {
    Form(
      "material", "Draws one material, or the material of a role.",
      operands: [.required(\.material, .material)],
      examples: [
        Example(
          "A material over a picture, with a text on it:",
          "material thin --over photo.jpg -o thin.png --label label Text"),
        Example(
          "A panel with several labels and their ratios:",
          "material thin --over photo.jpg -o thin.png --panel 300x200 --label label Title --label '#FF9500' Price --ratios"
        ),
        Example(
          "The numbers of a menu's material over a colour:",
          "material role:menu --over '#336699' --platform macos --json"),
      ]
    ) {
      SpecimenFlags.sections(json: "colour in the middle, recipe and measured contrast, as JSON")
        .within(\.specimen)
      Section(
        .what,
        .option("--panel", \.panel, .size, "points; a panel in the centre, in place of the whole picture"))
      LabelFlags.section.within(\.labels)
      TraitFlags.section.within(\.traits)
      DrawingFlags.sections.within(\.drawing)
    }
  }
  /// The name of the drawing in errors.
  private static let command = "pellucid material"

  /// Rejects a material that the platform does not have, and a command line without a backdrop or an output.
  func check() throws(UsageProblem) {
    _ = try choice()
    _ = try labels.labels(under: traits.traits)
    try specimen.check()
  }

  /// Returns the material under the given traits, or throws if the platform does not have it.
  private func choice() throws(UsageProblem) -> ResolvedMaterialChoice {
    do throws(MaterialError) { return try material.resolved(traits.traits) } catch {
      throw UsageProblem(error, of: material, on: traits.traits.platform, at: "NAME")
    }
  }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    let (traits, name) = (traits.traits, material.spelling)
    let backdrop = try specimen.backdrop(scale: drawing.scale, gamut: traits.gamut)
    let (choice, labels): (ResolvedMaterialChoice, SpecimenLabels)
    do throws(UsageProblem) {
      (choice, labels) = (try self.choice(), try self.labels.labels(under: traits))
    } catch { throw .usage(error) }
    let laid = MaterialSpecimen(material, on: backdrop, choice, traits, panel: panel, labels: labels)
    var painter = try Painter(drawing, document: Self.command, folder: ".")
    terminal.show(.drawing(name))
    let drawn = try painter.attempt { try laid.drawn(by: &$0) }
    terminal.wipeProgress()
    try specimen.picture.destination?.write(drawn.picture)
    if specimen.isJSON {
      try terminal.print(laid.json(drawn, named: name, over: specimen.over, in: terminal.language).text)
    } else {
      for line in labels.lines(drawn.contrasts) { try terminal.print(line) }
      for note in laid.notes(in: terminal.language) { terminal.note("\(name): \(note)") }
    }
    return .success
  }
}
