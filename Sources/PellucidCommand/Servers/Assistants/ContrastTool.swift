// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// The tool `contrast`: the contrast of a foreground on a material, over every backdrop, or on a colour.
struct ContrastTool: AssistantTool {
  let name = "contrast"
  let title = "Contrast on a material or a colour"
  let purpose =
    "Proves the lowest WCAG contrast of a foreground on a material of Apple's over every possible backdrop, or computes it on "
    + "a background colour. Both appearances are judged unless one is given. Repairs are named where it does not hold."

  var properties: [ToolProperty] {
    [
      ToolProperty(
        "foreground", .text, "a level, a colour's name, or a colour",
        examples: [.string("secondaryLabel"), .string("systemRed"), .string("#808080")]),
      ToolProperty(
        "material", .text, "a material, or that of a role",
        examples: [.string("thin"), .string("role:menu")]),
      ToolProperty(
        "background", .text, "an opaque colour, or the name of one, in place of a material",
        examples: [.string("#FFFFFF"), .string("systemBackground")]),
      ToolProperty("required", .number(1...21), "the ratio to hold; 4.5 unless given"),
    ] + TraitFlags.properties
  }

  var required: [String] { ["foreground"] }

  func result(of arguments: CallParameters, in language: Language) throws(ToolFailure) -> ToolResult {
    let request = try ToolFailure.reading { () throws(CallError) in try Request(arguments) }
    switch (request.material, request.background) {
    case (let material?, nil): return try proof(of: request, on: material, in: language)
    case (nil, let background?): return try ratio(of: request, on: background, in: language)
    default: throw ToolFailure(.notOneOf("material", "background"))
    }
  }

  /// The arguments.
  private struct Request {
    var foreground: String
    var material: String?, background: String?
    var goal: ContrastGoal
    var traits: TraitFlags

    init(_ arguments: CallParameters) throws(CallError) {
      foreground = try arguments.requiredText("foreground")
      (material, background) = (try arguments.text("material"), try arguments.text("background"))
      goal = ContrastGoal(try arguments.number("required", in: 1...21) ?? 4.5)
      traits = try TraitFlags(arguments)
    }

    /// The traits of each appearance that is judged; those of one where both colours are given by their values.
    func all(on background: String) -> [Traits] {
      let traits = traits.traits
      let isFixed = ContrastTool.isNotation(foreground) && ContrastTool.isNotation(background)
      guard traits.platform.hasAppearances, self.traits.appearance == nil, !isFixed else { return [traits] }
      return Appearance.allCases.map { appearance in
        var traits = traits
        traits.appearance = appearance
        return traits
      }
    }
  }

  // MARK: Materials

  private func proof(
    of request: Request, on material: String, in language: Language
  ) throws(ToolFailure) -> ToolResult {
    let traits = request.traits.traits
    var selection = PairSelection(traits)
    (selection.material, selection.foreground) = (
      MaterialContent.Choice(spelling: material), request.foreground
    )
    selection.platform = traits.platform
    selection.appearance = traits.platform.hasAppearances ? request.traits.appearance : traits.appearance
    (selection.contrast, selection.transparency) = (traits.contrast, traits.transparency)
    var table: PairTable
    do throws(PairError) {
      table = try PairTable(selection.pairs(), request.goal, isRequired: true) { count, result in
        ThreadExecutor(threads: 2).results(count, progress: { _ in }, result)
      }
      try table.findRepairs()
    } catch {
      throw ToolFailure(Self.problem(error))
    }
    let answer = PairAnswer.pairs(table)
    return ToolResult(text: answer.text(in: language), value: answer.json(in: language))
  }

  /// Returns the problem of a pair that cannot be judged, with the arguments in place of flags.
  private static func problem(_ error: PairError) -> UsageProblem {
    if case .material(let choice, let platform, let error) = error {
      return UsageProblem(error, of: choice, on: platform, at: "material")
    }
    return UsageProblem(error, flag: "foreground")
  }

  // MARK: Colours

  private func ratio(
    of request: Request, on background: String, in language: Language
  ) throws(ToolFailure) -> ToolResult {
    var lines: [String] = [], entries: [JSONText] = []
    for traits in request.all(on: background) {
      let ground = try Self.color(background, traits, at: "background")
      let front = try Self.color(request.foreground, traits, at: "foreground")
      let ratio = contrastRatio(front, ground), required = request.goal.required
      let holds = ratio >= required
      let words = language.choose(
        holds ? "holds \(Figures.ratio(required))" : "does not hold \(Figures.ratio(required))",
        holds ? "\(Figures.ratio(required)) 충족" : "\(Figures.ratio(required)) 미달")
      lines.append(
        "\(request.foreground.shown) \(front.hexText) / \(background.shown) \(ground.hexText) "
          + "(\(traits.settingsName())): \(Figures.ratio(ratio)), \(words)")
      entries.append(
        .object([
          "settings": .string(traits.settingsName()), "foreground": .string(front.hexText),
          "background": .string(ground.hexText), "contrast": .number(ratio), "required": .number(required),
          "holds": .bool(holds),
        ]))
    }
    return ToolResult(
      text: lines.joined(separator: "\n"), value: .object(["version": .whole(1), "entries": .array(entries)]))
  }

  /// Returns a Boolean value indicating whether a text has the form of a colour, and is no name.
  private static func isNotation(_ text: String) -> Bool { text.hasPrefix("#") || text.hasSuffix(")") }

  /// Returns a colour by its notation, or by its name under traits.
  private static func color(
    _ text: String, _ traits: Traits, at place: String
  ) throws(ToolFailure) -> EncodedColor {
    if isNotation(text) {
      do throws(ColorParsingError) { return try EncodedColor.parse(hexOrCSS: text) } catch {
        throw ToolFailure(UsageProblem.color(error, at: "\(place) \(text)"))
      }
    }
    if let color = try? SemanticColors.resolve(name: text, traits: traits) { return color.color }
    let names = SemanticColors.names(on: traits.platform)
    throw ToolFailure(
      UsageProblem.foreground(
        text, traits.platform, nearest: NameMatch.nearest(to: text, among: names), at: place))
  }
}

extension TraitFlags {
  /// The settings that tools take.
  static var properties: [ToolProperty] {
    [
      ToolProperty(
        "platform", .word(Vocabularies.platform.names), "the system whose numbers apply; ios unless given"),
      ToolProperty("appearance", .word(Vocabularies.appearance.names), "light or dark"),
      ToolProperty("contrast", .word(Vocabularies.contrast.names), "the Increase Contrast setting"),
      ToolProperty("transparency", .word(Vocabularies.transparency.names), "the Reduce Transparency setting"),
    ]
  }

  /// Reads the settings of a tool.
  init(_ arguments: CallParameters) throws(CallError) {
    self.init()
    platform = try arguments.word("platform", of: Vocabularies.platform)
    appearance = try arguments.word("appearance", of: Vocabularies.appearance)
    contrast = try arguments.word("contrast", of: Vocabularies.contrast)
    transparency = try arguments.word("transparency", of: Vocabularies.transparency)
  }
}
