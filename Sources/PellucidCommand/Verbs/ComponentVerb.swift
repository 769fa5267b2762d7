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
        + "text; state may be set several times. Buttons of a glass style are bordered in looks without glass.",
      operands: [.optional(\.kind, .words(Vocabularies.component).called("NAME"))],
      examples: [
        Example(
          "A slider being dragged, over a picture:",
          "component slider --set value=0.4 --set state=pressed --over photo.jpg -o slider.png"),
        Example(
          "A tab bar in the dark, whose items are a list in JSON:",
          "component tabBar --set 'items=[{\"title\":\"Home\",\"symbol\":\"house\"}]' --appearance dark --over '#202020' -o tabs.png"
        ),
        Example("A component from a file:", "component --json-file menu.json --over '#FFFFFF' -o menu.png"),
      ]
    ) {
      SpecimenFlags.sections(json: "size, baseline, contrasts and findings, as JSON").within(\.specimen)
      Section(
        .what,
        .list("--set", \.settings, .assignment, "a property or a state, such as title=Save; may be repeated"),
        .option("--json-file", \.file, .input("FILE.json", ["json"]), "the component as a JSON object"))
      TraitFlags.section.within(\.traits)
      ReadingFlags.singleSection.within(\.reading)
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
    if file != nil, !settings.isEmpty { throw .excluding("--json-file", "--set") }
    if file == nil {
      guard kind != nil else { throw .missing(.argument, "NAME", syntax: "NAME") }
      let settings = ComponentSettings(kind: kind, settings)
      try settings.check(try settings.content(symbols: drawing.symbols).component, traits.traits)
    }
    try specimen.check()
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
    var painter = try Painter(drawing, document: file ?? Self.command, folder: ".")
    terminal.show(.drawing(content.component.kind.name))
    let drawn = try painter.attempt { renderer in
      do { return try laid.drawn(by: &renderer) } catch { throw placed(error, in: content.component) }
    }
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
      let content: ComponentContent
      do throws(SceneFileError) { content = try SceneReader().component(kind, argument: file) } catch {
        if let kind, let other = error.otherKind {
          throw .usage(.together(.disagree("NAME \(kind.name)", "\(other) in \(VisibleText.name(file))")))
        }
        throw CommandError(error, in: file)
      }
      let library = SymbolLibrary(folders: [drawing.symbols].compactMap(\.self))
      if let (keyPath, name) = content.component.unknownSymbol(in: library) {
        let nearest = NameMatch.nearest(to: name, among: library.entries.map(\.name))
        throw CommandError(
          RenderingError.resource(.symbol(place: keyPath, .unknown(name: name, nearest: nearest))), in: file)
      }
      return content
    }
    do throws(UsageProblem) {
      return try ComponentSettings(kind: kind, settings).content(symbols: drawing.symbols)
    } catch { throw .usage(error) }
  }

  /// Returns the error of a drawing: in settings it lies in the command line, else in the file.
  private func placed(_ error: any Error, in component: Component) -> any Error {
    guard let failure = error as? PellucidError, let cause = failure.cause as? SceneError else {
      return error
    }
    if file != nil {
      guard case .color(_, let fact) = cause, let keyPath = component.keyPath(where: { fact.isAbout($0) })
      else { return error }
      return SceneError.color(place: keyPath, fact)
    }
    return CommandError.usage(ComponentSettings(kind: kind, settings).problem(cause))
  }
}

extension ColorNameError {
  /// Returns a Boolean value indicating whether a value of a component is the colour that the error is about.
  fileprivate func isAbout(_ value: ComponentValue) -> Bool {
    switch self {
    case .unknownColor(let name, _), .notOnPlatform(let name, _, _): value == .color(.semantic(name))
    }
  }
}

extension SceneFileError {
  /// The kind that a file states, where it is one that exists and not the expected one.
  fileprivate var otherKind: String? {
    guard case .refused(.unknownValue(let place, let found, _, _)) = self, place.keyPath == "component",
      Vocabularies.component.value(named: found) != nil
    else { return nil }
    return found
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
