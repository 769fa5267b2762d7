// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene
import PellucidSceneSupport
import Testing

/// Tests of SRC20: which components may take the tint of their window.
@Suite struct ComponentTests {
  private func findings(
    _ style: ColorStyle, opacity: Double = 1, isComponent: Bool = true, _ platform: Platform = .macOS,
    _ accent: Accent = .multicolor, _ appearance: Appearance = .light
  ) throws -> [RuledScene.Told] {
    var traits = Traits()
    (traits.platform, traits.accent, traits.appearance) = (platform, accent, appearance)
    var layer = Layer(
      id: "bezel", frame: Rect(x: 10, y: 10, width: 80, height: 30),
      content: .fill(shape: .capsule(style: .continuous), .foreground(ForegroundStyle(.color(style)))))
    (layer.opacity, layer.isComponent) = (opacity, isComponent)
    var window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100), layers: [layer])
    window.material = Window.Material.none
    let scene = SceneDescription(size: Size(width: 100, height: 100), traits: traits, windows: [window])
    return try RuledScene(scene).findings
  }

  private func rules(_ color: EncodedColor, opacity: Double = 1) throws -> [String] {
    try findings(.custom(color), opacity: opacity).map(\.rule)
  }

  /// Returns the findings on a grey component on the material of a role.
  private func bezel(
    on role: String, isComponent: Bool = true, _ accent: Accent = .multicolor,
    _ appearance: Appearance = .light
  ) throws -> [RuledScene.Told] {
    var traits = Traits()
    (traits.platform, traits.accent, traits.appearance) = (.macOS, accent, appearance)
    let grey = ColorStyle.custom(EncodedColor(white: 0.35, alpha: 0.85))
    var layer = Layer(
      id: "bezel", frame: Rect(x: 10, y: 10, width: 50, height: 30),
      content: .fill(shape: .rectangle, .foreground(ForegroundStyle(.color(grey)))))
    layer.isComponent = isComponent
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let ground = Layer(frame: frame, content: .material(MaterialContent(.role(role), children: [layer])))
    let scene = SceneDescription(
      size: frame.size, traits: traits, windows: [Window(frame: frame, layers: [ground])])
    return try RuledScene(scene).findings.filter { $0.layer == "bezel" }
  }

  private let grey = EncodedColor(white: 0.8)
  private let orange = EncodedColor(red: 1, green: 0.6, blue: 0.1)

  @Test("A neutral component background needs transparency")
  func neutralBackgroundsNeedTransparency() throws {
    #expect(try rules(grey) == ["SRC20"])
    #expect(try rules(grey, opacity: 0.85).isEmpty)
    var translucent = grey
    translucent.alpha = 0.85
    #expect(try rules(translucent).isEmpty)
  }

  /// A grey layer that is no component hides the window's material; a component is translucent enough.
  @Test("A component on a material is judged by its transparency")
  func componentsOnAMaterialAreJudgedByTheirTransparency() throws {
    func rules(isComponent: Bool) throws -> [String] {
      try bezel(on: "window", isComponent: isComponent).map(\.rule)
    }
    #expect(try rules(isComponent: false) == ["SRC06"])
    #expect(try rules(isComponent: true).isEmpty)
  }

  @Test("Coloured states of components must be opaque")
  func coloredStatesNeedNone() throws {
    #expect(try rules(orange).isEmpty)
    #expect(try rules(orange, opacity: 0.6) == ["SRC20"])
  }

  @Test("A layer without the mark is no component")
  func whatIsNotMarkedIsNoComponent() throws {
    #expect(try findings(.custom(grey), isComponent: false).isEmpty)
  }

  @Test("A clear component background has nothing to tint")
  func withoutABackgroundThereIsNothingToTint() throws {
    #expect(try findings(.custom(EncodedColor(white: 0.5, alpha: 0))).map(\.rule) == ["note"])
  }

  @Test("No platform but macOS tints components", arguments: [Platform.iOS, .tvOS, .visionOS, .watchOS])
  func onlyMacOSTints(platform: Platform) throws {
    #expect(try findings(.custom(grey), platform).map(\.rule) == ["note"])
  }

  /// Graphite is grey, but a chosen colour: a state in graphite is not neutral.
  @Test("The graphite accent counts as a colour")
  func theGraphiteAccentIsAColor() throws {
    let accent = ColorStyle.semantic("controlAccentColor")
    #expect(try findings(accent, .macOS, .graphite).filter { $0.rule == "SRC20" }.isEmpty)
    #expect(try findings(accent, opacity: 0.6, .macOS, .graphite).contains { $0.rule == "SRC20" })
  }

  @Test("A tinted component notes the share of the tint")
  func whileTintedTheShareIsNoted() throws {
    let dark = EncodedColor(white: 0.35)
    let notes = try findings(.custom(dark), opacity: 0.85, .macOS, .graphite, .dark)
    #expect(notes.map(\.rule) == ["note"] && notes[0].message.contains("15 %"))
    // A light window takes little of the tint, of which the same share shows through.
    #expect(try findings(.custom(grey), opacity: 0.85, .macOS, .graphite).map(\.rule) == ["note"])
    #expect(try findings(.custom(grey), opacity: 0.85, .macOS, .blue).isEmpty)
  }

  /// The material below a component decides, not the setting alone.
  @Test(
    "A component is tinted where its material is",
    arguments: [
      ("window", Appearance.light, true), ("header", .light, false), ("window", .dark, true),
      ("underPage", .light, true),
    ])
  func theGroundDecidesWhetherThereIsATint(role: String, appearance: Appearance, isTinted: Bool) throws {
    let notes = try bezel(on: role, .graphite, appearance)
    #expect(notes.contains { $0.message.contains("takes the tint") } == isTinted)
  }

  @Test("Plain fills of window colours stay flat, and say so where the window is tinted")
  func plainFillsOfWindowColorsStayFlat() throws {
    let window = ColorStyle.semantic("windowBackgroundColor")
    let tinted = try findings(window, isComponent: false, .macOS, .graphite, .dark)
    #expect(tinted.contains { $0.rule == "note" && $0.message.contains("use the role window") })
    #expect(try !findings(window, isComponent: false).contains { $0.message.contains("flat") })
    let light = try findings(window, isComponent: false, .macOS, .graphite)
    #expect(light.contains { $0.message.contains("flat") })
  }
}
