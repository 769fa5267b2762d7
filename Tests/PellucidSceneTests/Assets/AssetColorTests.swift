// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidGeometry
import PellucidHost
import PellucidScene
import PellucidSceneSupport
import Testing

/// Tests of scenes with colours of catalogs.
@Suite struct AssetColorTests {
  private let assets: AssetFolder

  init() throws { assets = try AssetFolder() }

  private static func fill(_ style: ForegroundStyle) -> Layer.Content {
    .fill(shape: .rectangle, .foreground(style))
  }

  private func resolve(
    _ name: String, _ change: (inout SceneDescription) -> Void = { _ in }
  ) throws -> RuledScene {
    try RuledScene(assets.scene(Self.fill(.asset(name)), change))
  }

  private static func grey(_ level: Int) -> EncodedColor { EncodedColor(white: Float(level) / 255) }

  @Test("A catalog colour's variant follows the traits")
  func variantsFollowTheTraits() throws {
    try assets.color(
      "Ink",
      [
        ("", AssetFolder.grey(10)), (AssetFolder.dark, AssetFolder.grey(20)),
        (AssetFolder.high, AssetFolder.grey(30)), (#", "display-gamut": "display-P3""#, AssetFolder.grey(40)),
      ])
    #expect(try resolve("Ink").fillColor == Self.grey(10))
    #expect(try resolve("Ink") { $0.traits.appearance = .dark }.fillColor == Self.grey(20))
    #expect(try resolve("Ink") { $0.traits.contrast = .increased }.fillColor == Self.grey(30))
    // The colour scheme takes precedence over the contrast.
    let both = try resolve("Ink") { ($0.traits.appearance, $0.traits.contrast) = (.dark, .increased) }
    #expect(both.fillColor == Self.grey(20))
    #expect(try resolve("Ink") { $0.traits.gamut = .displayP3 }.fillColor == Self.grey(40))
  }

  /// Shadows of layers and windows may have a catalog's colour, which follows the traits.
  @Test("Shadows take colours of catalogs")
  func shadowsTakeColorsOfCatalogs() throws {
    try assets.color("Shade", [("", AssetFolder.grey(10)), (AssetFolder.dark, AssetFolder.grey(20))])
    let text = #"""
      {"version": 1, "size": {"width": 20, "height": 10}, "windows": [
        {"shadow": {"color": "asset:Shade", "sigma": 2},
         "layers": [{"fill": "#FFFFFF", "shadow": {"color": "asset:Shade", "sigma": 1}}]}]}
      """#
    var scene = try SceneReader().read(bytes: Array(text.utf8))
    try AssetCatalogs(paths: [assets.path]).provide(for: &scene)
    for (appearance, level) in [(Appearance.light, 10), (.dark, 20)] {
      scene.traits.appearance = appearance
      let window = try #require(try RuledScene(scene).windows.first)
      #expect(window.shadow?.color == Self.grey(level) && window.shadow?.sigma == 2)
      #expect(window.nodes.first?.shadow?.color == Self.grey(level))
    }
    scene.windows[0].shadow?.color = .asset("Shadow")
    #expect(
      throws: SceneError.asset(
        place: "windows[0].shadow.color", .unknown(.color, name: "Shadow", nearest: "Shade"))
    ) { try RuledScene(scene) }
  }

  @Test("Changed traits choose another variant without a new look-up")
  func changedTraitsNeedNoSecondLookUp() throws {
    try assets.color("Ink", [("", AssetFolder.grey(10)), (AssetFolder.dark, AssetFolder.grey(20))])
    var scene = try assets.scene(Self.fill(.asset("Ink")))
    for (appearance, level) in [(Appearance.light, 10), (.dark, 20), (.light, 10)] {
      scene.traits.appearance = appearance
      #expect(try RuledScene(scene).fillColor == Self.grey(level))
    }
  }

  @Test("A device chooses the variant of its idiom")
  func devicesHaveTheirOwn() throws {
    let entry = #""color": \#(AssetFolder.grey(1))"#
    let idioms = [("universal", "", 1), ("iphone", "", 2), ("ipad", "", 3), ("mac", "", 4), ("car", "", 6)]
    let entries = idioms.map {
      #"{"idiom": "\#($0.0)"\#($0.1), \#(entry.replacing("\"1\"", with: "\"\($0.2)\""))}"#
    }
    try assets.write(
      #"{"colors": [\#(entries.joined(separator: ", "))]}"#, to: "Ink.colorset/Contents.json")
    let cases: [(Platform, DeviceSettings.Idiom?, Int)] = [
      (.iOS, nil, 2), (.iOS, .phone, 2), (.iOS, .pad, 3), (.iOS, .carPlay, 6), (.macOS, nil, 4),
      (.macOS, .catalyst, 3), (.macOS, .pad, 4), (.tvOS, nil, 1), (.watchOS, nil, 1), (.visionOS, nil, 1),
    ]
    for (platform, idiom, level) in cases {
      let color = try resolve("Ink") { ($0.traits.platform, $0.device.idiom) = (platform, idiom) }.fillColor
      #expect(color == Self.grey(level), "\(platform) \(String(describing: idiom))")
    }
  }

  @Test("A namespace is part of an asset's name")
  func namespacesAreInFrontOfNames() throws {
    try assets.write(#"{"properties": {"provides-namespace": true}}"#, to: "Brand/Contents.json")
    try assets.color("Brand/Ink", [("", AssetFolder.grey(10))])
    try assets.color("Plain/Ink", [("", AssetFolder.grey(20))])
    #expect(try resolve("Brand/Ink").fillColor == Self.grey(10))
    #expect(try resolve("Ink").fillColor == Self.grey(20))
  }

  /// A reference to a system colour still follows level and contrast, which an entry of a catalog cannot.
  @Test("A reference to a system colour resolves under all traits")
  func referencesAreResolvedUnderAllTraits() throws {
    try assets.color(
      "Ground",
      [("", AssetFolder.grey(10)), (AssetFolder.dark, AssetFolder.reference("systemBackgroundColor"))])
    #expect(try resolve("Ground").fillColor == Self.grey(10))
    var traits = Traits()
    traits.appearance = .dark
    for level in Level.allCases {
      for contrast in ContrastSetting.allCases {
        (traits.level, traits.contrast) = (level, contrast)
        let expected = try SemanticColors.resolve(name: "systemBackground", traits: traits).color
        #expect(try resolve("Ground") { $0.traits = traits }.fillColor == expected)
      }
    }
  }

  /// The names of SwiftUI's list that catalogs use for system colours.
  @Test(
    "Catalog names of system colours are known on every platform",
    arguments: [
      "systemRedColor", "systemOrangeColor", "systemYellowColor", "systemGreenColor", "systemTealColor",
      "systemMintColor", "systemCyanColor", "systemBlueColor", "systemIndigoColor", "systemPurpleColor",
      "systemPinkColor", "systemBrownColor", "systemGrayColor", "labelColor", "secondaryLabelColor",
      "tertiaryLabelColor", "quaternaryLabelColor", "quinaryLabelColor",
    ])
  func namesOfSystemColoursAreKnownOnEveryPlatform(name: String) throws {
    try assets.color("It", [("", AssetFolder.reference(name))])
    for platform in Platform.allCases where platform != .watchOS || name.hasPrefix("system") {
      let scene = try resolve("It") { $0.traits.platform = platform }
      #expect((scene.fillColor?.alpha ?? 0) > 0, "\(platform)")
      #expect(scene.findings.filter { $0.message.contains("asset:") } == [])
    }
  }

  @Test("A colour without a variant is drawn clear and noted")
  func whatHasNoValueIsClearAndSaidSo() throws {
    try assets.color("Night", [(AssetFolder.dark, AssetFolder.grey(20))])
    let light = try resolve("Night")
    #expect(light.fillColor?.alpha == 0)
    #expect(
      light.findings == [
        RuledScene.Told(
          rule: "note", layer: "it", message: "asset:Night: no variant fits these settings: it is clear")
      ])
    let dark = try resolve("Night") { $0.traits.appearance = .dark }
    #expect(dark.fillColor == Self.grey(20) && dark.findings.isEmpty)

    try assets.color("Odd", [("", AssetFolder.reference("windowBackgroundColor", "osx"))])
    let phone = try resolve("Odd")
    #expect(phone.fillColor?.alpha == 0 && phone.findings.count == 1)
    let mac = try resolve("Odd") { $0.traits.platform = .macOS }
    #expect(mac.fillColor?.alpha == 1 && mac.findings.isEmpty)
  }

  /// The template that every new project contains.
  @Test("An empty accent colour is the system's")
  func anEmptyAccentColourIsTheSystems() throws {
    try assets.write(#"{"colors": [{"idiom": "universal"}]}"#, to: "AccentColor.colorset/Contents.json")
    let scene = try resolve("AccentColor")
    #expect(scene.fillColor == SemanticColors.accent(traits: Traits()).color)
    #expect(scene.findings.count == 1)
  }

  @Test("Duplicate variants and names are noted")
  func twiceTheSameIsNoted() throws {
    try assets.color("Ink", [("", AssetFolder.grey(10)), ("", AssetFolder.grey(20))])
    let ambiguous = try resolve("Ink")
    #expect(ambiguous.fillColor == Self.grey(10) && ambiguous.findings.count == 1)

    try assets.color("A/Twin", [("", AssetFolder.grey(10))])
    try assets.color("B/Twin", [("", AssetFolder.grey(20))])
    let twin = try resolve("Twin")
    #expect(twin.fillColor == Self.grey(10))
    #expect(twin.findings.map(\.rule) == ["note"])
  }

  @Test("The first catalog takes precedence")
  func theFirstCatalogWins() throws {
    let other = try AssetFolder()
    try assets.color("Ink", [("", AssetFolder.grey(10))])
    try other.color("Ink", [("", AssetFolder.grey(20))])
    try other.color("Paper", [("", AssetFolder.grey(30))])
    var scene = SceneDescription(size: Size(width: 4, height: 4)) {
      FillLayer(.linear([.asset("Ink"), .asset("Paper")]))
    }
    try AssetCatalogs(paths: [assets.path, other.path]).provide(for: &scene)
    guard case .fill(_, .linear(let stops, _, _)) = try RuledScene(scene).desktop[0].content
    else {
      Issue.record("no gradient")
      return
    }
    #expect(stops.map(\.color) == [Self.grey(10), Self.grey(30)])
  }

  @Test("An unknown asset is an error with the nearest name")
  func unknownNamesSayWhatIsNear() throws {
    try assets.color("Brand Ink", [("", AssetFolder.grey(10))])
    let place = "desktop[0].fill"
    #expect(
      throws: SceneError.asset(
        place: place, .unknown(.color, name: "BrandInk", nearest: "Brand Ink"))
    ) { try resolve("BrandInk") }
    #expect(throws: SceneError.asset(place: place, .missingPrefix(name: "Brand Ink"))) {
      try RuledScene(assets.scene(Self.fill(.semantic("Brand Ink"))))
    }
    let bare = SceneDescription(
      size: Size(width: 4, height: 4),
      desktop: [Layer(frame: Rect(x: 0, y: 0, width: 4, height: 4), content: Self.fill(.asset("Ink")))])
    #expect(throws: SceneError.asset(place: place, .noCatalogs(name: "Ink"))) {
      try RuledScene(bare)
    }
  }

  @Test("Catalog colours on materials are custom colours")
  func onMaterialsTheyAreCustomColours() throws {
    try assets.color("Ink", [("", AssetFolder.grey(10)), (AssetFolder.dark, AssetFolder.grey(20))])
    let text = Layer(
      id: "word", frame: Rect(x: 0, y: 0, width: 9, height: 9),
      content: .text(TextContent("a", style: .asset("Ink"))))
    for (name, level) in [("thin", 10), ("thinDark", 20), ("thinLight", 10)] {
      let material = Layer.Content.material(MaterialContent(.named(name), children: [text]))
      let scene = try RuledScene(assets.scene(material))
      #expect(scene.findings.filter { $0.rule == "SRC06" }.map(\.layer) == ["word"])
      guard case .masked(_, let inks, _) = scene.desktop.last?.content else {
        Issue.record("no text on \(name)")
        continue
      }
      #expect(inks == [.color(Self.grey(level), blend: .sourceOver)], "\(name)")
    }
  }
}
