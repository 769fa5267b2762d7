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
      SceneDescription(size: Size(width: 100, height: 100), traits: traits, desktop: layers),
      facts: FileFacts()
    ).scene
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

  // MARK: Colours

  @Test("Levels outside materials are plain colours")
  func levelsOutsideMaterialsArePlain() throws {
    let scene = try resolve([text(ForegroundStyle(.level(.secondaryLabel)))])
    let color = try SemanticColors.resolve(name: "secondaryLabel", traits: Traits()).color
    #expect(inks(scene.desktop) == [[.color(color, blend: .sourceOver)]])
  }

  @Test("Levels on materials have the inks of the material's family")
  func levelsOnMaterialsAreItsFamilysInks() throws {
    let scene = try resolve([material("thick", [text(ForegroundStyle(.level(.secondaryLabel)))])])
    let family = try Materials.recipe(named: "thick", traits: Traits()).family
    let ink = Vibrancy.ink(level: .secondaryLabel, family: family, traits: Traits())
    #expect(inks(scene.desktop) == [[ink]])
    guard case .backdropMatrix = ink else {
      Issue.record("not vibrant")
      return
    }
  }

  @Test("Custom colours and levels without vibrancy are plain")
  func vibrancySwitchedOffAndCustomColorsArePlain() throws {
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

  @Test("The innermost material decides vibrancy")
  func innerMaterialDecidesVibrancy() throws {
    let inner = material("chrome", [text(ForegroundStyle(.level(.fill)))])
    let scene = try resolve([material("thin", [Layer(frame: frame, content: .group([inner]))])])
    let family = try Materials.recipe(named: "chrome", traits: Traits()).family
    #expect(inks(scene.desktop) == [[Vibrancy.ink(level: .fill, family: family, traits: Traits())]])
  }

  @Test("A material's fixed appearance applies to its layers")
  func fixedAppearanceReachesWhatLiesOnIt() throws {
    let style = ForegroundStyle(.color(.semantic("systemRed")))
    let scene = try resolve([material("thinDark", [text(style)])])
    var dark = Traits()
    dark.appearance = .dark
    let color = try SemanticColors.resolve(name: "systemRed", traits: dark).color
    #expect(inks(scene.desktop) == [[.color(color, blend: .sourceOver)]])
  }

  @Test("Floating roles elevate their layers")
  func floatingRolesElevate() throws {
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

  @Test("System colours of macOS are vibrant on materials")
  func macHuesOnMaterialsAreVibrant() throws {
    let style = ForegroundStyle(.color(.semantic("systemRed")))
    let scene = try resolve([text(style), material("sidebar", [text(style)])]) { $0.platform = .macOS }
    var traits = Traits()
    traits.platform = .macOS
    let plain = try SemanticColors.resolve(name: "systemRed", traits: traits).color
    let vibrant = try SemanticColors.vibrant(name: "systemRed", traits: traits).ink
    #expect(inks(scene.desktop) == [[.color(plain, blend: .sourceOver)], [vibrant]])
    #expect(vibrant != .color(plain, blend: .sourceOver))
  }

  /// AppKit's text colours have the ink of a level on a material, and links that of the vibrant blue.
  @Test("AppKit's text colours on materials are vibrant")
  func textColorsOfAppKitOnMaterialsAreVibrant() throws {
    func ink(_ color: ForegroundStyle.Choice) throws -> [Ink]? {
      let style = ForegroundStyle(color)
      return inks(try resolve([material("menu", [text(style)])]) { $0.platform = .macOS }.desktop).last
    }
    let levels: [(String, VibrancyLevel)] = [
      ("controlTextColor", .label), ("textColor", .label), ("headerTextColor", .label),
      ("windowFrameTextColor", .label), ("placeholderTextColor", .secondaryLabel),
      ("disabledControlTextColor", .tertiaryLabel),
    ]
    for (name, level) in levels {
      #expect(try ink(.color(.semantic(name))) == ink(.level(level)), "\(name)")
    }
    #expect(try ink(.color(.semantic("linkColor"))) == ink(.color(.semantic("systemBlue"))))
    let white = Ink.color(EncodedColor(white: 1), blend: .sourceOver)
    #expect(try ink(.color(.semantic("selectedMenuItemTextColor"))) == [white])
  }

  @Test("Hierarchical symbols on materials use descending levels")
  func hierarchicalSymbolsFallByLevel() throws {
    let symbol = Layer(frame: frame, content: .symbol(SymbolContent(name: "wifi", rendering: .hierarchical)))
    let scene = try resolve([material("thick", [symbol])])
    let family = try Materials.recipe(named: "thick", traits: Traits()).family
    let levels: [VibrancyLevel] = [.label, .secondaryLabel, .tertiaryLabel]
    #expect(inks(scene.desktop) == [levels.map { Vibrancy.ink(level: $0, family: family, traits: Traits()) }])
  }

  @Test("SwiftUI's and AppKit's names are levels on materials")
  func namesOfSwiftUIAndAppKitAreLevelsOnMaterials() throws {
    for (platform, name) in [
      (Platform.iOS, "secondary"), (.macOS, "secondary"), (.macOS, "secondaryLabelColor"),
    ] {
      let style = ForegroundStyle(.color(.semantic(name)))
      let level = ForegroundStyle(.level(.secondaryLabel))
      func drawn(_ style: ForegroundStyle) throws -> [[Ink]] {
        inks(try resolve([text(style), material("thick", [text(style)])]) { $0.platform = platform }.desktop)
      }
      #expect(try drawn(style) == drawn(level))
      let plain = try drawn(ForegroundStyle(.color(.semantic(name)), isVibrant: false))
      #expect(try plain[0] == drawn(level)[0] && plain[1] == plain[0])
    }
  }

  @Test("Platform hues are drawn through the material")
  func platformHuesAreDrawnThroughTheMaterial() throws {
    let style = ForegroundStyle(.color(.semantic("platformOrange")))
    let scene = try resolve([material("regular", [text(style)])])
    guard case .backdropMatrix(let matrix)? = inks(scene.desktop).first?.first else {
      Issue.record("not drawn through the material")
      return
    }
    // On white, the matrix of Apple's file gives an orange without blue, with more than full coverage.
    let white = matrix.applied(to: SIMD4(1, 1, 1, 1))
    #expect(abs(white.x - 1.14438) < 1e-5 && abs(white.y - 0.666) < 1e-3 && white.z == 0)
    #expect(abs(white.w - 1.2) < 1e-5)
    #expect(
      throws: SceneError.color(
        place: "desktop[0].style", .unknownColor(name: "platformOrange", nearest: "systemOrange"))
    ) {
      try resolve([text(style)])
    }
  }

  @Test("Hierarchical symbols lower the alpha of a colour")
  func hierarchicalSymbolsLowerAColor() throws {
    let red = EncodedColor(red: 1, green: 0, blue: 0)
    let content = SymbolContent(
      name: "wifi", rendering: .hierarchical, styles: [ForegroundStyle(.color(.custom(red)))])
    let scene = try resolve([Layer(frame: frame, content: .symbol(content))])
    let layers = [Float(1), 0.5, 0.25, 0.18].map { share -> Ink in
      .color(EncodedColor(red: 1, green: 0, blue: 0, alpha: share), blend: .sourceOver)
    }
    #expect(inks(scene.desktop) == [layers])
  }

  // MARK: Places

  @Test("Child frames are relative, and transforms are about the centre")
  func childFramesAreRelativeAndTransformsTurnAboutTheCentre() throws {
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

  @Test("Windows place their layers and may override activity")
  func windowsPlaceLayersAndOverrideActivity() throws {
    var traits = Traits()
    (traits.platform, traits.look) = (.macOS, .ios18)
    func recipe(isActive: Bool?) throws -> (Node, MaterialRecipe?) {
      let window = Window(
        frame: Rect(x: 30, y: 40, width: 50, height: 50), isActive: isActive,
        layers: [Layer(frame: frame, content: .material(MaterialContent(.role("sidebar"))))])
      let scene = try SceneResolver.resolve(
        SceneDescription(size: Size(width: 100, height: 100), traits: traits, windows: [window]),
        facts: FileFacts()
      ).scene
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
    var layer = material("thin", [text(.primary)])
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

  @Test("The role chooses the blending unless the scene does")
  func rolesChooseBlendingUnlessTheSceneDoes() throws {
    func blending(_ content: MaterialContent) throws -> Blending? {
      let scene = try resolve([Layer(frame: frame, content: .material(content))]) {
        ($0.platform, $0.look) = (.macOS, .ios18)
      }
      guard case .material(let material) = scene.desktop[0].content else { return nil }
      return material.blending
    }
    #expect(try blending(MaterialContent(.role("sidebar"))) == .behindWindow)
    #expect(try blending(MaterialContent(.role("toolbar"))) == .withinWindow)
    #expect(try blending(MaterialContent(.role("sidebar"), blending: .withinWindow)) == .withinWindow)
  }

  @Test("A repeated picture is one resource")
  func onePictureIsOneResource() throws {
    let image = Layer(frame: frame, content: .image(ImageContent(path: "a.png")))
    let other = Layer(frame: frame, content: .image(ImageContent(path: "b.png")))
    let scene = try resolve([image, other, image])
    #expect(scene.resources == [.image(path: "a.png"), .image(path: "b.png")])
  }

  // MARK: Errors

  @Test("An unknown material is an error with its place")
  func unknownMaterialsSayWhere() {
    let place = "desktop[0].material"
    #expect(throws: SceneError.material(place: place, .unknownMaterial(name: "thim", nearest: "thin"))) {
      try resolve([material("thim", [])])
    }
  }

  @Test("An unknown colour is an error with its place")
  func unknownColorsSayWhere() {
    let wrong = ForegroundStyle(.color(.semantic("systemBlu")))
    let stop = FillStyle.Stop(location: 1, color: .semantic("systemBlu"))
    let gradient = FillStyle.radial(
      stops: [.init(location: 0, color: .custom(EncodedColor(white: 0))), stop], center: Point(x: 0, y: 0),
      startRadius: 0, endRadius: 1)
    let contents: [(Layer.Content, String)] = [
      (.text(TextContent("a", style: wrong)), "style"),
      (.fill(shape: .rectangle, .foreground(wrong)), "fill"),
      (.fill(shape: .rectangle, gradient), "radialGradient.stops[1]"),
      (.symbol(SymbolContent(name: "wifi", styles: [wrong])), "style"),
      (.symbol(SymbolContent(name: "wifi", rendering: .palette, styles: [.primary, wrong])), "styles[1]"),
    ]
    for (content, key) in contents {
      let inside = material("thin", [Layer(frame: frame, content: content)])
      let fact = ColorNameError.unknownColor(name: "systemBlu", nearest: "systemBlue")
      #expect(throws: SceneError.color(place: "desktop[1].layers[0]." + key, fact)) {
        try resolve([text(.primary), inside])
      }
    }
  }

  @Test("A resource knows the first layer that uses it")
  func resourcesKnowTheLayerThatAsksForThem() throws {
    let image = Layer(id: "photo", frame: frame, content: .image(ImageContent(path: "a.png")))
    var description = SceneDescription(size: Size(width: 100, height: 100))
    description.desktop = [image, material("thin", [text(.primary)]), image]
    let trace = try SceneResolver.resolve(description, facts: FileFacts()).trace
    #expect(trace.resources.map { $0.path } == ["desktop[0]", "desktop[1].layers[0]"])
  }

  @Test("Refuse layers nested beyond the limit")
  func endlessNestingIsRefused() {
    var layer = Layer(id: "in", frame: frame, content: .group([]))
    let place = "desktop[0]" + String(repeating: ".group[0]", count: SceneResolver.depthLimit + 1)
    for _ in 0..<100 { layer = Layer(id: "in", frame: frame, content: .group([layer])) }
    #expect(throws: SceneError.nestedTooDeep(place: place, limit: SceneResolver.depthLimit)) {
      try resolve([layer])
    }
  }
}
