// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidSceneSupport
import Testing

@testable import PellucidScene

/// Vibrancy follows what lies beneath a foreground, not the layers around it.
@Suite struct GroundTests {
  private typealias Scene = GlassScene

  private let frame = Rect(x: 0, y: 0, width: 200, height: 100)
  private let blue = EncodedColor(red: 0, green: 0, blue: 1)

  private func card(_ children: [Layer] = [], at frame: Rect? = nil, _ shape: Shape = .rectangle) -> Layer {
    Layer(
      id: "card", frame: frame ?? self.frame,
      content: .material(MaterialContent(.named("thin"), shape: shape, children: children)))
  }

  private func fill(_ alpha: Float, at frame: Rect? = nil, _ shape: Shape = .rectangle) -> Layer {
    let style = ForegroundStyle(.color(.custom(EncodedColor(red: 0, green: 0, blue: 1, alpha: alpha))))
    return Layer(frame: frame ?? self.frame, content: .fill(shape: shape, .foreground(style)))
  }

  private func text(at frame: Rect = Rect(x: 20, y: 20, width: 100, height: 20)) -> Layer {
    Layer(
      id: "text", frame: frame,
      content: .text(TextContent("a", style: ForegroundStyle(.level(.secondaryLabel)))))
  }

  private func group(_ layers: [Layer], _ change: (inout Layer) -> Void = { _ in }) -> Layer {
    changed(Layer(frame: frame, content: .group(layers)), change)
  }

  /// Returns whether the only text is drawn through what lies below it.
  private func isVibrant(_ layers: [Layer], _ facts: FileFacts = FileFacts()) throws -> Bool {
    let inks = try Scene.inks(SceneResolver.resolve(Scene.description(layers), facts: facts).scene.desktop)
    guard case .color = try #require(inks.first) else { return true }
    return false
  }

  @Test("A level is vibrant above a material, whether in its layers or merely above it")
  func levelsAboveMaterialsAreVibrant() throws {
    #expect(try isVibrant([card([text()])]))
    #expect(try isVibrant([card(), text()]))
    #expect(try isVibrant([card(), group([group([text()])])]))
    #expect(try isVibrant([group([card()]), text()]))
    #expect(try !isVibrant([text(), card()]))
    #expect(try !isVibrant([card(at: Rect(x: 0, y: 50, width: 200, height: 50)), text()]))
  }

  @Test("A text without a style is vibrant on a menu of macOS and on a material of iOS")
  func textsAreVibrantByDefault() throws {
    for (platform, choice) in [(Platform.macOS, MaterialContent.Choice.role("menu")), (.iOS, .named("thin"))]
    {
      func ink(_ text: TextContent) throws -> Ink? {
        let layer = Layer(frame: frame, content: .text(text))
        let ground = Layer(frame: frame, content: .material(MaterialContent(choice, children: [layer])))
        return Scene.inks(try Scene.resolve([ground]) { $0.traits.platform = platform }.desktop).first
      }
      func label(isVibrant: Bool) throws -> Ink? {
        try ink(TextContent("a", style: ForegroundStyle(.level(.label), isVibrant: isVibrant)))
      }
      let unstyled = try #require(try ink(TextContent("a")))
      #expect(try unstyled == label(isVibrant: true), "\(platform)")
      #expect(try unstyled != label(isVibrant: false), "\(platform)")
    }
  }

  @Test("Inks above a material are those in it, and glass is a ground as well")
  func inksDoNotDependOnNesting() throws {
    func inks(_ layers: [Layer]) throws -> [Ink] { Scene.inks(try Scene.resolve(layers).desktop) }
    for name in ["thin", "systemThickMaterialDark"] {
      let material = Layer(frame: frame, content: .material(MaterialContent(.named(name))))
      let nested = Layer(frame: frame, content: .material(MaterialContent(.named(name), children: [text()])))
      #expect(try inks([material, text()]) == inks([nested]))
    }
    let glass = Scene.glass("a", .regular, .button, at: frame)
    #expect(try inks([glass, text()]) == inks([Scene.glass("a", .regular, .button, at: frame, [text()])]))
  }

  @Test("A level on an opaque fill inside a material is plain")
  func levelsOnOpaqueFillsArePlain() throws {
    #expect(try !isVibrant([card([fill(1), text()])]))
    #expect(try !isVibrant([card([fill(0.99), text()])]))
    #expect(try isVibrant([card([fill(0.98), text()])]))
    // Two fills that hide 99 % together.
    #expect(try !isVibrant([card([fill(0.9), fill(0.9), text()])]))
    #expect(try isVibrant([card([text(), fill(1)])]))
    let photo = Layer(frame: frame, content: .image(ImageContent(path: "photo.png")))
    #expect(try !isVibrant([card([photo, text()])]))
    // A material above the fill is a ground again.
    #expect(try isVibrant([card([fill(1), card(), text()])]))
  }

  @Test("A plain level keeps the appearance that its material fixes")
  func plainLevelsKeepTheAppearance() throws {
    let style = ForegroundStyle(.level(.label))
    let label = Layer(frame: frame, content: .text(TextContent("a", style: style)))
    let dark = Layer(
      frame: frame,
      content: .material(MaterialContent(.named("systemThickMaterialDark"), children: [fill(1), label])))
    guard case .color(let color, _)? = Scene.inks(try Scene.resolve([dark]).desktop).first else {
      Issue.record("the label is not plain")
      return
    }
    #expect(color == EncodedColor(white: 1))
  }

  @Test("Shapes, clips, transforms and opacities decide what is covered")
  func groundsHaveTheShapeThatIsDrawn() throws {
    let middle = text(at: Rect(x: 90, y: 40, width: 20, height: 20))
    let corner = text(at: Rect(x: 0, y: 0, width: 12, height: 8))
    #expect(
      try isVibrant([card([], at: nil, .ellipse), middle])
        && !isVibrant([card([], at: nil, .ellipse), corner]))
    #expect(try isVibrant([card([fill(1, at: nil, .ellipse), corner])]))
    let clipped = group([card()]) { $0.clip = .ellipse }
    #expect(try isVibrant([clipped, middle]) && !isVibrant([clipped, corner]))
    let small = group([card()]) { $0.transform = .scale(0.1) }
    #expect(
      try isVibrant([small, text(at: Rect(x: 95, y: 48, width: 10, height: 4))])
        && !isVibrant([small, corner]))
    #expect(try isVibrant([card([group([fill(1)]) { $0.opacity = 0.5 }, text()])]))
    #expect(try !isVibrant([card([group([fill(1), text()]) { $0.opacity = 0.5 }])]))
    #expect(try isVibrant([card([changed(fill(1)) { $0.blend = .multiply }, text()])]))
    #expect(try !isVibrant([changed(card()) { $0.opacity = 0.3 }, text()]))
    #expect(try isVibrant([changed(card([text()])) { $0.opacity = 0.3 }]))
  }

  /// The frame of the text lies mostly beside the card, and its only line on the card.
  @Test("The laid-out lines of a text decide, not its frame")
  func linesDecide() throws {
    let layers = [
      card(at: Rect(x: 0, y: 0, width: 60, height: 100)),
      text(at: Rect(x: 10, y: 10, width: 180, height: 20)),
    ]
    let open = try SceneResolver.resolve(Scene.description(layers), facts: FileFacts()).trace.openTexts
    #expect(open.map(\.path) == ["desktop[1]"] && open.map(\.width) == [180])
    #expect(try !isVibrant(layers))
    var facts = FileFacts()
    facts.lines["desktop[1]"] = [Rect(x: 0, y: 0, width: 30, height: 20)]
    #expect(try isVibrant(layers, facts))
    #expect(try SceneResolver.resolve(Scene.description(layers), facts: facts).trace.openTexts.isEmpty)
    facts.lines["desktop[1]"] = [
      Rect(x: 0, y: 0, width: 30, height: 20), Rect(x: 60, y: 20, width: 120, height: 20),
    ]
    #expect(try !isVibrant(layers, facts))
  }

  @Test("A text inside one ground asks for no lines")
  func settledTextsAskForNothing() throws {
    for layers in [[card([text()])], [card(), text()], [text()], [card([fill(1), text()])]] {
      #expect(
        try SceneResolver.resolve(Scene.description(layers), facts: FileFacts()).trace.openTexts.isEmpty)
    }
  }

  // MARK: Accents

  private func accent(_ name: String, opacity: Double = 1) -> Layer {
    let style = ForegroundStyle(.color(.semantic(name)))
    return changed(Layer(frame: frame, content: .fill(shape: .rectangle, .foreground(style)))) {
      $0.opacity = opacity
    }
  }

  private func label(isVibrant: Bool = true) -> Layer {
    Layer(
      id: "text", frame: Rect(x: 20, y: 20, width: 100, height: 20),
      content: .text(TextContent("a", style: ForegroundStyle(.level(.label), isVibrant: isVibrant))))
  }

  /// Returns the colour of the only text; nil where it is drawn through what lies below it.
  private func color(_ layers: [Layer]) throws -> EncodedColor? {
    let inks = try Scene.inks(
      SceneResolver.resolve(Scene.description(layers), facts: FileFacts()).scene.desktop)
    guard case .color(let color, _) = try #require(inks.last) else { return nil }
    return color
  }

  @Test("A label on an opaque fill in the accent colour is white in light too")
  func labelsOnAccentsAreWhite() throws {
    let (white, black) = (EncodedColor(white: 1), EncodedColor(white: 0))
    for name in ["tintColor", "accentColor"] {
      #expect(try color([accent(name), label()]) == white)
      #expect(try color([card([accent(name), label()])]) == white)
      #expect(try color([accent(name), fill(0.3), label()]) == white)
      #expect(try color([accent(name), fill(1), label()]) == black)
      #expect(try color([accent(name, opacity: 0.5), label()]) == black)
      #expect(try color([accent(name), label(isVibrant: false)]) == black)
    }
    #expect(try color([accent("systemBlue"), label()]) == black)
    #expect(try color([label(), accent("tintColor")]) == black)
  }
}
