// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

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
    let chosen: ResolvedMaterialChoice
    do throws(MaterialError) { chosen = try material.resolved(traits) } catch {
      throw CommandError(error, of: material, on: traits.platform, place: "the operand NAME")
    }
    let (scale, _) = (try flags.scale(), try flags.threads())
    try specimen.checkPurpose(of: Self.command)
    let backdrop = try Backdrop(specimen.over, scale: scale, gamut: traits.gamut)
    let scene = scene(on: backdrop, traits)
    var painter = try Painter(arguments, document: Self.command, folder: ".")
    terminal.progress("drawing \(arguments.operands[0])")
    let (resolution, plain) = try painter.attempt { renderer in
      let resolution = try renderer.resolve(scene)
      return (resolution, try renderer.render(resolution))
    }
    let findings = SceneRules.findings(of: scene, resolution).filter { $0.rule != nil }
    let picture = try label.map { label throws(CommandError) in try painter.draw(scene.labelled(label)) }
    terminal.progress("")
    try specimen.output?.write(picture ?? plain)
    if arguments.has("--json") {
      try terminal.print(json(chosen, traits, plain: plain, texts: picture?.texts ?? [], findings).text)
    } else {
      for note in chosen.notes {
        terminal.note("pellucid: note: \(arguments.operands[0]): \(Language.english.message(of: note))")
      }
    }
    return .success
  }

  /// Picture and material lie on the desktop, where every blending mode sees the picture; a window of its own for
  /// the material would be a second surface as large as the picture.
  private func scene(on backdrop: Backdrop, _ traits: Traits) -> SceneDescription {
    let whole = Rect(backdrop.size)
    let content = MaterialContent(material, blending: .behindWindow)
    return SceneDescription(
      size: backdrop.size, scale: backdrop.scale, traits: traits,
      desktop: [
        Layer(frame: whole, content: backdrop.content),
        Layer(id: "material", frame: whole, content: .material(content)),
      ])
  }

  private func json(
    _ choice: ResolvedMaterialChoice, _ traits: Traits, plain: RenderedPicture, texts: [TextContrast],
    _ findings: [PellucidJudge.Finding]
  ) -> JSONText {
    .object([
      "version": .whole(1), "material": .string(arguments.operands[0]), "over": .string(specimen.over),
      "traits": traits.json, "resultRGB": plain.middle, "recipe": choice.recipe.json,
      "appearance": .optional(choice.appearance.map { Vocabularies.appearance.name(of: $0) }),
      "blending": .string(Vocabularies.blending.name(of: choice.defaultBlending)),
      "level": .string(Vocabularies.level.name(of: choice.level)),
      "notes": .strings(choice.notes.map { Language.english.message(of: $0) }),
      "texts": .array(texts.map(\.json)),
      "findings": .array(findings.map { $0.json(in: .english) }),
    ])
  }
}

extension SceneDescription {
  /// With a text in the middle of the material that fills the desktop.
  fileprivate func labelled(_ text: TextContent) -> SceneDescription {
    var (scene, text) = (self, text)
    text.size = min(text.size, size.width / 8, size.height / 3)
    let height = text.size * 1.5
    let layer = Layer(
      id: "label", frame: Rect(x: 0, y: (size.height - height) / 2, width: size.width, height: height),
      content: .text(text))
    let top = scene.desktop.count - 1
    guard case .material(var material) = scene.desktop[top].content else { return scene }
    material.children = [layer]
    scene.desktop[top].content = .material(material)
    return scene
  }
}
