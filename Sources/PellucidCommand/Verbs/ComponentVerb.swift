// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// `pellucid component`: one system component over a picture or a colour.
struct ComponentVerb: Verb {
  private var kind: ComponentKind?
  private var settings: [(key: String, value: String)] = []
  private var file: String?
  private var time: Double?
  private var direction: DeviceSettings.Direction?
  private var specimen = SpecimenFlags()
  private var glass = GlassFlags()
  private var traits = TraitFlags()
  private var reading = ReadingFlags()
  private var drawing = DrawingFlags()

  static var form: Form<ComponentVerb> {
    Form(
      "component", "Draws a system component in its states.",
      details:
        "pellucid components NAME lists the keys and states of one. A value of --set is JSON where it reads as JSON, else a "
        + "text; state may be set several times.",
      operands: [.optional(\.kind, .words(Vocabularies.component).called("NAME"))],
      examples: [
        Example(
          "A slider being dragged, over a picture:",
          "component slider --set value=0.4 --set state=pressed --over photo.jpg -o slider.png"),
        Example(
          "A button of the Mac in the dark:",
          "component button --set title=Save --platform macos --appearance dark --over '#202020' -o save.png"),
        Example("A component from a file:", "component --json-file menu.json --over '#FFFFFF' -o menu.png"),
      ]
    ) {
      SpecimenFlags.sections(json: "size, baseline, contrasts and findings, as JSON").within(\.specimen)
      Section(
        .what,
        .list("--set", \.settings, .assignment, "a property or a state, such as title=Save; may be repeated"),
        .option("--json-file", \.file, .input("FILE.json", ["json"]), "the component as a JSON object"))
      TraitFlags.section.within(\.traits)
      ReadingFlags.section.within(\.reading)
      GlassFlags.section.within(\.glass)
      Section(
        .settings,
        .option("--direction", \.direction, .words(Vocabularies.direction), "direction of the interface"),
        .option("--time", \.time, .number("SECONDS", in: 0...3600), "moment of the component's events"))
      DrawingFlags.sections.within(\.drawing)
    }
  }
  /// The name of the drawing in errors.
  private static let command = "pellucid component"

  func check() throws(UsageProblem) {
    try specimen.check()
    if file != nil, !settings.isEmpty { throw .excluding("--json-file", "--set") }
    if file == nil, kind == nil { throw .missing(.argument, "NAME", syntax: "NAME") }
  }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    let content = try content()
    var base = SceneDescription(
      size: ComponentSpecimen.screen(of: traits.traits.platform), traits: traits.traits)
    reading.apply(to: &base.traits)
    base.glass = glass.settings()
    base.device.direction = direction ?? base.device.direction
    base.time = time
    let backdrop = try specimen.backdrop(scale: drawing.scale, gamut: base.traits.gamut)
    let laid = ComponentSpecimen(content, on: backdrop, base)
    var painter = try Painter(drawing, document: Self.command, folder: ".")
    terminal.show(.drawing(content.component.kind.name))
    let drawn = try painter.attempt { try laid.drawn(by: &$0) }
    terminal.wipeProgress()
    try specimen.picture.destination?.write(drawn.picture)
    if specimen.isJSON {
      try terminal.print(laid.json(drawn, over: specimen.over, in: terminal.language).text)
    }
    return .success
  }

  /// Returns the component of the file, or of the settings.
  private func content() throws(CommandError) -> ComponentContent {
    if let file {
      do throws(SceneFileError) { return try SceneReader().component(kind, argument: file) } catch {
        throw CommandError(error, in: file)
      }
    }
    do throws(SceneReadingError) { return try SceneReader().component(kind, bytes: Array(object.utf8)) } catch
    {
      throw CommandError(.usage, RunProblem.refusedScene(error, document: Self.command))
    }
  }

  /// The component of the settings as a JSON object.
  private var object: String {
    let states = settings.filter { $0.key == "state" }.map { JSONText.quoted($0.value) }
    let others = settings.filter { $0.key != "state" }.map {
      JSONText.quoted($0.key) + ": " + json(of: $0)
    }
    let all = (states.isEmpty ? [] : ["\"state\": [" + states.joined(separator: ", ") + "]"]) + others
    return "{" + all.joined(separator: ", ") + "}"
  }

  /// Returns the value of a setting: for a property whose value is a text, the text, and else the JSON that it is.
  private func json(of setting: (key: String, value: String)) -> String {
    let property = ComponentProperty(named: setting.key)
    let form = kind.flatMap { kind in property.flatMap { ComponentRow.row(of: kind).form(of: $0) } }
    let isJSON = (try? JSONDocument(parsing: Array(setting.value.utf8), limits: SceneLimits().json)) != nil
    return form == .text || form == .symbol || !isJSON ? JSONText.quoted(setting.value) : setting.value
  }
}

extension ValueForm<(key: String, value: String)> {
  /// The form of a property with its value, separated by the first equals sign.
  fileprivate static var assignment: ValueForm {
    .notation("KEY=VALUE") { (text, place) throws(UsageProblem) in
      guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
        throw .malformed(.assignment, at: place)
      }
      return (String(text[..<equals]), PathText.repaired(String(text[text.index(after: equals)...])))
    }
  }
}
