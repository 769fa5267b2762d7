// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

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
    let backdrop = try Backdrop(specimen.over, scale: scale, gamut: traits.gamut)
    var scene = scene(on: backdrop, traits)
    (scene.glass, scene.glassRules) = (settings, rules)
    try flags.checkPixels(of: scene)
    var painter = try Painter(arguments, document: Self.command, folder: ".")
    terminal.progress("drawing \(content.variant.name) glass")
    let (resolution, picture) = try painter.attempt { renderer in
      let resolution = try renderer.resolve(scene)
      return (resolution, try renderer.render(resolution))
    }
    let seen = if case .backdrops(let seen) = resolution.trace.seen { seen } else { [GlassBackdrop?]() }
    let findings = SceneRules.findings(of: scene, resolution)
    let isUnknown = !resolution.scene.glassProbes.isEmpty && !seen.contains { $0 != nil }
    let notes =
      (isUnknown ? [Self.unknownBackdrop] : [])
      + findings.filter { $0.rule == nil }.map { Language.english.message(of: $0.fact) }
    terminal.progress("")
    try specimen.output?.write(picture)
    if arguments.has("--json") {
      try terminal.print(json(scene, picture, behind: seen.first ?? nil, notes, findings).text)
    } else {
      for note in notes { terminal.note("pellucid: note: \(note)") }
    }
    return .success
  }

  /// Why nothing is told of the brightness behind the glass.
  private static let unknownBackdrop =
    "What lies behind is translucent, so that its brightness is not known: glass keeps its appearance, and "
    + "automatic dimming takes bright content for granted."

  /// Points between the glass and the end of a colour's picture: room for its shadow.
  private static let margin = 40.0

  /// Glass in the middle of the backdrop; a colour's picture is as large as needed.
  private func scene(on backdrop: Backdrop, _ traits: Traits) -> SceneDescription {
    var whole = Rect(backdrop.size)
    if case .fill = backdrop.content {
      (whole.width, whole.height) = (size.width + 2 * Self.margin, size.height + 2 * Self.margin)
    }
    let frame = Rect(
      x: ((whole.width - size.width) / 2).rounded(), y: ((whole.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
    return SceneDescription(
      size: whole.size, scale: backdrop.scale, traits: traits,
      desktop: [
        Layer(frame: whole, content: backdrop.content),
        Layer(id: "glass", frame: frame, content: .glass(content)),
      ])
  }
}

// MARK: - Output

extension GlassVerb {
  private func json(
    _ scene: SceneDescription, _ picture: RenderedPicture, behind backdrop: GlassBackdrop?, _ notes: [String],
    _ findings: [PellucidJudge.Finding]
  ) -> JSONText {
    let objections = findings.filter { $0.rule != nil }.map { $0.json(in: .english) }
    let recipe = recipe(in: scene, behind: backdrop)
    let darkBelow = scene.glassRules.adaptivity.darkBelow
    let wanted =
      recipe.parameters.hidesBrightness
      ? nil : backdrop.map { GlassDimming.decide(luma: $0.luminance, darkBelow: darkBelow) }
    return .object([
      "version": .whole(1), "glass": .string(content.variant.name), "over": .string(specimen.over),
      "control": .string(content.control.name), "size": .numbers([size.width, size.height]),
      "traits": scene.traits.json, "settings": scene.glass.json, "resultRGB": picture.middle,
      "appearance": .string(Vocabularies.appearance.name(of: recipe.appearance)),
      "backdrop": backdrop.map { $0.json } ?? .null,
      "automaticDimming": content.variant == .clear ? wanted.map { .number($0.opacity) } ?? .null : .null,
      "recipe": recipe.json,
      "notes": .strings(notes),
      "findings": .array(objections),
    ])
  }

  /// The numbers that were drawn with.
  private func recipe(in scene: SceneDescription, behind backdrop: GlassBackdrop?) -> GlassRecipe {
    var traits = scene.traits
    if content.adapts == true, content.variant == .regular, traits.platform.hasAppearances, let backdrop {
      traits.appearance = scene.glassRules.adaptivity
        .appearance(luma: backdrop.luminance, before: traits.appearance)
    }
    return Glass.recipe(
      for: GlassRequest(
        content.variant, control: content.control, shorterSide: min(size.width, size.height),
        pixelsPerPoint: scene.scale, traits: traits, settings: scene.glass))
  }
}
