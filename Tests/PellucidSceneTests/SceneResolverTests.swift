// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene
import Testing

@Suite struct SceneResolverTests {
  private let frame = Rect(x: 0, y: 0, width: 100, height: 100)

  private func resolve(
    _ layers: [Layer], _ change: (inout Traits) -> Void = { _ in }
  ) throws(SceneError) -> ResolvedScene {
    var traits = Traits()
    change(&traits)
    return try SceneResolver.resolve(
      SceneDescription(size: Size(width: 100, height: 100), traits: traits, desktop: layers))
  }

  private func text(_ style: ForegroundStyle, id: String = "text") -> Layer {
    Layer(
      id: id, frame: Rect(x: 10, y: 10, width: 50, height: 20), content: .text(TextContent("a", style: style))
    )
  }

  private func material(_ name: String, _ children: [Layer]) -> Layer {
    Layer(id: name, frame: frame, content: .material(MaterialContent(.named(name), children: children)))
  }

  private func inks(_ nodes: [Node]) -> [[Ink]] {
    nodes.flatMap { node -> [[Ink]] in
      switch node.content {
      case .masked(_, let inks, _): return [inks]
      case .group(let nodes): return inks(nodes)
      default: return []
      }
    }
  }

  private func rules(_ scene: ResolvedScene) -> [String] {
    scene.findings.map(\.rule).filter { $0 != "note" }
  }

  // MARK: Colours

  @Test func levelsOutsideMaterialsArePlain() throws {
    let scene = try resolve([text(ForegroundStyle(.level(.secondaryLabel)))])
    let color = try SemanticColors.resolve(name: "secondaryLabel", traits: Traits()).color
    #expect(inks(scene.desktop) == [[.color(color, blend: .sourceOver)]])
  }

  @Test func levelsOnMaterialsAreItsFamilysInks() throws {
    let scene = try resolve([material("thick", [text(ForegroundStyle(.level(.secondaryLabel)))])])
    let family = try Materials.recipe(named: "thick", traits: Traits()).family
    let ink = Vibrancy.ink(level: .secondaryLabel, family: family, traits: Traits())
    #expect(inks(scene.desktop) == [[ink]])
    guard case .backdropMatrix = ink else {
      Issue.record("not vibrant")
      return
    }
  }

  @Test func vibrancySwitchedOffAndCustomColorsArePlain() throws {
    let red = EncodedColor(red: 1, green: 0, blue: 0)
    let scene = try resolve([
      material(
        "thick",
        [
          text(ForegroundStyle(.level(.secondaryLabel), isVibrant: false)),
          text(ForegroundStyle(.color(.custom(red)))),
        ])
    ])
    let plain = try SemanticColors.resolve(name: "secondaryLabel", traits: Traits()).color
    #expect(inks(scene.desktop) == [[.color(plain, blend: .sourceOver)], [.color(red, blend: .sourceOver)]])
  }

  @Test func innerMaterialDecidesVibrancy() throws {
    let inner = material("chrome", [text(ForegroundStyle(.level(.fill)))])
    let scene = try resolve([material("thin", [Layer(frame: frame, content: .group([inner]))])])
    let family = try Materials.recipe(named: "chrome", traits: Traits()).family
    #expect(inks(scene.desktop) == [[Vibrancy.ink(level: .fill, family: family, traits: Traits())]])
  }

  @Test func fixedAppearanceReachesWhatLiesOnIt() throws {
    let style = ForegroundStyle(.color(.semantic("systemRed")))
    let scene = try resolve([material("thinDark", [text(style)])])
    var dark = Traits()
    dark.appearance = .dark
    let color = try SemanticColors.resolve(name: "systemRed", traits: dark).color
    #expect(inks(scene.desktop) == [[.color(color, blend: .sourceOver)]])
  }

  @Test func floatingRolesElevate() throws {
    let style = ForegroundStyle(.color(.semantic("systemBackground")))
    let layer = Layer(
      frame: frame, content: .material(MaterialContent(.role("sheet"), children: [text(style)])))
    let scene = try resolve([layer]) { $0.appearance = .dark }
    var elevated = Traits()
    (elevated.appearance, elevated.level) = (.dark, .elevated)
    let color = try SemanticColors.resolve(name: "systemBackground", traits: elevated).color
    #expect(inks(scene.desktop) == [[.color(color, blend: .sourceOver)]])
    #expect(color != EncodedColor(white: 0))
  }

  @Test func macHuesOnMaterialsAreVibrant() throws {
    let style = ForegroundStyle(.color(.semantic("systemRed")))
    let scene = try resolve([text(style), material("sidebar", [text(style)])]) { $0.platform = .macos }
    var traits = Traits()
    traits.platform = .macos
    let plain = try SemanticColors.resolve(name: "systemRed", traits: traits).color
    let vibrant = try SemanticColors.vibrant(name: "systemRed", traits: traits).ink
    #expect(inks(scene.desktop) == [[.color(plain, blend: .sourceOver)], [vibrant]])
    #expect(vibrant != .color(plain, blend: .sourceOver))
  }

  @Test func hierarchicalSymbolsFallByLevel() throws {
    let symbol = Layer(frame: frame, content: .symbol(SymbolContent(name: "wifi", rendering: .hierarchical)))
    let scene = try resolve([material("thick", [symbol])])
    let family = try Materials.recipe(named: "thick", traits: Traits()).family
    let levels: [VibrancyLevel] = [.label, .secondaryLabel, .tertiaryLabel]
    #expect(inks(scene.desktop) == [levels.map { Vibrancy.ink(level: $0, family: family, traits: Traits()) }])
  }

  // MARK: Places

  @Test func childFramesAreRelativeAndTransformsTurnAboutTheCentre() throws {
    var group = Layer(
      frame: Rect(x: 10, y: 20, width: 40, height: 20),
      content: .group([Layer(frame: Rect(x: 5, y: 5, width: 10, height: 10), content: .group([]))]))
    group.transform = .scale(2)
    let scene = try resolve([group])
    guard case .group(let children) = scene.desktop[0].content else {
      Issue.record("not a group")
      return
    }
    #expect(scene.desktop[0].transform.applied(to: Point(x: 30, y: 30)) == Point(x: 30, y: 30))
    // The group covers (-10, 10)…(70, 50); a child at 5, 5 starts 10 points right of and below its corner.
    #expect(children[0].transform.applied(to: Point(x: 5, y: 5)) == Point(x: 0, y: 20))
  }

  @Test func windowsPlaceLayersAndOverrideActivity() throws {
    var traits = Traits()
    traits.platform = .macos
    func recipe(isActive: Bool?) throws -> (Node, MaterialRecipe?) {
      let window = Window(
        frame: Rect(x: 30, y: 40, width: 50, height: 50), isActive: isActive,
        layers: [Layer(frame: frame, content: .material(MaterialContent(.role("sidebar"))))])
      let scene = try SceneResolver.resolve(
        SceneDescription(size: Size(width: 100, height: 100), traits: traits, windows: [window]))
      let node = scene.windows[0].nodes[0]
      guard case .material(let material) = node.content else { return (node, nil) }
      return (node, material.recipe)
    }
    let (node, active) = try recipe(isActive: nil)
    #expect(node.transform.applied(to: Point(x: 0, y: 0)) == Point(x: 30, y: 40))
    let (_, inactive) = try recipe(isActive: false)
    #expect(active != inactive)
    #expect(active == (try Materials.recipe(role: "sidebar", traits: traits).recipe))
  }

  @Test func materialsAreFollowedByTheirChildrenOrGroupedWithThem() throws {
    var layer = material("thin", [text(.label)])
    let plain = try resolve([layer])
    #expect(plain.desktop.map(\.id) == ["thin", "text"])
    layer.opacity = 0.5
    let faded = try resolve([layer])
    #expect(faded.desktop.map(\.id) == ["thin"])
    #expect(faded.desktop.map(\.opacity) == [0.5])
    guard case .group(let nodes) = faded.desktop[0].content else {
      Issue.record("not a group")
      return
    }
    #expect(nodes.map(\.opacity) == [1, 1])
  }

  @Test func rolesChooseBlendingUnlessTheSceneDoes() throws {
    func blending(_ content: MaterialContent) throws -> Blending? {
      let scene = try resolve([Layer(frame: frame, content: .material(content))]) { $0.platform = .macos }
      guard case .material(let material) = scene.desktop[0].content else { return nil }
      return material.blending
    }
    #expect(try blending(MaterialContent(.role("sidebar"))) == .behindWindow)
    #expect(try blending(MaterialContent(.role("toolbar"))) == .withinWindow)
    #expect(try blending(MaterialContent(.role("sidebar"), blending: .withinWindow)) == .withinWindow)
  }

  @Test func onePictureIsOneResource() throws {
    let image = Layer(frame: frame, content: .image(ImageContent(path: "a.png")))
    let other = Layer(frame: frame, content: .image(ImageContent(path: "b.png")))
    let scene = try resolve([image, other, image])
    #expect(scene.resources == [.image(path: "a.png"), .image(path: "b.png")])
  }

  // MARK: Findings and errors

  @Test func quaternaryOnThinTiersIsFound() throws {
    let style = ForegroundStyle(.level(.quaternaryLabel))
    #expect(rules(try resolve([material("thin", [text(style)])])) == ["SRC07"])
    #expect(rules(try resolve([material("ultraThin", [text(style)])])) == ["SRC07"])
    #expect(rules(try resolve([material("regular", [text(style)])])) == [])
    #expect(rules(try resolve([text(style)])) == [])
  }

  @Test func nonVibrantColorsOnMaterialsAreFound() throws {
    let white = ForegroundStyle(.color(.custom(EncodedColor(white: 1))))
    let gray = ForegroundStyle(.color(.semantic("systemGray3")))
    let scene = try resolve([material("regular", [text(white), text(gray), text(.label)])])
    #expect(rules(scene) == ["SRC06", "SRC06"])
    #expect(scene.findings.first?.layer == "text")
    let button = Layer(
      frame: frame,
      content: .fill(
        shape: .capsule(style: .continuous), .foreground(ForegroundStyle(.color(.semantic("systemBlue"))))))
    #expect(rules(try resolve([material("regular", [button, text(white)])])) == [])
  }

  @Test func fullColorIconsOnMaterialsAreFound() throws {
    let icon = Layer(
      frame: Rect(x: 0, y: 0, width: 24, height: 24), content: .image(ImageContent(path: "share.png")))
    let photo = Layer(frame: frame, content: .image(ImageContent(path: "photo.png")))
    #expect(rules(try resolve([material("thin", [icon])])) == ["SRC19"])
    #expect(rules(try resolve([material("thin", [photo]), icon])) == [])
  }

  @Test func opaqueWindowsOnVisionAreFound() throws {
    func scene(_ platform: Platform, alpha: Float) throws -> ResolvedScene {
      var traits = Traits()
      traits.platform = platform
      let fill = FillStyle.foreground(ForegroundStyle(.color(.custom(EncodedColor(white: 0, alpha: alpha)))))
      let window = Window(
        id: "w", frame: frame, layers: [Layer(frame: frame, content: .fill(shape: .rectangle, fill))])
      return try SceneResolver.resolve(
        SceneDescription(size: Size(width: 100, height: 100), traits: traits, windows: [window]))
    }
    #expect(rules(try scene(.visionos, alpha: 1)) == ["SRC22"])
    #expect(rules(try scene(.visionos, alpha: 0.5)) == [])
    #expect(rules(try scene(.ios, alpha: 1)) == [])
  }

  @Test func hiddenShadowsOnTelevisionAreFound() throws {
    var layer = material("regular", [])
    layer.shadow = Shadow(color: EncodedColor(white: 0, alpha: 0.5), sigma: 10, offset: Point(x: 0, y: 4))
    func found(_ appearance: Appearance, _ platform: Platform) throws -> [String] {
      rules(try resolve([layer]) { ($0.platform, $0.appearance) = (platform, appearance) })
    }
    #expect(try found(.dark, .tvos) == ["SRC24"])
    #expect(try found(.light, .tvos) == [])
    #expect(try found(.dark, .ios) == [])
  }

  @Test func unknownNamesSayWhichLayer() {
    #expect(throws: SceneError.material(layer: "thim", .unknownMaterial(name: "thim", nearest: "thin"))) {
      try resolve([material("thim", [])])
    }
    let style = ForegroundStyle(.color(.semantic("systemBlu")))
    #expect(throws: SceneError.color(layer: "text", .unknownColor(name: "systemBlu", nearest: "systemBlue")))
    {
      try resolve([text(style)])
    }
  }

  @Test func endlessNestingIsRefused() {
    var layer = Layer(id: "in", frame: frame, content: .group([]))
    for _ in 0..<100 { layer = Layer(id: "in", frame: frame, content: .group([layer])) }
    #expect(throws: SceneError.nestedTooDeep(layer: "in", limit: SceneResolver.depthLimit)) {
      try resolve([layer])
    }
  }
}
